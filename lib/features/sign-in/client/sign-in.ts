import { forgetListPositions } from '@/lib/client/lists/list-positions'
import { forgetWorkCounts } from '@/lib/features/today/client/public'
import { leaveEvent, routes } from '@/lib/shared/routes'

/** What a try to sign in from the browser came to. `wait` is in seconds. */
export type SignInOutcome =
  | { kind: 'in' }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'unreachable' }

/**
 * Signs in through next-auth's own route, with the CSRF token that it asks for. Sets the session
 * cookie; never throws.
 */
export async function signIn(userName: string, password: string): Promise<SignInOutcome> {
  try {
    const { csrfToken } = (await (
      await fetch(routes.auth('csrf'), { cache: 'no-store' })
    ).json()) as { csrfToken: string }
    const answer = await fetch(routes.auth('callback/credentials'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, userName, password, json: 'true' }),
    })
    const { url } = (await answer.json()) as { url?: string }
    return toSignInOutcome(
      url ? new URL(url, location.href).searchParams.get('error') : 'unreachable',
    )
  } catch {
    return { kind: 'unreachable' }
  }
}

function toSignInOutcome(error: string | null): SignInOutcome {
  if (error === null) return { kind: 'in' }
  const seconds = /^wait-(\d+)$/.exec(error)?.[1]
  if (seconds) return { kind: 'wait', seconds: Number(seconds) }
  return { kind: error === 'CredentialsSignin' ? 'refused' : 'unreachable' }
}

const channelName = 'duedesk.session'

function notifyOtherTabs() {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage('signed-out')
  channel.close()
}

/** Calls `leave` when another tab of this browser signs out. Returns what stops it. */
export function onSignedOutElsewhere(leave: () => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => {
    if (data === 'signed-out') leave()
  }
  return () => channel.close()
}

/**
 * Ends the session, in every tab of this browser, unless the open page asks to stay, and goes to
 * the sign-in page, with the whole page loaded anew so that nothing read stays in memory. A desk
 * that does not answer is shown as such: the session is not over then.
 */
export async function signOut(): Promise<void> {
  if (!window.dispatchEvent(new Event(leaveEvent, { cancelable: true }))) return
  try {
    const { csrfToken } = (await (
      await fetch(routes.auth('csrf'), { cache: 'no-store' })
    ).json()) as { csrfToken: string }
    await fetch(routes.auth('signout'), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ csrfToken, json: 'true' }),
    })
    notifyOtherTabs()
    forgetListPositions()
    forgetWorkCounts()
  } finally {
    location.assign(routes.login())
  }
}
