import 'server-only'
import type { Operation } from '../contracts/operation'
import type { Result } from '../contracts/result'
import type { Session } from '../session/current-session'
import type { ParsedInput } from '../upstream/request'

/** Pages ask again every two seconds at the soonest: what they ask within that time is one question. */
const sharedMs = 1_900

/** Failures that belong to the token with which it was asked. */
const ofOneToken = ['unauthenticated', 'forbidden']

type Poll = { answer: Promise<Result<unknown>>; at: number }

/**
 * Asks once for all pages of this process that follow the same thing by themselves: those that ask while an answer is on its way, or shortly after it came,
 * get that one. It is shared only among people who may do and touch the same, and who are known to: where a token does not tell that, among the pages of one
 * person. A failure that may be the other's own is not shared.
 *
 * @param ask goes on for the others where the page that set it off is gone.
 */
export async function sharedPoll(work: { operation: Operation; input: ParsedInput; session: Session }, ask: () => Promise<Result<unknown>>) {
  const key = keyOf(work)
  const known = polls().get(key)
  if (known && known.at + sharedMs > Date.now()) {
    const result = await known.answer
    if (result.ok || !ofOneToken.includes(result.failure.kind)) return result
  }
  const poll = { answer: ask(), at: Number.POSITIVE_INFINITY }
  polls().set(key, poll)
  try {
    return await poll.answer
  } finally {
    poll.at = Date.now()
    setTimeout(() => polls().get(key) === poll && polls().delete(key), sharedMs).unref()
  }
}

const keyOf = ({ operation: { name }, input, session: { userName, rights, workspaces } }: Parameters<typeof sharedPoll>[0]) =>
  JSON.stringify([name, input, rights && workspaces ? [[...rights].sort(), workspaces] : userName])

/** Next loads a module once a layer, so the polls of this process hang on globalThis. */
function polls(): Map<string, Poll> {
  const holder = globalThis as { duedeskPolls?: ReturnType<typeof polls> }
  holder.duedeskPolls ??= new Map()
  return holder.duedeskPolls
}
