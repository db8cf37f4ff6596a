import { expect, test } from 'vitest'
import type { Recent } from '@/lib/contracts/desk/recents'
import { t } from '@/tests/support/english'
import { toFoundRecent } from './found-recent'

const settlementId = '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11'
const opened = (kind: Recent['kind'], id: string, name: string | null = null) => {
  const places = { clientNo: '1001', organizationId: 'org', companyId: null }
  const {
    title,
    name: shown,
    href,
  } = toFoundRecent(t, {
    ...{ kind, id, name, ...places },
    at: '2026-11-25T10:00:00Z',
  })
  return [title.trim(), shown, href]
}

test.each([
  ['item', '7', '2026-10442', ['Receivable', '2026-10442', '/clients/1001/items/7']],
  ['item', '7', null, ['Receivable 7', null, '/clients/1001/items/7']],
  ['file', 'file-1', 'a.pdf', ['File', 'a.pdf', '/clients/1001/files?open=file-1']],
  [
    'settlement',
    settlementId,
    '2026-11-20',
    ['Settlement', '2026-11-20', `/collection/org/settlements/${settlementId}`],
  ],
  [
    'settlement',
    settlementId,
    null,
    ['Settlement …0f6a2b11', null, `/collection/org/settlements/${settlementId}`],
  ],
] as const)('a %s %s called %s that was opened leads to its page', (kind, id, name, expected) =>
  expect(opened(kind, id, name)).toEqual(expected),
)
