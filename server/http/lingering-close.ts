// Handles the unread rest of a request body after the response was sent. Node would either read it to its end,
// however long, or reset the connection, and the client may then never see the response.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * How much of the rest is read and discarded. A browser reads the response only after it has sent the whole
 * body, so one that sends slightly too much must still get its response.
 */
export const DRAIN_LIMITS = { bytes: 1_048_576, milliseconds: 5_000 };

/** A ServerResponse that closes the connection gently when part of the request body is unread. */
export class LingeringResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override assignSocket(socket: Socket): void {
    super.assignSocket(socket);
    // Node calls `destroySoon` to close a connection right after its last response.
    if (hasBody(this.req)) socket.destroySoon = () => closeAfter(this.req, socket);
  }

  override writeHead(...args: unknown[]): this {
    // Node reads a short rest to its end, and the connection stays open.
    if (hasBody(this.req) && !this.req.complete && !isShort(this.req)) {
      this.setHeader('connection', 'close');
    }
    return super.writeHead(...(args as [number]));
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isShort = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) <= DRAIN_LIMITS.bytes;

/** Closes the write side and reads within the limits before it closes the socket (RFC 9112, section 9.6). */
function closeAfter(request: IncomingMessage, socket: Socket): void {
  if (request.complete || socket.destroyed) {
    Socket.prototype.destroySoon.call(socket);
    return;
  }
  const timer = setTimeout(() => socket.destroy(), DRAIN_LIMITS.milliseconds).unref();
  socket.once('close', () => clearTimeout(timer));
  const lastByte = socket.bytesRead + DRAIN_LIMITS.bytes;
  const discardInput = () => {
    // The HTTP parser must not see the rest: data after the body would be parsed as another request.
    socket.removeAllListeners('data');
    socket.on('data', () => {
      if (socket.bytesRead > lastByte) socket.destroy();
    });
  };
  // When the body arrives faster than it is read, Node pauses the socket. Node resumes it only while its own
  // `data` listener is attached.
  if (socket.isPaused()) socket.once('resume', discardInput).resume();
  else discardInput();
  socket.end();
}
