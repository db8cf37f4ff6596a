/**
 * An answer other than a success. Thrown by handlers, because a refusal ends a request wherever it
 * is found.
 */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly errorCode: string,
    message: string,
    readonly more: { fields?: Record<string, string>; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'Refusal'
  }
}

/** Error body. The shape is assumed: interface.md, section 7, shows none. */
export function makeErrorBody(
  refusal: Pick<Refusal, 'errorCode' | 'message' | 'more'>,
  traceId: string,
) {
  const { fields } = refusal.more
  return {
    errorCode: refusal.errorCode,
    errorMessage: refusal.message,
    traceId,
    ...(fields && { fields }),
  }
}

export const notFound = (what: string) => new Refusal(404, 'not_found', `${what} does not exist`)
export const forbidden = (why: string) => new Refusal(403, 'forbidden', why)
export const unauthenticated = (why: string) => new Refusal(401, 'invalid_token', why)
export const badRequest = (message: string, fields?: Record<string, string>) =>
  new Refusal(400, 'invalid_request', message, { fields })
export const unprocessable = (fields: Record<string, string>) =>
  new Refusal(
    422,
    'validation_failed',
    Object.entries(fields)
      .map(([field, message]) => `${field}: ${message}`)
      .join('; '),
    { fields },
  )
