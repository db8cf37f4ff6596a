import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { toFormValues } from '@/lib/features/customers/domain/customer-edit'
import { getCustomerJournalQuery } from '@/lib/features/journal/client/public'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { ConflictDialog } from './conflict-dialog'
import type { CustomerEdit } from './use-customer-edit'

const baseline = { customerNo: '7', phoneNo: '1', language: 'en' } as CustomerRead
const current = { customerNo: '7', phoneNo: '2', language: 'sv' } as CustomerRead
const edited = { ...toFormValues(baseline), phoneNo: '3' }
const edit = {
  ...{ clientNo: '1001', customerNo: '7', openedAt: Date.parse('2026-11-21T10:00:00Z') },
  ...{ baseline, before: toFormValues(baseline), edited, changed: ['phoneNo'] },
} as unknown as CustomerEdit

const save = (person: string, endedAt: string) => ({
  ...{ idempotencyKey: endedAt, operation: 'updateCustomer', state: 'done', person, endedAt },
  ...{ sentAt: endedAt, fields: [{ field: 'phoneNo', sent: '2', before: '1' }] },
})

const { queryKey } = getCustomerJournalQuery('1001', '7')
const paint = (fill: (client: QueryClient) => void) =>
  readWithLinks(
    renderPage(
      <ConflictDialog
        conflict={{
          outcome: 'conflict',
          open: ['phoneNo'],
          unseen: [],
          theirs: ['language'],
          current,
        }}
        {...{ edit, userName: 'kari' }}
        onSettle={() => {}}
        onBack={() => {}}
      />,
      fill,
    ),
  )
const paintAfter = (...entries: unknown[]) =>
  paint((client) => void client.setQueryData(queryKey, { entries } as never))

test('a conflict names who saved the customer here since it was loaded, and what', () => {
  const text = paintAfter(save('ola', '2026-11-21T10:31:00Z'))
  expect(text).toMatch(
    /Saved here by \[ola\]\(\/journal\?who=ola\) at 2026-11-2\d \d\d:\d\d:00: Phone\./,
  )
})

test.each([
  ['only the person saved it', [save('kari', '2026-11-21T10:31:00Z')]],
  ['it was saved before it was loaded', [save('ola', '2026-11-21T09:59:00Z')]],
  ['nobody did', []],
])('a conflict names nobody where %s', (_, entries) => {
  expect(paintAfter(...entries)).toContain('Theirs, saved')
  expect(paintAfter(...entries)).not.toContain('Saved here')
})

test('a conflict names nobody where the journal could not be read', () => {
  const text = paint((client) => {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: new Error('no journal') })
  })
  expect(text).toContain('Theirs, saved')
  expect(text).not.toContain('Saved here')
})
