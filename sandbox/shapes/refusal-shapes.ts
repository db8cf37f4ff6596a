import { STATUS_CODES } from 'node:http'
import type { makeErrorBody } from '../refusal'
import { isRecord } from './records'
import type { AnswerShape } from './shapes'

type Body = ReturnType<typeof makeErrorBody>

/**
 * The same reasons in four other shapes. interface.md, part 7, shows none; each is one that
 * services of the kind speak.
 */
const bodyFormats: Record<string, (body: Body, status: number) => object> = {
  'field-list': ({ errorMessage, fields }) => ({
    errors: fields
      ? Object.entries(fields).map(([field, message]) => ({ field, message }))
      : [{ message: errorMessage }],
  }),
  'field-record': ({ errorMessage, fields }) => ({
    errors: Object.fromEntries(
      Object.entries(fields ?? { '': errorMessage }).map(([field, message]) => [field, [message]]),
    ),
  }),
  'code-list': ({ errorCode, errorMessage }) => ({
    errors: [{ code: errorCode, message: errorMessage }],
  }),
  /** RFC 9457, with its own example of `errors`. */
  problem: ({ errorCode, errorMessage, traceId, fields }, status) => ({
    type: `urn:problem:${errorCode}`,
    title: STATUS_CODES[status],
    status,
    detail: errorMessage,
    instance: `urn:uuid:${traceId}`,
    ...(fields && {
      errors: Object.entries(fields).map(([field, detail]) => ({
        detail,
        pointer: `#/${field.replaceAll('.', '/')}`,
      })),
    }),
  }),
}

/**
 * A refusal whose reasons come in another shape. What a fault answers in words of its own stays.
 */
export const convertRefusals: AnswerShape<'refusals'> = (which, reply) => {
  const { status, body, headers } = reply
  if (status < 400 || !isRecord(body) || typeof body.errorCode !== 'string') return reply
  const more =
    which === 'problem'
      ? { headers: { ...headers, 'content-type': 'application/problem+json' } }
      : {}
  return { ...reply, body: bodyFormats[which]!(body as Body, status), ...more }
}
