import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import { TranslationProvider } from '@/lib/client/translation'
import type { Result } from '@/lib/contracts/result'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { en } from '@/tests/support/english'
import { mountHook } from '@/tests/support/mount-hook'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { useWorkMarking } from './use-work-marking'

const desk = vi.hoisted(() => ({ answers: [] as ((result: Result<null>) => void)[] }))
vi.mock('@/lib/features/today/server/mark-work', () => ({
  markWorkLine: () => new Promise((resolve) => desk.answers.push(resolve)),
}))

// What was written is told as it comes, so that nothing has to be waited for.
notifyManager.setScheduler((tell) => tell())

const done: Result<null> = { ok: true, value: null }
const claimed: Result<null> = {
  ok: false,
  failure: { kind: 'conflict', code: 'claimed', message: 'ola' },
}
const lineOf = (place: string) =>
  ({
    line: {
      ...{ source: 'stops', subject: `stops:${place}`, scope: {}, clientNo: '1001', place },
      ...{ count: 1, since: null, due: '2026-11-28', withoutMemo: 0, unnamed: 0, isWhole: true },
      ...{ byKind: { reminder: 1, debtCollection: 0, interestCalc: 0 }, customers: [] },
      ...{ sums: null, shows: 'a' },
    },
    mark: null,
  }) as unknown as MarkedLine
let leave = async () => {}

afterEach(async () => {
  await leave()
  vi.unstubAllGlobals()
})

/** Two lines are said to be done, the second before the first is answered. Tells what is said of them. */
async function finishBoth(first: Result<null>, second: Result<null>): Promise<string> {
  desk.answers = []
  const client = new QueryClient()
  const page = await mountHook(
    () => useWorkMarking('kari'),
    (part) => (
      <TranslationProvider locale="en" texts={en}>
        <SessionGuardContext value={async () => {}}>
          <QueryClientProvider client={client}>{part}</QueryClientProvider>
        </SessionGuardContext>
      </TranslationProvider>
    ),
  )
  leave = page.unmount
  await page.act(({ act }) => act('done', lineOf('Fjellheim')))
  await page.act(({ act }) => act('done', lineOf('Nordkust')))
  await page.act(() => desk.answers[0]!(first))
  await page.act(() => desk.answers[1]!(second))
  return readWithLinks(renderPage(page.get().notice))
}

test('a line that was not marked is told, with its name, though the next one was', async () => {
  const told = await finishBoth(claimed, done)
  expect(told).toMatch(/took this first.*Fjellheim/)
  expect(told).toMatch(/Done: .*Nordkust.*Undo/)
})

test('a line that was marked can be taken back though the next one was not', async () => {
  const told = await finishBoth(done, claimed)
  expect(told).toMatch(/took this first.*Nordkust/)
  expect(told).toMatch(/Done: .*Fjellheim.*Undo/)
})

test('each of two lines that were not marked is told', async () => {
  const told = await finishBoth(claimed, claimed)
  expect(told).toMatch(/took this first.*Fjellheim.*took this first.*Nordkust/)
  expect(told).not.toContain('Done')
})
