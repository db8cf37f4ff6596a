/** What a try to sign in from the browser came to. `wait` is in seconds. */
export type SignInOutcome = { kind: 'in' } | { kind: 'refused' } | { kind: 'wait'; seconds: number } | { kind: 'unreachable' }

/** Signs in through next-auth's own route, with the CSRF token that it asks for. Sets the session cookie; never throws. */
export async function signIn(userName: string, password: string): Promise<SignInOutcome> {
  try {
    const { csrfToken } = (await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json()) as { csrfToken: string }
    const answer = await fetch('/api/auth/callback/credentials', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, userName, password, json: 'true' }),
    })
    const { url } = (await answer.json()) as { url?: string }
    return outcomeOf(url ? new URL(url, location.href).searchParams.get('error') : 'unreachable')
  } catch {
    return { kind: 'unreachable' }
  }
}

function outcomeOf(error: string | null): SignInOutcome {
  if (error === null) return { kind: 'in' }
  const seconds = /^wait-(\d+)$/.exec(error)?.[1]
  if (seconds) return { kind: 'wait', seconds: Number(seconds) }
  return { kind: error === 'CredentialsSignin' ? 'refused' : 'unreachable' }
}

/** Ends the session and goes to the sign-in page, with the whole page loaded anew so that nothing read stays in memory. */
export async function signOut(): Promise<void> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf', { cache: 'no-store' })).json()) as { csrfToken: string }
  await fetch('/api/auth/signout', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  location.assign('/login')
}
