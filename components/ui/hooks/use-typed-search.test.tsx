import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountHook } from '@/tests/support/mount-hook'
import { useTypedSearch } from './use-typed-search'

class HTMLAnchorElement {
  pathname = '/elsewhere'
  search = ''
  dataset = {}
  click = vi.fn()
  closest = () => this
  origin = 'http://desk'
  isDownload = false
  hasAttribute = () => this.isDownload
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Element', HTMLAnchorElement)
  vi.stubGlobal('HTMLAnchorElement', HTMLAnchorElement)
  vi.stubGlobal('location', { origin: 'http://desk', pathname: '/here', search: '' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A box whose searches reach the address once that is let, and a link that is pressed beside it. */
async function mountBox() {
  const searched: string[] = []
  let reachAddress = () => {}
  const listeners: ((event: object) => void)[] = []
  const box = await mountHook(
    () => {
      Object.assign(window, {
        addEventListener: (_: string, listener: never) => void listeners.push(listener),
      })
      return useTypedSearch('')
    },
    (part) => part,
  )
  const search = (text: string) => {
    searched.push(text)
    return new Promise<void>((resolve) => {
      reachAddress = resolve
    })
  }
  return {
    searched,
    type: (text: string) => box.act(({ searchFor }) => searchFor(text, 200, search)),
    wait: (ms: number) => box.act(() => vi.advanceTimersByTime(ms)),
    reachAddress: () => box.act(() => reachAddress()),
    press(keys: object = {}, link = new HTMLAnchorElement()) {
      const event = { target: link, button: 0, preventDefault: vi.fn(), stopPropagation: vi.fn() }
      for (const listener of listeners) listener({ ...event, ...keys })
      return { link, isHeld: event.preventDefault.mock.calls.length > 0 }
    },
  }
}

test('a link to another page is followed at once and gives up the search that waits', async () => {
  const { type, press, wait, searched } = await mountBox()
  await type('Aa')
  expect(press().isHeld).toBe(false)
  await wait(1000)
  expect(searched).toEqual([])
})

test('a link is followed after the search that is on its way into the address', async () => {
  const { type, press, wait, reachAddress } = await mountBox()
  await type('Aa')
  await wait(200)
  const { link, isHeld } = press()
  expect(isHeld).toBe(true)
  await wait(1000)
  expect(link.click).not.toHaveBeenCalled()
  await reachAddress()
  expect(link.click).toHaveBeenCalledOnce()
  expect(press().isHeld).toBe(false)
})

test.each([
  ['a link that is opened in another tab', { ctrlKey: true }, {}],
  ['a link of the same page', {}, { pathname: '/here' }],
  ['a file that is downloaded', {}, { isDownload: true }],
  ['an address of mail', {}, { origin: 'null' }],
])('%s leaves the search as it is', async (_, keys, told) => {
  const { type, press, wait, searched } = await mountBox()
  await type('Aa')
  const link = Object.assign(new HTMLAnchorElement(), told)
  expect(press(keys, link).isHeld).toBe(false)
  await wait(200)
  expect(press(keys, link).isHeld).toBe(false)
  expect(searched).toEqual(['Aa'])
})
