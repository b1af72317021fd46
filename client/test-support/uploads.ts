// Stands in for XMLHttpRequest, with which files are uploaded.
import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** An upload as it was sent. Headers are in lower case. */
export interface SentUpload {
  /** With its query. */
  address: string;
  headers: Record<string, string>;
}

/**
 * Answers every upload at once with this status, and with what `answer` returns for its address: an empty object or, if it
 * fails, nothing. Returns the uploads, which grow as they are sent.
 */
export function answerUploads(
  status = 200,
  statusText = 'OK',
  answer: (address: string) => string = () => (status === 200 ? '{}' : ''),
): SentUpload[] {
  const sent: SentUpload[] = [];
  class Request {
    status = status;
    statusText = statusText;
    responseText = '';
    upload = {};
    onload = () => {};
    address = '';
    headers: Record<string, string> = {};
    open(_: string, address: string) {
      this.address = address;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name.toLowerCase()] = value;
    }
    send() {
      sent.push({ address: this.address, headers: this.headers });
      this.responseText = answer(this.address);
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}

/** Holds the next upload back, which `answerUploads` answers once it is released. */
export function holdUploads() {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  return {
    send,
    release() {
      const held = send.mock.contexts.at(-1) as XMLHttpRequest | undefined;
      send.mockRestore();
      act(() => void held?.send());
    },
  };
}
