import { afterEach, expect, test, vi } from 'vitest'
import { routes, signedInEvent } from '@/lib/shared/routes'
import { createSignInWait, onSessionElsewhere, signIn, signOut } from './sign-in'

afterEach(() => vi.unstubAllGlobals())

/** A tab whose page may be left, before a desk that answers or does not. */
function aTab({ stays = false, answers = true } = {}) {
  const asked: string[] = []
  const assign = vi.fn()
  vi.stubGlobal('window', { dispatchEvent: () => !stays })
  vi.stubGlobal('location', { assign })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    if (!answers) throw new TypeError('away')
    return Response.json({ csrfToken: 'c' })
  })
  return { asked, assign }
}

/** Another tab of the same browser, and what brings everything on the channel to its end. */
function anotherTab() {
  const leave = vi.fn()
  const goOn = vi.fn()
  const stop = onSessionElsewhere('kari', { leave, goOn })
  const heard = () =>
    new Promise<void>((resolve) => {
      const last = new BroadcastChannel('duedesk.session')
      last.onmessage = () => {
        last.close()
        resolve()
      }
      const end = new BroadcastChannel('duedesk.session')
      end.postMessage('end')
      end.close()
    })
  return { leave, goOn, stop, heard }
}

test('signing out ends the session, tells every other tab once, and goes to sign-in', async () => {
  const { asked, assign } = aTab()
  const [one, two] = [anotherTab(), anotherTab()]
  await signOut()
  await vi.waitFor(
    () => expect([one.leave, two.leave].map(({ mock }) => mock.calls.length)).toEqual([1, 1]),
    { timeout: 20_000 },
  )
  expect(asked).toEqual([routes.auth('csrf'), routes.auth('signout')])
  expect(assign).toHaveBeenCalledExactlyOnceWith(routes.login())
  one.stop()
  two.stop()
})

test.each([
  ['the page asks to stay', { stays: true }],
  ['the desk does not answer', { answers: false }],
])('other tabs are told nothing where %s', async (_, how) => {
  aTab(how)
  const other = anotherTab()
  await signOut().catch(() => {})
  await other.heard()
  expect(other.leave).not.toHaveBeenCalled()
  other.stop()
})

/** A desk that answers a sign-in with an error, or lets the person in; and what tabs are told then. */
async function wordOfSignIn(error: string | null) {
  const word = Promise.withResolvers<unknown>()
  const channel = new BroadcastChannel('duedesk.session')
  channel.onmessage = ({ data }) => word.resolve(data)
  vi.stubGlobal('location', { href: 'http://desk.test/' })
  vi.stubGlobal('fetch', async () =>
    Response.json({
      csrfToken: 'c',
      url: `http://desk.test/login${error ? `?error=${error}` : ''}`,
    }),
  )
  const outcome = await signIn(' kari ', 'sandbox')
  const end = new BroadcastChannel('duedesk.session')
  end.postMessage('end')
  end.close()
  const told = await word.promise
  channel.close()
  return [outcome.kind, told]
}

test('signing in tells every other tab who is there now, and a refused try tells nothing', async () => {
  expect(await wordOfSignIn(null)).toMatchObject(['in', { signedIn: 'kari' }])
  expect(await wordOfSignIn('CredentialsSignin')).toEqual(['refused', 'end'])
})

test('a tab that signs in itself does not take that for another one', async () => {
  const own = anotherTab()
  await wordOfSignIn(null)
  await own.heard()
  expect([own.goOn.mock.calls, own.leave.mock.calls]).toEqual([[], []])
  own.stop()
})

/** Somebody signs in in another tab. */
function signInElsewhere(signedIn: string) {
  const channel = new BroadcastChannel('duedesk.session')
  channel.postMessage({ signedIn, by: 'another tab' })
  channel.close()
}

test('what waits for a person goes on once they have signed in in another tab', async () => {
  const page = new EventTarget()
  const isBack = vi.fn()
  page.addEventListener(signedInEvent, isBack)
  vi.stubGlobal('window', page)
  const wait = createSignInWait()
  const leave = vi.fn()
  const stop = onSessionElsewhere('kari', { goOn: wait.end, leave })
  const both = Promise.all([wait.begin(), wait.begin()])
  signInElsewhere('kari')
  await both
  expect(isBack).toHaveBeenCalledTimes(1)
  expect(leave).not.toHaveBeenCalled()
  stop()
})

test('a tab is left once somebody else has signed in in another one', async () => {
  const other = anotherTab()
  signInElsewhere('ola')
  await other.heard()
  expect([other.goOn.mock.calls.length, other.leave.mock.calls.length]).toEqual([0, 1])
  other.stop()
})
