import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { SessionGuardContext } from '@/lib/client/session-guard'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { Result } from '@/lib/contracts/result'
import { mountHook } from '@/tests/support/mount-hook'
import { useCaseOwners } from './use-case-owners'

const desk = vi.hoisted(() => ({ answers: [] as ((result: Result<null>) => void)[] }))
vi.mock('@/lib/features/today/server/mark-work', () => ({
  markWorkLine: () => new Promise((resolve) => desk.answers.push(resolve)),
}))
vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async () => ({ marks: [] }),
}))

// What was read or written is told as it comes, so that nothing has to be waited for.
notifyManager.setScheduler((tell) => tell())

const caseOf = (caseNumber: string) => ({ caseNumber }) as unknown as CollectionCase

afterEach(() => void vi.unstubAllGlobals())

test('that cases were not taken stands while others, begun meanwhile, are taken one after the other', async () => {
  const client = new QueryClient()
  const list = await mountHook(
    () => useCaseOwners('o', 'kari'),
    (part) => (
      <SessionGuardContext value={async () => {}}>
        <QueryClientProvider client={client}>{part}</QueryClientProvider>
      </SessionGuardContext>
    ),
  )
  await list.act(({ toggleOwner }) => void toggleOwner([caseOf('1')]))
  await list.act(({ toggleOwner }) => void toggleOwner([caseOf('2'), caseOf('3')]))
  await list.act(() => desk.answers[0]!({ ok: false, failure: { kind: 'unreachable' } }))
  await list.act(() => desk.answers[1]!({ ok: true, value: null }))
  await list.act(() => desk.answers[2]!({ ok: true, value: null }))
  expect(list.get().failures).toMatchObject([{ name: '1', failure: { kind: 'unreachable' } }])
  await list.unmount()
})
