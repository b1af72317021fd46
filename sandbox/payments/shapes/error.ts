// Stripe's error objects. The SDK rejects only on a body with one: a 4xx status alone would resolve.

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

/** An error response. Throwing it rolls back the handler's changes; returning it commits them. */
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

/** Names of the kinds in Stripe's messages, such as `No such price: 'price_1'`. */
const nouns: Record<string, string> = {
  'checkout.session': 'checkout.session',
  payment_method: 'PaymentMethod',
  'billing_portal.configuration': 'configuration',
};

/** Returns the error for a missing object: 404 if its id is in the path, 400 if it is in a parameter. */
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
