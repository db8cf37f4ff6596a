import { afterEach, expect, test, vi } from 'vitest'
import { TranslationProvider } from '@/lib/client/translation'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { useLeaveGuard } from './use-leave-guard'

afterEach(() => void vi.unstubAllGlobals())

/** What a person is asked who follows a link from a page with such a guard. */
async function followLink(...guard: Parameters<typeof useLeaveGuard>) {
  const asked: string[] = []
  const listeners: ((event: object) => void)[] = []
  class HTMLAnchorElement {
    pathname = '/elsewhere'
    dataset = {}
    closest = () => this
    hasAttribute = () => false
  }
  vi.stubGlobal('Element', HTMLAnchorElement)
  vi.stubGlobal('HTMLAnchorElement', HTMLAnchorElement)
  vi.stubGlobal('location', { pathname: '/here' })
  vi.stubGlobal('confirm', (words: string) => asked.push(words))
  const page = await mountHook(
    () => {
      document.addEventListener = (_: string, listener: never) => void listeners.push(listener)
      useLeaveGuard(...guard)
    },
    (part) => (
      <TranslationProvider locale="en" texts={en}>
        {part}
      </TranslationProvider>
    ),
  )
  for (const listener of listeners)
    listener({ target: new HTMLAnchorElement(), button: 0, preventDefault() {} })
  await page.unmount()
  return asked
}

test.each([
  [undefined, 'They’re kept as a draft'],
  ['kept', 'They’re kept as a draft'],
  ['lost', 'They aren’t kept'],
  ['sending', 'Sending goes on while this tab stays open'],
] as const)('whoever leaves is told what becomes of it: %s', async (what, words) => {
  expect(await followLink(true, what)).toEqual([expect.stringContaining(words)])
  expect(await followLink(false, what)).toEqual([])
})
