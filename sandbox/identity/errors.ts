// Errors in the format of Google's APIs. The SDK uses `error.message` up to ' : ' as the code and the rest as
// the message.

export class IdentityError extends Error {
  readonly httpCode: number;
  readonly status: string | undefined;
  constructor(message: string, httpCode = 400, status?: string) {
    super(message);
    this.httpCode = httpCode;
    this.status = status;
  }
}

/** Throws an IdentityError with status 400 and the given code, such as `EMAIL_EXISTS`. */
export function refuse(message: string): never {
  throw new IdentityError(message);
}

export type ErrorBody = {
  error: {
    code: number;
    message: string;
    errors: { message: string; domain: 'global'; reason: string }[];
    status?: string;
  };
};

export function errorBody(error: IdentityError): ErrorBody {
  const { message, httpCode: code, status } = error;
  const reason = code === 403 ? 'forbidden' : code === 404 ? 'notFound' : 'invalid';
  return {
    error: {
      code,
      message,
      errors: [{ message, domain: 'global', reason }],
      ...(status === undefined ? {} : { status }),
    },
  };
}
