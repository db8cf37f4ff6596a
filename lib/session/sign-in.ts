import 'server-only'
import { randomUUID } from 'node:crypto'
import { requestToken, type TokenAnswer } from '../contracts/identity/tokens'
import type { Result } from '../contracts/result'
import { log } from '../log'
import { call } from '../upstream/call'
import { inTurn } from './in-turn'
import { partnerAccess } from './partner-access'
import { noteFailure, noteSuccess, signInPause } from './throttle'
import { openSession } from './vault'

/** What a try to sign in came to. `wait` is in seconds. */
export type SignIn = { kind: 'in'; sessionId: string } | { kind: 'refused' } | { kind: 'wait'; seconds: number } | { kind: 'unreachable' }

/**
 * Signs a person in at the identity area and opens a session. An unknown name and a wrong password end alike, and both count against account
 * and address. Tries for one account go one after another, so that each is counted before the next goes out.
 */
export function signIn(userName: string, password: string, address: string): Promise<SignIn> {
  return inTurn(userName.toLowerCase(), () => signInNow(userName, password, address))
}

async function signInNow(userName: string, password: string, address: string): Promise<SignIn> {
  const seconds = await signInPause(userName, address)
  if (seconds > 0) return { kind: 'wait', seconds }

  const body = { grant_type: 'password', username: userName, password }
  const answer = (await call(requestToken, { body }, null, randomUUID())) as Result<TokenAnswer>
  if (answer.ok) {
    await noteSuccess(userName, address)
    return { kind: 'in', sessionId: await openSession(userName, answer.value, await partnerAccess(userName, password)) }
  }
  const { kind, status } = answer.failure
  if (status !== undefined && status >= 400 && status < 500 && kind !== 'throttled') {
    await noteFailure(userName, address)
    log().warn({ event: 'sign-in refused' }, 'session')
    return { kind: 'refused' }
  }
  return kind === 'throttled' ? { kind: 'wait', seconds: answer.failure.retryAfter ?? 30 } : { kind: 'unreachable' }
}
