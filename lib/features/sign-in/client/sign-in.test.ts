import { afterEach, expect, test, vi } from 'vitest'
import { routes } from '@/lib/shared/routes'
import { onSignedOutElsewhere, signOut } from './sign-in'

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
  const stop = onSignedOutElsewhere(leave)
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
  return { leave, stop, heard }
}

test('signing out ends the session, tells every other tab once, and goes to sign-in', async () => {
  const { asked, assign } = aTab()
  const [one, two] = [anotherTab(), anotherTab()]
  await signOut()
  await vi.waitFor(() =>
    expect([one.leave, two.leave].map(({ mock }) => mock.calls.length)).toEqual([1, 1]),
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
