// One of the library's own flipbooks that this device keeps, in the page, as its frame would show it.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FlipbookPages } from '../../../contracts/flipbooks.ts';
import type { TurnDirection } from '../../book-pages/pages.ts';
import { openInPage } from '../../flipbook/in-page.ts';
import { useTurningKeys } from './use-turning.ts';

/**
 * `page` is where the book opens. `isLost`: a picture could not be loaded, so the book opens anew once its address has a new
 * ticket. What the device keeps needs none.
 */
export function KeptFlipbook({
  title,
  kept,
  flipbookUrl,
  page,
  isLost,
  onPage,
  onLost,
}: {
  title: string;
  kept: FlipbookPages;
  flipbookUrl: string;
  page: number;
  isLost: boolean;
  onPage: (page: number, isLast: boolean) => void;
  onLost: () => void;
}) {
  const host = useRef<HTMLElement>(null);
  const turnBook = useRef<((direction: TurnDirection) => void) | null>(null);
  const [opened, setOpened] = useState({ url: flipbookUrl, page });
  if (isLost && opened.url !== flipbookUrl) setOpened({ url: flipbookUrl, page });
  useEffect(() => {
    if (host.current === null) return;
    const ticket = new URL(opened.url).searchParams.get('ticket') ?? '';
    const flipbook = { ...kept, ticket, isKept: true };
    const book = openInPage(host.current, flipbook, opened.page, (message) => {
      if (message.flipbook === 'page') onPage(message.page, message.isLast);
      else onLost();
    });
    turnBook.current = book.turn;
    return book.close;
  }, [kept, opened, onPage, onLost]);
  useTurningKeys(useCallback((direction) => turnBook.current?.(direction), []));
  return <section ref={host} aria-label={title} className="reader-embed" />;
}
