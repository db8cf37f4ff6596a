import { expect, test } from 'vitest'
import type { JournalEntry } from '@/lib/contracts/desk/journal'
import { renderPage } from '@/tests/support/render-page'
import { JournalItem } from './journal-item'

const at = '2026-11-20T10:00:00.000Z'
const paint = (told: Partial<JournalEntry>) =>
  renderPage(
    <JournalItem
      userName="kari"
      entry={
        {
          idempotencyKey: 'k',
          operation: 'updateCustomer',
          person: 'kari',
          clientNo: '1001',
          organizationId: null,
          target: '7',
          state: 'done',
          sentAt: at,
          requestId: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11',
          reasons: [],
          warnings: [],
          fields: [],
          look: null,
          record: null,
          ...told,
        } as JournalEntry
      }
    />,
  )

test('a field stands by its name, its path beside', () => {
  const markup = paint({
    fields: [
      { field: 'postalAddress.cityName', before: 'Oslo', sent: 'Bergen' },
      { field: 'unheardOf', before: 'a', sent: 'b' },
    ],
    reasons: [{ field: 'phoneNo', code: 'TOO_LONG', message: null }],
    warnings: [{ field: 'language', message: 'unknown' }],
  })
  expect(markup).toMatch(/<th scope="row" title="postalAddress.cityName"[^>]*>City<\/th>/)
  expect(markup).toMatch(/<th scope="row" title="unheardOf"[^>]*>unheardOf<\/th>/)
  expect(markup).toContain('City: Oslo → Bergen · unheardOf: a → b')
  expect(markup).toContain('Phone: TOO_LONG')
  expect(markup).toContain('Warning for Language: unknown')
})

test('what remained when a decision was made carries its currency', () => {
  const markup = paint({
    operation: 'pauseCase',
    target: 'c',
    fields: [
      { field: 'reason', sent: 'Asked for time' },
      { field: 'remainingAmount', before: 1250.5 },
      { field: 'currency', before: 'NOK' },
    ],
  })
  expect(markup).toMatch(
    /<th [^>]*title="remainingAmount"[^>]*>Remaining<\/th><td>1 250,50 NOK<\/td>/,
  )
})
