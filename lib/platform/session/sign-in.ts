import 'server-only'
import { requestToken, type TokenAnswer } from '@/lib/contracts/identity/tokens'
import type { Failure, Result } from '@/lib/contracts/result'
import { makeKeyedDigest } from '@/lib/platform/database/sealed'
import { log } from '@/lib/platform/log'
import { callUpstream } from '@/lib/platform/upstream/call'
import { type Caller, toNetwork } from './caller'
import { requestPartnerAccess } from './partner-access'
import { type Attempt, noteFailure, noteSuccess, readSignInPause } from './throttle'
import { openSession } from './vault'

/** What a try to sign in came to. `wait` is in seconds. */
export type SignIn =
  | { kind: 'in'; sessionId: string }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'unreachable' }

/**
 * Who calls, the browser's id where the person has signed in with it before, and which browser it
 * is.
 */
export type Signing = Caller & { browser?: string | null; browserName?: string | null }

/**
 * Signs a person in at the identity area and opens a session. An unknown name and a wrong password
 * end alike, and both count against account and address, or against the browser where it is known.
 * Tries for one account go one after another, and of one address a few at a time, so that each is
 * counted before the next goes out; a known browser stands in neither line. What it came to is a
 * line in the log.
 */
export async function signIn(
  userName: string,
  password: string,
  { browser = null, browserName = null, ...caller }: Signing,
): Promise<SignIn> {
  const attempt = { userName, address: caller.address, browser }
  const line = `${userName.toLowerCase()}\0${browser ?? ''}`
  const outcome = await withMutex(line, () =>
    waitForTurn(attempt, () =>
      signInNow(attempt, password, { browserName, requestId: caller.requestId }),
    ),
  )
  noteSignIn(
    outcome.kind,
    userName,
    caller,
    outcome.kind === 'wait' ? { seconds: outcome.seconds } : {},
  )
  return outcome
}

/** So many tries of one address are under way at once, and each waits at most so long for its turn. */
const lanesOfAddress = 4
const longestTurnMs = 20_000

/**
 * Lets a try of an unknown browser wait for those of other names from its address. Who has waited
 * too long is told to try again, and asks nobody.
 */
function waitForTurn(
  { userName, address, browser }: Attempt,
  work: () => Promise<SignIn>,
): Promise<SignIn> {
  if (browser) return work()
  const digest = makeKeyedDigest(`lane ${userName.toLowerCase()}`)
  const lane = digest.charCodeAt(0) % lanesOfAddress
  const since = performance.now()
  return withMutex(`${toNetwork(address)}\0${lane}\0lane`, async () =>
    performance.now() - since > longestTurnMs ? { kind: 'wait', seconds: 5 } : work(),
  )
}

/**
 * Runs what is asked for one key one after another, in the order of asking; other keys do not wait.
 * What fails does not hold up the next.
 */
function withMutex<Value>(key: string, work: () => Promise<Value>): Promise<Value> {
  const holder = globalThis as { duedeskTurns?: Map<string, Promise<unknown>> }
  holder.duedeskTurns ??= new Map()
  const turns = holder.duedeskTurns
  const turn = (turns.get(key) ?? Promise.resolve()).then(work, work)
  turns.set(key, turn)
  const leave = () => turns.get(key) === turn && turns.delete(key)
  turn.then(leave, leave)
  return turn
}

const quiet = ['in', 'signed-out']

/**
 * Writes what became of a sign-in, or of its end, into the log: the name as a keyed digest, so that
 * tries for one name are seen to belong together.
 */
export function noteSignIn(
  outcome: SignIn['kind'] | 'signed-out',
  userName: string,
  { address, requestId }: Caller,
  more: object = {},
): void {
  const name = makeKeyedDigest(`log name ${userName.toLowerCase()}`).slice(0, 16)
  log()[quiet.includes(outcome) ? 'info' : 'warn'](
    { event: 'sign-in', outcome, name, address, requestId, ...more },
    'session',
  )
}

type Trying = { browserName: string | null; requestId: string }

async function signInNow(
  attempt: Attempt,
  password: string,
  { browserName, requestId }: Trying,
): Promise<SignIn> {
  const seconds = await readSignInPause(attempt)
  if (seconds > 0) return { kind: 'wait', seconds }

  const { userName } = attempt
  const body = { grant_type: 'password', username: userName, password }
  const answer = (await callUpstream(
    requestToken,
    { body },
    null,
    requestId,
  )) as Result<TokenAnswer>
  if (answer.ok) {
    await noteSuccess(attempt)
    return {
      kind: 'in',
      sessionId: await openSession(
        userName,
        answer.value,
        await requestPartnerAccess(userName, password),
        browserName,
      ),
    }
  }
  const { kind, retryAfter } = answer.failure
  if (isRefusal(answer.failure)) {
    await noteFailure(attempt)
    return { kind: 'refused' }
  }
  return kind === 'throttled'
    ? { kind: 'wait', seconds: retryAfter ?? 30 }
    : { kind: 'unreachable' }
}

/**
 * True for a word on the name or the password. An address at which nobody signs in says nothing of
 * them, unless its answer speaks of a user: some services have a 404 for a name that nobody has.
 */
function isRefusal({ kind, status = 0, code, message = '' }: Failure): boolean {
  if (kind === 'throttled' || status === 408) return false
  return code === 'not-offered'
    ? /\b(user|account|credential|password)/i.test(message)
    : status >= 400 && status < 500
}
