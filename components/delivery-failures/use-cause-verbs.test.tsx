import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import type { Result } from '@/lib/contracts/result'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { mountHook } from '@/tests/support/mount-hook'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { useCauseVerbs } from './use-cause-verbs'

const desk = vi.hoisted(() => ({ answers: [] as ((result: Result<null>) => void)[] }))
vi.mock('@/lib/features/today/server/mark-work', () => ({
  markWorkLine: () => new Promise((resolve) => desk.answers.push(resolve)),
}))
vi.mock('@/lib/features/delivery-failures/server/handle-cause', () => ({ handleCause: vi.fn() }))

// What was written is told as it comes, so that nothing has to be waited for.
notifyManager.setScheduler((tell) => tell())

const done: Result<null> = { ok: true, value: null }
const claimed: Result<null> = {
  ok: false,
  failure: { kind: 'conflict', code: 'claimed', message: 'ola' },
}
const rowOf = (key: string) =>
  ({ row: { key, groups: [], companies: [] }, name: key, owner: null }) as unknown as NamedRow

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['first', [claimed, done], 'Silent'],
  ['second', [done, claimed], 'Broken'],
] as const)(
  'of two causes taken at once, the %s was not: both are told',
  async (_, ends, taken) => {
    desk.answers = []
    const client = new QueryClient()
    const page = await mountHook(
      () => useCauseVerbs('kari'),
      (part) => (
        <SessionGuardContext value={async () => {}}>
          <QueryClientProvider client={client}>{part}</QueryClientProvider>
        </SessionGuardContext>
      ),
    )
    await page.act(({ verbs }) => verbs.take([rowOf('Broken')]))
    await page.act(({ verbs }) => verbs.take([rowOf('Silent')]))
    for (const [at, end] of ends.entries()) await page.act(() => desk.answers[at]!(end))
    const told = readWithLinks(renderPage(page.get().notice))
    await page.unmount()
    expect(told).toMatch(taken === 'Silent' ? /took this first.*Broken/ : /took this first.*Silent/)
    expect(told).toContain(taken)
  },
)
