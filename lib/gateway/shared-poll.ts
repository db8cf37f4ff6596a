import 'server-only'
import type { Operation } from '../contracts/operation'
import type { Result } from '../contracts/result'
import type { Session } from '../session/current-session'
import type { ParsedInput } from '../upstream/request'
import { isVouched } from './may-read'
import { askedAcrossProcesses, type PassedOn } from './poll-across-processes'

/** Pages ask again every two seconds at the soonest: what they ask within that time is one question. */
const sharedMs = 1_900

/** Failures that belong to the token with which it was asked. */
const ofOneToken = ['unauthenticated', 'forbidden']

type Poll = { answer: Promise<PassedOn>; until: number }

/**
 * Asks once for all pages that follow the same thing by themselves: those that ask while an answer is on its way, or shortly after it came, get that one.
 * It is shared only among people who may do and touch the same, and who are known to: where a token does not tell that, among the pages of one person. A
 * failure that may be the other's own is not shared. The pages of a process share here, and the processes over their store.
 *
 * @param ask goes on for the others where the page that set it off is gone. What it answers is stored, so it holds nothing that is not passed on.
 */
export async function sharedPoll(work: { operation: Operation; input: ParsedInput; session: Session }, ask: () => Promise<Result<unknown>>) {
  const key = keyOf(work)
  const known = polls().get(key)
  const isShared = known !== undefined && known.until > Date.now()
  if (isShared) {
    const { result } = await known.answer
    if (!isOnesOwn(result)) return result
  }
  // Who was told of another's refusal asks without waiting for anybody: each may be refused.
  const answer = isShared ? ask().then((result) => ({ result, leftMs: sharedMs })) : askedAcrossProcesses(key, sharedMs, ask, isOnesOwn)
  const poll = { answer, until: Number.POSITIVE_INFINITY }
  polls().set(key, poll)
  let leftMs = sharedMs
  try {
    const passedOn = await answer
    leftMs = passedOn.leftMs
    return passedOn.result
  } finally {
    poll.until = Date.now() + leftMs
    setTimeout(() => polls().get(key) === poll && polls().delete(key), leftMs).unref()
  }
}

const isOnesOwn = (result: Result<unknown>) => !result.ok && ofOneToken.includes(result.failure.kind)

const keyOf = ({ operation: { name }, input, session }: Parameters<typeof sharedPoll>[0]) =>
  JSON.stringify([name, input, isVouched(session) ? [[...(session.rights ?? [])].sort(), session.workspaces] : session.userName])

/** Next loads a module once a layer, so the polls of this process hang on globalThis. */
function polls(): Map<string, Poll> {
  const holder = globalThis as { duedeskPolls?: ReturnType<typeof polls> }
  holder.duedeskPolls ??= new Map()
  return holder.duedeskPolls
}
