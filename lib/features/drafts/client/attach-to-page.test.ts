import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Result } from '@/lib/contracts/result'
import { signedInEvent } from '@/lib/shared/routes'
import { attachToPage } from './attach-to-page'
import { createDraftAutosave } from './draft-autosave'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const send = vi.fn(
  async (
    _text: string | null,
    _options: { leaving: boolean; typedMsAgo: number },
  ): Promise<Result<null>> => ({
    ok: true,
    value: null,
  }),
)
const ended: Result<null> = { ok: false, failure: { kind: 'unauthenticated' } }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  send.mockClear()
})

function opened() {
  const keeper = createDraftAutosave(send)
  return { keeper, leave: attachToPage(keeper) }
}

function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

test.each([
  ['is hidden', () => turn('hidden')],
  ['goes away', () => window.dispatchEvent(new Event('pagehide'))],
])('a page that %s sends at once what waits, in a way that outlives it', (_, happens) => {
  const { keeper } = opened()
  keeper.note('1')
  happens()
  expect(send.mock.calls).toEqual([['1', expect.objectContaining({ leaving: true })]])
})

test.each([
  ['is shown again', () => turn('visible')],
  ['has its person back', () => window.dispatchEvent(new Event(signedInEvent))],
])('a page that %s sends what could not be sent before', async (_, happens) => {
  const { keeper } = opened()
  send.mockResolvedValueOnce(ended)
  keeper.note('1')
  await keeper.leave()
  happens()
  await vi.advanceTimersByTimeAsync(0)
  expect(send.mock.calls).toEqual([
    ['1', expect.objectContaining({ leaving: true })],
    ['1', expect.objectContaining({ leaving: false })],
  ])
  expect(keeper.failure()).toBeNull()
})

test('a part of a page that is left sends once more, and hears nothing from then on', async () => {
  const { keeper, leave } = opened()
  keeper.note('1')
  leave()
  await vi.advanceTimersByTimeAsync(0)
  keeper.note('12')
  turn('hidden')
  expect(send.mock.calls).toEqual([['1', expect.objectContaining({ leaving: true })]])
})
