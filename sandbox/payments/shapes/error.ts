// Stripe's error objects. An answer with a 4xx status and without one would make the SDK resolve.

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ErrorBody {
  error: {
    type: ErrorType;
    message: string;
    code?: string;
    decline_code?: string;
    param?: string;
    doc_url?: string;
  };
}

/** Becomes the answer. Thrown by a handler it undoes what was done; returned it leaves it done. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly code: string | undefined;
  readonly param: string | undefined;
  readonly declineCode: string | undefined;

  constructor(
    status: number,
    given: {
      message: string;
      type?: ErrorType;
      code?: string;
      declineCode?: string;
      param?: string | undefined;
    },
  ) {
    super(given.message);
    this.status = status;
    this.type = given.type ?? 'invalid_request_error';
    this.code = given.code;
    this.param = given.param;
    this.declineCode = given.declineCode;
  }

  body(): ErrorBody {
    const { type, message, code, declineCode, param } = this;
    return {
      error: {
        type,
        message,
        ...(code !== undefined && {
          code,
          doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}`,
        }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
        ...(param !== undefined && { param }),
      },
    };
  }
}

/** Words for what is missing, as Stripe puts them: `No such price: 'price_1'`. */
const nouns: Record<string, string> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
  'billing_portal.configuration': 'configuration',
};

/** 404 for an object in the address, 400 for one in a parameter. */
export function missing(kind: string, id: string, param?: string): ApiError {
  return new ApiError(param === undefined ? 404 : 400, {
    message: `No such ${nouns[kind] ?? kind}: '${id}'`,
    code: 'resource_missing',
    param: param ?? 'id',
  });
}

export function invalid(param: string, message: string, code?: string): ApiError {
  return new ApiError(400, { message, param, ...(code !== undefined && { code }) });
}
