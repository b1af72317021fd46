// Where the preview of the pages stands: next to the form on a wide screen, in a dialog on a narrow one.
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { TypedPage } from '../drafts/drafts.ts';
import { PagePreview } from './page-preview.tsx';

export function usePreviewPlacement() {
  const [shown, setShown] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const returnFocusTo = useReturnFocus(isOpen);
  return {
    /** The index of the page to show, from 0. */
    shown,
    show: setShown,
    /** Whether the dialog is open. */
    isOpen,
    open() {
      returnFocusTo(document.activeElement);
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
  };
}

export function PreviewPlacement({
  pages,
  preview: { shown, show, isOpen, close },
}: {
  pages: readonly TypedPage[];
  preview: ReturnType<typeof usePreviewPlacement>;
}) {
  return (
    <>
      <Card className="max-lg:hidden lg:sticky lg:top-4">
        <Card.Title>Preview</Card.Title>
        <PagePreview pages={pages} shown={shown} onShow={show} />
      </Card>
      <Dialog open={isOpen} onClose={close} title="Preview">
        <PagePreview pages={pages} shown={shown} onShow={show} />
      </Dialog>
    </>
  );
}
