import { expect, test } from 'vitest'
import { OffersProvider } from '@/lib/client/offers'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { SendResult } from './send-result'
import type { SendTry } from './use-sending'

const read = (recordedBy: string | null) => {
  const value = { identifier: 'F-1', receiptId: null, checked: false, recordedBy }
  const last = { idempotencyKey: 'k', result: { ok: true, value } } as unknown as SendTry
  return readWithLinks(
    renderPage(
      <SendResult sending={{ last, settle: () => {} }} userName="kari" onNext={() => {}} />,
    ),
  )
}

test('who recorded that a document was sent is a link', () => {
  expect(read('ola')).toMatch(/^\[ola\]\(\/journal\?who=ola\) recorded that .* has it/)
  expect(read(null)).not.toContain('/journal')
})

test('who may not follow an invoice is led to what the journal has of it', () => {
  const value = { identifier: 'F-1', receiptId: 'R-1', checked: false, recordedBy: null }
  const last = { idempotencyKey: 'k', result: { ok: true, value } } as unknown as SendTry
  const paint = (withheld: 'getInvoiceStatus'[]) =>
    readWithLinks(
      renderPage(
        <OffersProvider withheld={withheld}>
          <SendResult sending={{ last, settle: () => {} }} userName="kari" onNext={() => {}} />
        </OffersProvider>,
      ),
    )
  expect(paint([])).toContain('(/invoices/id/R-1)')
  expect(paint(['getInvoiceStatus'])).toContain('[Open activity](/journal?line=k)')
  expect(paint(['getInvoiceStatus'])).not.toMatch(/invoices|Its page/)
})

const refuse = (code: string) =>
  readWithLinks(
    renderPage(
      <SendResult
        sending={{
          last: {
            ...{ idempotencyKey: 'k', operation: 'sendB2bInvoice', companyId: 501 },
            ...{ identifier: 'F-1', number: 'A & 77' },
            result: { ok: false, failure: { kind: 'conflict', code } },
          },
          settle: () => {},
        }}
        userName="kari"
        onNext={() => {}}
      />,
    ),
  )

test('a number that was sent before says how it goes out, and leads to what is known of it', () => {
  const words = refuse('number-sent')
  expect(words).toContain('This number was sent before. Nothing was sent now. Send it again to see')
  expect(words).toContain('(/journal?q=A+%26+77)')
})

test('what is not known of an earlier one is not said to have happened', () => {
  expect(refuse('sent-before')).toContain('went out under this identifier before, or may have')
  expect(refuse('outcome-open')).toContain('isn’t confirmed yet. Nothing was sent now. Check that')
  expect(refuse('outcome-open')).toContain('(/journal?q=A+%26+77)')
})

test('what stops a document opens beside what was typed', () => {
  for (const code of ['number-sent', 'sent-before', 'resent-before', 'outcome-open'])
    expect(refuse(code)).toContain('[Open activity, opens in a new tab](/journal')
})
