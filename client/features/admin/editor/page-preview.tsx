// A live preview of one page at a time, rendered with the reader's own page component.
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
} from 'react';
import { renderPages } from '../../../../contracts/inline-pages.ts';
import { pagesOf } from '../../../book-pages/content.ts';
import { letterSize, PageSheet } from '../../../book-pages/page-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import type { TypedPage } from '../drafts/drafts.ts';
import { toContent } from '../drafts/typed-pages.ts';

/** A page at the size of a portrait tablet, scaled to fit, so that lines break as they do in the reader. */
function Tablet({
  label,
  size,
  children,
}: {
  label: string;
  size: CSSProperties;
  children: ReactNode;
}) {
  const [scale, setScale] = useState(0.5);
  const container = useRef<HTMLDivElement>(null);
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const fit = () => {
      const [available, width] = [container.current?.clientWidth, screen.current?.offsetWidth];
      if (available && width) setScale(available / width);
    };
    const observer = new ResizeObserver(fit);
    if (container.current) observer.observe(container.current);
    if (screen.current) observer.observe(screen.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={container}
      role="group"
      aria-label={label}
      className="relative mx-auto aspect-3/4 w-full max-w-[max(14rem,75dvh-11rem)] overflow-hidden rounded-2xl"
    >
      <div
        ref={screen}
        className="absolute top-0 left-0 h-[800px] w-[600px] origin-top-left"
        style={{ ...size, transform: `scale(${scale})` }}
      >
        {children}
      </div>
    </div>
  );
}

export function PagePreview({
  pages,
  shown,
  onShow,
}: {
  pages: readonly TypedPage[];
  /** The index of the page to show, from 0. */
  shown: number;
  onShow: (index: number) => void;
}) {
  const typed = useDeferredValue(pages);
  const sheets = useMemo(() => pagesOf(renderPages(toContent(typed))), [typed]);
  const size = useMemo(() => letterSize(sheets), [sheets]);
  const index = Math.min(shown, sheets.length - 1);
  const sheet = sheets[index];
  if (sheet === undefined) return <p className="text-ink-soft">The pages will be shown here.</p>;
  return (
    <div className="flex flex-col gap-3">
      <Tablet label={`Preview of page ${index + 1}`} size={size}>
        <PageSheet key={typed[index]?.picture?.address} page={sheet} />
      </Tablet>
      <div className="flex items-center justify-between gap-2">
        <Button
          variant="quiet"
          className="px-3!"
          aria-label="Previous page"
          disabled={index === 0}
          onClick={() => onShow(index - 1)}
        >
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p role="status">{`Page ${index + 1} of ${sheets.length}`}</p>
        <Button
          variant="quiet"
          className="px-3!"
          aria-label="Next page"
          disabled={index === sheets.length - 1}
          onClick={() => onShow(index + 1)}
        >
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
