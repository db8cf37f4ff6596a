import { unstable_isUnrecognizedActionError } from 'next/navigation'
import type { Result } from '@/lib/contracts/result'
import { askAcrossSignIn } from './post-json'
import type { SignInAgain } from './session-guard'

/**
 * Runs a server action to its end. When the session has ended, sign-in opens over the page and the
 * same write goes on, once. When the desk itself does not answer, the outcome is not known.
 */
export async function callAction<Value>(
  action: () => Promise<Result<Value>>,
  signInAgain: SignInAgain,
): Promise<Result<Value>> {
  const first = await askAcrossSignIn(() => tryAction(action))
  if (first.ok || first.failure.kind !== 'unauthenticated') return first
  await signInAgain()
  return tryAction(action)
}

async function tryAction<Value>(action: () => Promise<Result<Value>>): Promise<Result<Value>> {
  try {
    return (await action()) ?? unknownOutcome
  } catch (error) {
    return unstable_isUnrecognizedActionError(error) ? outdatedPage : unknownOutcome
  }
}

const unknownOutcome: Result<never> = {
  ok: false,
  failure: { kind: 'unknown-outcome', code: 'desk' },
}

/**
 * The page was opened before a deployment: the desk does not know its actions any more, so this one
 * surely did not run.
 */
const outdatedPage: Result<never> = {
  ok: false,
  failure: { kind: 'not-sent', code: 'new-version' },
}
