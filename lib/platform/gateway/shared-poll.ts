import 'server-only'
import type { Operation } from '@/lib/contracts/operation'
import type { Result } from '@/lib/contracts/result'
import type { Session } from '@/lib/platform/session/current-session'
import type { ParsedInput } from '@/lib/platform/upstream/request'
import { hasTokenClaims } from './may-read'
import { pollAcrossProcesses, type SharedAnswer } from './poll-across-processes'

/**
 * Pages ask again every two seconds at the soonest: what they ask within that time is one question.
 */
const sharedMs = 1_900

/** Failures that belong to the token with which it was asked. */
const tokenFailures = ['unauthenticated', 'forbidden']

type Poll = { answer: Promise<SharedAnswer>; until: number }

/**
 * Asks once for all pages that follow the same thing by themselves: those that ask while an answer
 * is on its way, or shortly after it came, get that one. It is shared only among people who may do
 * and touch the same, and who are known to: where a token does not tell that, among the pages of
 * one person. A failure that may be the other's own is not shared. The pages of a process share
 * here, and the processes over their store.
 *
 * @param ask goes on for the others where the page that set it off is gone. What it answers is
 *   stored, so it holds nothing that is not passed on.
 */
export async function sharePoll(
  work: { operation: Operation; input: ParsedInput; session: Session },
  ask: () => Promise<Result<unknown>>,
) {
  const key = getPollKey(work)
  const known = getPolls().get(key)
  const isShared = known !== undefined && known.until > Date.now()
  if (isShared) {
    const { result } = await known.answer
    if (!isPrivateFailure(result)) return result
  }
  // Who was told of another's refusal asks without waiting for anybody: each may be refused.
  const answer = isShared
    ? ask().then((result) => ({ result, leftMs: sharedMs }))
    : pollAcrossProcesses(key, sharedMs, ask, isPrivateFailure)
  const poll = { answer, until: Number.POSITIVE_INFINITY }
  getPolls().set(key, poll)
  let leftMs = sharedMs
  try {
    const shared = await answer
    leftMs = shared.leftMs
    return shared.result
  } finally {
    poll.until = Date.now() + leftMs
    setTimeout(() => getPolls().get(key) === poll && getPolls().delete(key), leftMs).unref()
  }
}

const isPrivateFailure = (result: Result<unknown>) =>
  !result.ok && tokenFailures.includes(result.failure.kind)

const getPollKey = ({ operation: { name }, input, session }: Parameters<typeof sharePoll>[0]) =>
  JSON.stringify([
    name,
    input,
    hasTokenClaims(session)
      ? [[...(session.rights ?? [])].sort(), session.workspaces]
      : session.userName,
  ])

/** Next loads a module once a layer, so the polls of this process hang on globalThis. */
function getPolls(): Map<string, Poll> {
  const holder = globalThis as { duedeskPolls?: ReturnType<typeof getPolls> }
  holder.duedeskPolls ??= new Map()
  return holder.duedeskPolls
}
