// Stands in for XMLHttpRequest, with which files are uploaded.
import { vi } from 'vitest';

/** An upload as it was sent. Headers are in lower case. */
export interface SentUpload {
  /** With its query. */
  address: string;
  headers: Record<string, string>;
}

/** Answers every upload at once with this status, and with an empty object or, if it fails, with nothing. Returns the uploads, which grow as they are sent. */
export function answerUploads(status = 200, statusText = 'OK'): SentUpload[] {
  const sent: SentUpload[] = [];
  class Request {
    status = status;
    statusText = statusText;
    responseText = status === 200 ? '{}' : '';
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
      this.onload();
    }
  }
  vi.stubGlobal('XMLHttpRequest', Request);
  return sent;
}
