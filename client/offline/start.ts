// Starts what lets a signed-in family read without a network. Fetched after the first screen.
import { catchUpLater } from './catch-up.ts';
import { followAnswers } from './kept-answers.ts';
import { NewVersionNotice } from './new-version-notice.tsx';
import { followReleases } from './new-version.ts';
import { reachAgain } from './reach-again.ts';
import { watchKept } from './watch-kept.ts';
import { registerWorker, whenKeeping } from './worker.ts';
import { noticeStore } from '../ui/notice-place.tsx';

async function startWorker(): Promise<void> {
  const registration = await registerWorker();
  if (registration === null) return;
  followReleases(registration);
  noticeStore.setState({ Notice: NewVersionNotice });
}

let isStarted = false;

/** Starts once per page. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  void startWorker();
  followAnswers();
  catchUpLater();
  reachAgain();
  whenKeeping(watchKept);
}
