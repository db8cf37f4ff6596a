import { afterEach, expect, test, vi } from 'vitest'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { Result } from '@/lib/contracts/result'
import { mountHook } from '@/tests/support/mount-hook'
import { caseSubjects } from './bulk-subjects'
import { useDecisionQueue } from './use-decision-queue'

const desk = vi.hoisted(() => ({
  isPending: false,
  send: (): Promise<Result<string>> => Promise.reject(),
}))
vi.mock('@/lib/features/bulk-actions/client/public', () => ({
  useStartBulkAction: () => desk,
  useFollowedRows: (bulkActionId: string | null) => ({
    ...{ action: undefined, rows: [], stop: { mutate() {} } },
    unread: bulkActionId === null ? null : { kind: 'not-found' },
  }),
}))

afterEach(() => void vi.unstubAllGlobals())

test('rows that were not sent and are sent anew are under way, so that nobody starts them twice', async () => {
  const queue = await mountHook(
    () =>
      useDecisionQueue<CollectionCase>(
        { organizationId: 'o', userName: 'kari' },
        'pause',
        caseSubjects,
        () => {},
      ),
    (part) => part,
  )
  const start = () => queue.act((asked) => asked.start([], { reason: 'r', until: '', typedNo: '' }))
  desk.send = async () => ({ ok: true, value: 'b1' })
  await start()
  expect(queue.get().queue).toMatchObject({ is: 'ready', failure: { kind: 'not-sent' } })

  desk.send = () => new Promise(() => {})
  desk.isPending = true
  await start()
  expect(queue.get().queue).toMatchObject({ is: 'running', failure: null, bulkActionId: null })
  await queue.unmount()
})
