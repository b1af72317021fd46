// Shows an inline book one page at a time, or two on a wide screen. Buttons, keys, swipes and taps
// at the edges of the page turn it.
import { useRef } from 'react';
import type { Book } from '../../../contracts/books.ts';
import type { ProgressEntry } from '../../../contracts/progress.ts';
import type { BookPage } from '../../book-pages/content.ts';
import { useVoiceSettings } from '../../offline/use-voice-settings.ts';
import { HearMyselfButton } from './hear-myself.tsx';
import { HearMyselfPlayer } from './hear-myself-player.tsx';
import { pagesShown } from '../../book-pages/pages.ts';
import { SayButton } from '../../voice/say-button.tsx';
import { PageStage } from './page-stage.tsx';
import { ReaderFrame } from './reader-frame.tsx';
import { EarButton, ReadToMePlayer, TurnByItself } from './read-to-me.tsx';
import { SettingsButton } from './settings-panel.tsx';
import { useListening } from './use-listening.ts';
import { useHearMyself } from './use-hear-myself.ts';
import { usePosition } from './use-position.ts';
import { usePractice } from './use-practice.ts';
import { useReadToMe } from './use-read-to-me.ts';
import { useReaderSettings } from './use-reader-settings.ts';
import { useReadyPictures } from './use-ready-pictures.ts';
import { useWideScreen } from './use-wide-screen.ts';
import { useWordHint } from './use-word-hint.ts';
import { WordHint } from './word-hint.tsx';

export function PageReader({
  book,
  bookPages,
  progress,
  isAnswered,
}: {
  book: Book;
  bookPages: readonly BookPage[];
  progress: ProgressEntry;
  /** Whether the server says that the child is there. */
  isAnswered: boolean;
}) {
  const pageCount = bookPages.length;
  const perTurn = useWideScreen() && pageCount > 1 ? 2 : 1;
  const { page, lastTurn, turn, isUnturned, startAgain } = usePosition({
    bookId: book.id,
    progress,
    isAnswered,
    pageCount,
    perTurn,
  });
  const shown = pagesShown(page, perTurn, pageCount);
  const first = shown[0] ?? 1;
  const last = shown.at(-1) ?? 1;
  useReadyPictures(bookPages, { first, last }, book.heroImageUrl);
  const practice = usePractice(book.id, bookPages, first, last);
  const listening = useListening(book.id, bookPages, page);
  const { isHintDue, markHelpUsed } = useWordHint();
  const reader = useReaderSettings();
  const { settings, change } = reader;
  const { readToMe: isAllowed, hearMyself } = useVoiceSettings().settings;

  const pageElement = useRef<HTMLDivElement>(null);
  const ear = useRef<HTMLButtonElement>(null);
  const readToMe = useReadToMe({
    book,
    bookPages,
    page: pageElement,
    shown,
    onNext: () => turn('next'),
    onBegin: practice.noteReadAloud,
    onPageEnd: listening.noteReadAloud,
    ...{ isAllowed, reader },
  });
  const isReading = readToMe.status !== 'silent';
  const hear = useHearMyself(shown.join(), hearMyself);

  const onHelpRequest = (word: string) => {
    readToMe.pause();
    markHelpUsed();
    practice.recordHelp(word);
  };

  return (
    <ReaderFrame
      book={book}
      kind="pages"
      settings={settings}
      listening={{
        isActive: isReading || hear.isActive,
        finish() {
          hear.session.forget();
          readToMe.stop();
          return listening.hasListened();
        },
        readAgain() {
          listening.startAgain();
          startAgain();
        },
      }}
      tool={
        <>
          {readToMe.isOffered && <EarButton ref={ear} readToMe={readToMe} />}
          {hear.isOn && (
            <HearMyselfButton
              hear={hear}
              onBegin={readToMe.stop}
              speaker={<SayButton phrases={[{ prompt: 'hear-yourself' }]} />}
            />
          )}
          <SettingsButton settings={settings} onChange={change}>
            {readToMe.isOffered && <TurnByItself readToMe={readToMe} />}
          </SettingsButton>
        </>
      }
      isUnread={isUnturned && last < pageCount}
      corner={{ atEnd: last === pageCount, onNext: () => turn('next') }}
    >
      <PageStage
        words={book.words}
        page={pageElement}
        {...{ bookPages, shown, lastTurn, turn, onHelpRequest }}
        note={isHintDue && !progress.completed && <WordHint />}
        player={
          <>
            {isReading && <ReadToMePlayer earRef={ear} readToMe={readToMe} />}
            {hear.isActive && !isReading && <HearMyselfPlayer hear={hear} />}
          </>
        }
      />
    </ReaderFrame>
  );
}
