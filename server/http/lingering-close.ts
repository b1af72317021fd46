// What happens to the rest of a body whose call has its answer already. Node reads it to its end, however
// long it is and as fast as it comes, or resets the connection, which can overtake the answer.
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * So much is read of what nobody asked for, in bytes and milliseconds: a browser looks for the answer once
 * it has sent everything, and one that sends somewhat too much is to find it.
 */
export const READ_ON = { bytes: 1_048_576, milliseconds: 5_000 };

/** Node's answer to a request, which sees to what the request has not read by then. */
export class AnswerWithBodyUnread<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  override assignSocket(socket: Socket): void {
    super.assignSocket(socket);
    // So Node closes a connection after its last answer, at once.
    if (hasBody(this.req)) socket.destroySoon = () => closeAfter(this.req, socket);
  }

  override writeHead(...given: unknown[]): this {
    // A short rest is read by Node, and the connection serves on.
    if (hasBody(this.req) && !this.req.complete && !isShort(this.req)) {
      this.setHeader('connection', 'close');
    }
    return super.writeHead(...(given as [number]));
  }
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isShort = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length']) <= READ_ON.bytes;

/** Says that nothing more will come, and listens a little longer (RFC 9112, section 9.6). */
function closeAfter(request: IncomingMessage, socket: Socket): void {
  if (request.complete || socket.destroyed) {
    Socket.prototype.destroySoon.call(socket);
    return;
  }
  const end = setTimeout(() => socket.destroy(), READ_ON.milliseconds).unref();
  socket.once('close', () => clearTimeout(end));
  const enough = socket.bytesRead + READ_ON.bytes;
  const listen = () => {
    // Nothing that still comes is taken apart: what follows the body would pass for a request.
    socket.removeAllListeners('data');
    socket.on('data', () => {
      if (socket.bytesRead > enough) socket.destroy();
    });
  };
  // Node has stopped reading where the body came faster than it was asked for, and sets itself going
  // again as long as it is the one who listens.
  if (socket.isPaused()) socket.once('resume', listen).resume();
  else listen();
  socket.end();
}
