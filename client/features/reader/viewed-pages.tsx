// An inline book that its owner views as a child would: pages, word help, 'Read to me' and the look of the page. Its
// settings last until the book is left.
import { useCallback, useRef, useState } from 'react';
import type { Book } from '../../../contracts/books.ts';
import { defaultReaderSettings } from '../../../domain/reader-settings.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { pagesShown, turned, type TurnDirection } from '../../book-pages/pages.ts';
import { noCompletion } from './no-completion.ts';
import { PageStage } from './page-stage.tsx';
import { EarButton, ReadToMePlayer, TurnByItself } from './read-to-me.tsx';
import { ReaderView } from './reader-view.tsx';
import { SettingsButton } from './settings-panel.tsx';
import { useReadToMe } from './use-read-to-me.ts';
import { useReadyPictures } from './use-ready-pictures.ts';
import { useWideScreen } from './use-wide-screen.ts';

const ignore = () => undefined;

export function ViewedPages({ book, bookPages }: { book: Book; bookPages: readonly BookPage[] }) {
  const pageCount = bookPages.length;
  const perTurn = useWideScreen() && pageCount > 1 ? 2 : 1;
  const [page, setPage] = useState(1);
  const [lastTurn, setLastTurn] = useState<TurnDirection>('next');
  const [settings, change] = useState(defaultReaderSettings);
  const turn = useCallback(
    (direction: TurnDirection) => {
      setLastTurn(direction);
      setPage((now) => turned(now, direction, pageCount, perTurn));
    },
    [pageCount, perTurn],
  );
  const shown = pagesShown(page, perTurn, pageCount);
  const last = shown.at(-1) ?? 1;
  useReadyPictures(bookPages, { first: shown[0] ?? 1, last }, null);

  const pageElement = useRef<HTMLDivElement>(null);
  const ear = useRef<HTMLButtonElement>(null);
  const readToMe = useReadToMe({
    ...{ book, bookPages, shown },
    page: pageElement,
    onNext: () => turn('next'),
    onBegin: ignore,
    onPageEnd: ignore,
    isAllowed: true,
    reader: { settings, change },
  });
  const isReading = readToMe.status !== 'silent';

  return (
    <ReaderView
      {...{ book, settings }}
      kind="pages"
      isListening={isReading}
      completion={noCompletion}
      corner={{ atEnd: last === pageCount, onNext: () => turn('next') }}
      tools={
        <>
          {readToMe.isOffered && <EarButton ref={ear} readToMe={readToMe} />}
          <SettingsButton settings={settings} onChange={change}>
            {readToMe.isOffered && <TurnByItself readToMe={readToMe} />}
          </SettingsButton>
        </>
      }
    >
      <PageStage
        words={book.words}
        page={pageElement}
        {...{ bookPages, shown, lastTurn, turn }}
        onHelpRequest={readToMe.pause}
        player={isReading && <ReadToMePlayer earRef={ear} readToMe={readToMe} />}
      />
    </ReaderView>
  );
}
