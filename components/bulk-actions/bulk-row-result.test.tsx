import { expect, test } from 'vitest'
import type { BulkRow } from '@/lib/contracts/desk/bulk/bulk-actions'
import { renderPage } from '@/tests/support/render-page'
import { BulkRowResult } from './bulk-row-result'

const paint = (state: BulkRow['state'], failure: BulkRow['failure']) =>
  renderPage(
    <BulkRowResult
      row={
        {
          ...{ state, failure, operation: 'sendB2bInvoice', idempotencyKey: crypto.randomUUID() },
          ...{ batchId: null, adjustment: null, subject: { is: 'document', number: '7' } },
        } as unknown as BulkRow
      }
    />,
  )

test('a row that was refused here says why', () => {
  const markup = paint('refused', { kind: 'conflict', code: 'number-sent' })
  expect(markup).toContain('Refused: Another document with this number went out from Duedesk.')
})

test('a row that the service refused says what the service said', () => {
  const markup = paint('refused', { kind: 'invalid', status: 422, message: 'Name is missing' })
  expect(markup).toContain('Refused: 422 Name is missing')
})

test('a row that is not confirmed says no more than that', () =>
  expect(paint('unknown', { kind: 'unknown-outcome', code: 'timeout' })).not.toContain('in time'))
