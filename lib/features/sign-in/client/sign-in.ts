import { forgetListPositions } from '@/lib/client/lists/list-positions'
import { noteSignedIn } from '@/lib/client/post-json'
import { forgetWorkCounts } from '@/lib/features/today/client/public'
import { leaveEvent, routes, signedInEvent } from '@/lib/shared/routes'

/** What a try to sign in from the browser came to. `wait` is in seconds. */
export type SignInOutcome =
  | { kind: 'in' }
  | { kind: 'refused' }
  | { kind: 'wait'; seconds: number }
  | { kind: 'unreachable' }

/**
 * Signs in through next-auth's own route, with the CSRF token that it asks for. Sets the session
 * cookie, and tells every other tab of this browser who is there now; never throws.
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
    const outcome = toSignInOutcome(
      url ? new URL(url, location.href).searchParams.get('error') : 'unreachable',
    )
    if (outcome.kind === 'in') notifyTabs({ signedIn: userName.trim(), by: tab })
    return outcome
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

type SignedIn = { signedIn: string; by: string }

/** A tab hears its own word too. */
const tab = Math.random().toString(36)

function notifyTabs(word: 'signed-out' | SignedIn) {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(word)
  channel.close()
}

/**
 * Calls `goOn` when this person signs in in another tab of this browser, and `leave` when somebody
 * else does, or when one signs out: the tabs share one session. Returns what stops it.
 */
export function onSessionElsewhere(
  userName: string,
  { goOn, leave }: { goOn: () => void; leave: () => void },
): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }: MessageEvent<'signed-out' | SignedIn>) => {
    if (data === 'signed-out') return leave()
    if (typeof data !== 'object' || data.by === tab) return
    if (data.signedIn === userName) goOn()
    else leave()
  }
  return () => channel.close()
}

/** What waits until the same person has signed in, here or in another tab. */
export function createSignInWait(): { begin: () => Promise<void>; end: () => void } {
  const waiting: (() => void)[] = []
  return {
    begin: () => new Promise((resolve) => waiting.push(resolve)),
    end() {
      noteSignedIn()
      for (const resolve of waiting.splice(0)) resolve()
      window.dispatchEvent(new Event(signedInEvent))
    },
  }
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
    notifyTabs('signed-out')
    forgetListPositions()
    forgetWorkCounts()
  } finally {
    location.assign(routes.login())
  }
}
