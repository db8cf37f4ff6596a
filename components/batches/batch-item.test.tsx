import { expect, test } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { BatchItem } from './batch-item'
import type { SentBatch } from './batch-outcome'

const listed: SentBatch = {
  ...{ idempotencyKey: 'k', operation: 'createPayments', person: 'kari', state: 'done' },
  ...{ clientNo: null, organizationId: 'o', target: null, batchId: null, requestId: 'r' },
  ...{ sentAt: '2026-03-12T12:00:00.000Z', rows: 3, sums: null, unbookedSums: null, end: null },
  ...{ status: null, code: null, message: null, checkedAt: null, record: null },
}
const read = (told: Partial<SentBatch>) =>
  readWithLinks(renderPage(<BatchItem listed={{ ...listed, ...told }} userName="per" />))
const record = { at: '2026-03-12T13:00:00.000Z', note: null }

test('who sent a batch, and who alone may send it again, are links', () => {
  expect(read({})).toContain('by [kari](/journal?who=kari)')
  const absent = { state: 'not-applied', lookedAt: '2026-03-12T13:00:00.000Z' } as const
  expect(read(absent)).toContain('Only [kari](/journal?who=kari) can resend it.')
})

test.each<[string, Partial<SentBatch>, string]>([
  [
    'booked',
    { record: { ...record, person: 'ola', found: 'applied' } },
    'Booked, as recorded by [ola](/journal?who=ola).',
  ],
  [
    'not booked',
    { state: 'not-applied', record: { ...record, person: 'ola', found: 'not-applied' } },
    'Not booked, as recorded by [ola](/journal?who=ola).',
  ],
  [
    'booked by somebody whose name was erased',
    { record: { ...record, person: '••••• ~a1b2', found: 'applied' } },
    'Booked, as recorded by •••••.',
  ],
])('who recorded that a batch was %s is a link where the name is known', (_, told, sentence) =>
  expect(read(told)).toContain(sentence),
)
