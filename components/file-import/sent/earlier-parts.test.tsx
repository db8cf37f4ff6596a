import { afterEach, expect, test, vi } from 'vitest'
import { isStillSending, storeSentFile } from '@/lib/client/sent-files/sent-file'
import { mountHook } from '@/tests/support/mount-hook'
import { renderPage } from '@/tests/support/render-page'
import { EarlierParts } from './earlier-parts'
import { useSentParts } from './use-sent-parts'

// A server shows nothing of what a tab keeps: what is painted here is what the browser shows.
vi.mock('react', async (load) => {
  const react = await load<typeof import('react')>()
  return {
    ...react,
    useSyncExternalStore: (_: unknown, getSnapshot: () => unknown) => getSnapshot(),
  }
})

const held = new Map<string, string>()
const storage = {
  getItem: (name: string) => held.get(name) ?? null,
  setItem: (name: string, text: string) => void held.set(name, text),
  removeItem: (name: string) => void held.delete(name),
}
afterEach(() => {
  storeSentFile('run', null)
  vi.unstubAllGlobals()
})

const paint = () => {
  vi.stubGlobal('sessionStorage', storage)
  return renderPage(
    <EarlierParts
      runKey="run"
      describeLeft={(count) => `${count} were not added`}
      leftMeaning="Choose the file again."
      followBatch={(key) => key}
    />,
  )
}
const sent = { idempotencyKeys: ['6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'], left: 3 }

test('what is still being sent is not said to stay behind, and is not cleared', () => {
  vi.stubGlobal('sessionStorage', storage)
  storeSentFile('run', sent, true)
  const markup = paint()
  expect(markup).toContain('Still sending, 3 rows to go')
  expect(markup).not.toMatch(/were not added|Clear list/)
})

test('what had not gone out when the sending ended is said to', () => {
  vi.stubGlobal('sessionStorage', storage)
  storeSentFile('run', sent)
  const markup = paint()
  expect(markup).toMatch(/3 were not added.*Clear list/)
  expect(markup).not.toContain('Still sending')
})

test('batches go on once their page is left, until the last has ended', async () => {
  const answers: (() => void)[] = []
  const page = await mountHook(
    () =>
      useSentParts<string, string>({
        runKey: 'run',
        split: (rows) => rows.map((row) => [row]),
        send: () =>
          new Promise((resolve) => answers.push(() => resolve({ ok: true, value: 'taken' }))),
      }),
    (part) => part,
  )
  await page.act(({ start }) => start(['a', 'b']))
  await page.unmount()
  expect(isStillSending('run')).toBe(true)
  answers[0]!()
  await vi.waitFor(() => expect(answers).toHaveLength(2), { timeout: 20_000 })
  expect(isStillSending('run')).toBe(true)
  answers[1]!()
  await vi.waitFor(() => expect(isStillSending('run')).toBe(false), { timeout: 20_000 })
})
