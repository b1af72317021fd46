// Reads the bodies of requests. JSON is the only content type, except for uploads (uploads.ts).
import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';

/** Accepts JSON bodies only. An empty body with a JSON content type counts as no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (bytes.length === 0) done(null, undefined);
    // Decoding invalid UTF-8 would replace bytes silently, and the library would store text nobody wrote.
    else if (!isUtf8(bytes)) done(Object.assign(new SyntaxError('no UTF-8'), { statusCode: 400 }));
    else {
      const text = bytes.toString();
      void parse(request, text, (error, value) =>
        error ? done(new BrokenJson(text)) : done(null, value),
      );
    }
  });
}

/** The body is not valid JSON. The message says where, if the parser reports it. */
export class BrokenJson extends Error {
  readonly statusCode = 400;

  constructor(text: string) {
    const position = positionOfFault(text);
    super(`The body is not valid JSON${position && `: ${position}`}`);
  }
}

/** Describes where the JSON ends early or is wrong. Empty when the parser does not say. */
function positionOfFault(text: string): string {
  try {
    JSON.parse(text);
    return '';
  } catch (error) {
    const { message } = error as SyntaxError;
    const [, at, line, column] =
      /position (\d+)(?: \(line (\d+) column (\d+)\))?/.exec(message) ?? [];
    if (/end of JSON/.test(message) || Number(at) >= text.trimEnd().length) {
      return `it ends after ${text.length} characters`;
    }
    return line === undefined ? '' : `line ${line}, column ${column}`;
  }
}
