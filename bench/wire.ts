// HTTP over one connection that stays open, with as little work as can be: what measures must not be
// busier than what is measured. Understands answers that tell their length, as all of the API do.
import { connect, type Socket } from 'node:net';

const BLANK_LINE = '\r\n\r\n';
const WITHOUT_BODY = new Set([204, 304]);

/** For all that arrives at any: with a buffer for each read, collecting them would make the caller late. */
const arrived = Buffer.allocUnsafe(64 * 1024);

export class Wire {
  readonly #socket: Socket;
  #waiting: PromiseWithResolvers<number> | null = null;
  #status = 0;
  /** What has arrived of a head that is not whole yet. */
  #head: Buffer | null = null;
  /** Bytes of the body that are still to come; null before the head is whole. */
  #left: number | null = null;
  isOpen = true;

  constructor(origin: string) {
    const { hostname, port } = new URL(origin);
    this.#socket = connect({
      ...{ host: hostname, port: Number(port), noDelay: true },
      onread: {
        buffer: arrived,
        callback: (length) => {
          this.#take(arrived.subarray(0, length));
          return true;
        },
      },
    });
    // An error is followed by the end.
    this.#socket.on('error', () => {});
    this.#socket.on('close', () => {
      this.isOpen = false;
      this.#waiting?.reject(new Error('The connection was closed before the answer was whole'));
    });
  }

  /** Answers the status once the answer has arrived whole. One request at a time. */
  ask(request: Buffer): Promise<number> {
    if (this.#waiting) throw new Error('Another answer is still waited for');
    this.#waiting = Promise.withResolvers<number>();
    this.#left = null;
    this.#socket.write(request);
    return this.#waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    if (this.#left === null) this.#takeHead(bytes);
    else this.#left -= bytes.length;
    if (this.#left !== 0) return;
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.resolve(this.#status);
  }

  #takeHead(bytes: Buffer): void {
    const all = this.#head ? Buffer.concat([this.#head, bytes]) : bytes;
    const end = all.indexOf(BLANK_LINE);
    this.#head = end < 0 ? Buffer.from(all) : null;
    if (end < 0) return;
    const head = all.toString('latin1', 0, end);
    this.#status = Number(head.slice(9, 12));
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined && !WITHOUT_BODY.has(this.#status)) {
      this.#socket.destroy(new Error('An answer does not tell its length'));
      return;
    }
    this.#left = Number(length ?? 0) - (all.length - end - BLANK_LINE.length);
  }
}
