// The one queue of files that this page sends.
import { callAsOwner } from '../../../api/api.ts';
import { guardPage } from '../../../browser/unsaved.ts';
import { fetchCode } from '../../../loading/fetch-code.ts';
import { begunUploads } from './begun-uploads.ts';
import { refreshIncoming } from './incoming-query.ts';
import { createSendQueue } from './send-queue.ts';
import { isOnItsWay } from './sent-file.ts';

// Only who brings files in needs what sends and packs them. The page never opens anew for it: that would stop what is sent.
const inBackground = { isAwaited: false };
const fetchSender = () => fetchCode(() => import('../../../api/resumable-upload.ts'), inBackground);
const fetchPacker = () => fetchCode(() => import('./zip-pictures.ts'), inBackground);

export const sendQueue = createSendQueue({
  send: async (...args) => (await fetchSender()).uploadResumably(...args),
  pack: async (...args) => (await fetchPacker()).zipPictures(...args),
  packedSize: async (...args) => (await fetchPacker()).sizeOfZip(...args),
  announce: async (...args) => (await fetchSender()).announceUpload(...args),
  listed: () => callAsOwner('GET /api/admin/incoming'),
  begun: begunUploads,
});

let release = () => {};
let isGuarded = false;

/** Whether files are on their way. */
export const isSending = () => sendQueue.store.getState().files.some(isOnItsWay);

sendQueue.store.subscribe(({ files }, before) => {
  const arrived = files.filter(({ phase }) => phase === 'sent').length;
  if (arrived > before.files.filter(({ phase }) => phase === 'sent').length) {
    void refreshIncoming();
  }
  if (isGuarded === isSending()) return;
  isGuarded = !isGuarded;
  if (isGuarded) release = guardPage('sending');
  else release();
});

addEventListener('online', sendQueue.wake);
addEventListener('offline', sendQueue.noteOffline);
