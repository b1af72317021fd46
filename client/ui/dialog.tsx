import { X } from 'lucide-react';
import { AlertDialog, Dialog as Modal } from 'radix-ui';
import { type ReactNode, useLayoutEffect } from 'react';
import { Button, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

const sheetClass =
  'fixed left-1/2 top-1/2 z-50 flex max-h-[90dvh] w-[min(32rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 flex-col gap-3 overflow-y-auto rounded-card bg-page p-6 shadow-lift forced-colors:border-2 motion-safe:animate-pop sm:p-8';

/**
 * Dims the page and prevents scrolling. Radix's own overlay inserts a style sheet, which the page's content
 * security policy forbids; a style on an element is allowed.
 */
function Overlay() {
  useLayoutEffect(() => {
    const { style } = document.body;
    const { overflow, paddingRight } = style;
    // Keep the scrollbar's room when it disappears, so there is no layout shift.
    const room = window.innerWidth - document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (room > 0) style.paddingRight = `${room}px`;
    return () => void Object.assign(style, { overflow, paddingRight });
  }, []);
  return <div className="pointer-events-auto fixed inset-0 z-40 bg-ink/45 backdrop-blur-[2px]" />;
}

/** A modal dialog. Without `onClose`, only its own buttons close it. */
export function Dialog({
  open,
  onClose,
  title,
  description,
  className,
  children,
}: {
  open: boolean;
  onClose?: () => void;
  title: ReactNode;
  description?: ReactNode;
  className?: string;
  children?: Elements;
}) {
  const preventClose = (event: Event) => event.preventDefault();
  return (
    <Modal.Root open={open} onOpenChange={(next) => next || onClose?.()}>
      <Modal.Portal>
        <Overlay />
        <Modal.Content
          className={classNames(sheetClass, className)}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          {...(onClose === undefined
            ? { onEscapeKeyDown: preventClose, onInteractOutside: preventClose }
            : {})}
        >
          <Modal.Title className="pr-10 text-2xl">{title}</Modal.Title>
          {description !== undefined && (
            <Modal.Description className="text-lg text-ink-soft">{description}</Modal.Description>
          )}
          {children}
          {onClose !== undefined && (
            <Modal.Close
              aria-label="Close"
              className="absolute right-3 top-3 flex size-12 items-center justify-center rounded-full text-ink-soft hover:bg-paper-deep hover:text-ink"
            >
              <X aria-hidden="true" />
            </Modal.Close>
          )}
        </Modal.Content>
      </Modal.Portal>
    </Modal.Root>
  );
}

/** Asks for confirmation before an irreversible action. The Cancel button has the focus. */
export function ConfirmDialog({
  open,
  onClose,
  title,
  lead,
  text,
  note,
  confirm,
  onConfirm,
  destructive = false,
}: {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What there is to know first, above the text. */
  lead?: string | undefined;
  text: string;
  /** What else there is to say, below the text. */
  note?: string | undefined;
  /** The label of the confirm button. */
  confirm: string;
  onConfirm: () => void;
  destructive?: boolean;
}) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => next || onClose()}>
      <AlertDialog.Portal>
        <Overlay />
        <AlertDialog.Content className={sheetClass}>
          <AlertDialog.Title className="text-2xl wrap-anywhere">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="flex flex-col gap-3 text-lg">
              {lead !== undefined && <p className="font-bold">{lead}</p>}
              <p className="text-ink-soft">{text}</p>
            </div>
          </AlertDialog.Description>
          <p role="status" className="text-lg text-ink-soft empty:hidden">
            {note}
          </p>
          <div className="mt-3 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonClass('secondary')}>Cancel</AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={destructive ? 'danger' : 'primary'} onClick={onConfirm}>
                {confirm}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
