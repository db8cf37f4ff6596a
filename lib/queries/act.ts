import type { Result } from '../contracts/result'
import type { SignInAgain } from './session-guard'

/**
 * Runs a server action to its end. When the session has ended, sign-in opens over the page and the same intent goes on. When the desk itself does
 * not answer, the outcome is not known; the same intent may be sent again, because the journal lets it through once.
 */
export async function act<Value>(action: () => Promise<Result<Value>>, signInAgain: SignInAgain): Promise<Result<Value>> {
  for (;;) {
    const result = await answered(action)
    if (result.ok || result.failure.kind !== 'unauthenticated') return result
    await signInAgain()
  }
}

async function answered<Value>(action: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return (await action()) ?? lost
  } catch {
    return lost
  }
}

const lost: Result<never> = { ok: false, failure: { kind: 'unknown-outcome', code: 'desk' } }
