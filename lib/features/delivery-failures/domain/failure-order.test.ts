import { expect, test } from 'vitest'
import { failureOrders, type NamedRow, orderRows } from './failure-order'
import type { FailureRow } from './failure-rows'

const makeNamed = (
  name: string,
  { field = null, owner = null, ...row }: Partial<FailureRow & NamedRow>,
): NamedRow => ({
  name,
  field,
  owner,
  row: {
    key: name,
    kind: 'cause',
    cause: name,
    groups: [] as unknown as FailureRow['groups'],
    count: 1,
    unhandled: 1,
    companies: [],
    channels: [],
    days: [],
    firstTime: null,
    handled: null,
    resent: null,
    ...row,
  },
})

const company = (companyId: number) => ({ companyId, name: null, count: 1 })
const rows = [
  makeNamed('Ålesund', {
    count: 9,
    unhandled: 9,
    companies: [company(1)],
    channels: [{ channel: 'Print', count: 1 }],
    firstTime: '2026-03-04T10:00:00',
    field: 'Postal code',
    owner: 'kari',
    days: [{ day: '2026-03-01', count: 9 }],
  }),
  makeNamed('Mailbox', {
    count: 4,
    unhandled: 0,
    companies: [company(1), company(2)],
    channels: [{ channel: 'E-mail', count: 1 }],
    firstTime: '2026-03-01T10:00:00',
    field: 'E-mail',
    days: [{ day: '2026-03-09', count: 4 }],
  }),
  makeNamed('Zone', { count: 4, unhandled: 2, owner: 'ola' }),
]
const order = (by: NamedRow['row']['key'], direction: 'asc' | 'desc') =>
  orderRows(rows, { by: by as never, direction }, { from: '2026-03-01', to: '2026-03-10' }).map(
    ({ name }) => name,
  )

test.each([
  ['count', 'desc', ['Ålesund', 'Mailbox', 'Zone']],
  ['cause', 'asc', ['Mailbox', 'Zone', 'Ålesund']],
  ['trend', 'desc', ['Mailbox', 'Zone', 'Ålesund']],
  ['companies', 'desc', ['Mailbox', 'Ålesund', 'Zone']],
  ['channel', 'asc', ['Mailbox', 'Ålesund', 'Zone']],
  ['field', 'desc', ['Ålesund', 'Mailbox', 'Zone']],
  ['first', 'desc', ['Mailbox', 'Ålesund', 'Zone']],
  ['first', 'asc', ['Ålesund', 'Mailbox', 'Zone']],
  ['owner', 'desc', ['Zone', 'Ålesund', 'Mailbox']],
  ['handled', 'desc', ['Mailbox', 'Zone', 'Ålesund']],
] as const)('by %s, %s', (by, direction, names) => expect(order(by, direction)).toEqual(names))

test.each(failureOrders)(
  'what does not tell %s stands last either way, and no row is lost',
  (by) => {
    const bare = makeNamed('bare', { count: 1 })
    for (const direction of ['asc', 'desc'] as const) {
      const ordered = orderRows(
        [bare, ...rows],
        { by, direction },
        { from: '2026-03-01', to: '2026-03-10' },
      )
      expect(ordered).toHaveLength(4)
      if (['channel', 'field', 'first', 'owner'].includes(by))
        expect(ordered.at(-1)!.name).toBe('bare')
    }
  },
)
