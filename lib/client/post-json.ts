import type { Result } from '@/lib/contracts/result'

let signInCount = 0

/** Notes that the person of this page has signed in again, here or in another tab. */
export function noteSignedIn(): void {
  signInCount += 1
}

/**
 * Asks the desk, and once more where its answer is of a session that had ended while the person has
 * signed in since: nothing came of the first, and what met the ended session last is no reason to
 * ask for sign-in anew.
 */
export async function askAcrossSignIn<Value>(
  ask: () => Promise<Result<Value>>,
): Promise<Result<Value>> {
  const countBefore = signInCount
  const result = await ask()
  if (result.ok || signInCount === countBefore) return result
  return result.failure.kind === 'unauthenticated' ? ask() : result
}

/**
 * Asks a route of the desk as one of its own pages, in the newest session of its person. A desk that
 * does not answer is a failure; only an abort is thrown.
 *
 * @param isBackground the page asks by itself: it keeps no session alive.
 */
export const postJson = <Value>(
  address: string,
  body: string,
  options: PostOptions = {},
): Promise<Result<Value>> => askAcrossSignIn(() => post<Value>(address, body, options))

type PostOptions = { signal?: AbortSignal; keepalive?: boolean; isBackground?: boolean }

async function post<Value>(
  address: string,
  body: string,
  { isBackground, ...more }: PostOptions,
): Promise<Result<Value>> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-desk': '1',
        ...(isBackground && { 'x-desk-asked-by': 'itself' }),
      },
      body,
      cache: 'no-store',
      ...more,
    })
    return (await answer.json()) as Result<Value>
  } catch (error) {
    if (more.signal?.aborted) throw error
    return { ok: false, failure: { kind: 'unreachable', code: 'desk' } }
  }
}
