import { expect, test } from 'vitest'
import {
  formatRedactedDocument,
  parseRedactedDocument,
  toDocumentQuestion,
} from './redacted-document'

test.each(['pdf', 'xml', 'text', 'other', 'unreadable'] as const)(
  'a mark tells that a document is %s, and how long',
  (kind) => {
    expect(parseRedactedDocument(formatRedactedDocument({ kind, bytes: 1234 }))).toEqual({
      kind,
      bytes: 1234,
    })
  },
)

test.each([undefined, null, ''])('%j is no document', (mark) =>
  expect(parseRedactedDocument(mark)).toBeNull(),
)

test('what is no mark is not taken for a document that can be shown', () => {
  expect(parseRedactedDocument('••••• exe, 1 bytes')).toEqual({ kind: 'unreadable', bytes: 18 })
})

test.each([
  [
    'by its receipt id',
    { ReceiptId: 'R-1', CompanyId: 501, Transaction: { InvoiceNumber: '7' } },
    { identifier: 'R-1', company: 501 },
  ],
  [
    'by its number where it has no receipt id',
    { ReceiptId: ' ', CompanyId: 501, Transaction: { InvoiceNumber: '7' } },
    { number: '7', company: 501 },
  ],
  [
    'by its number where the receipt id may be a person’s',
    { ReceiptId: '01019030071', Transaction: { InvoiceNumber: '7' } },
    { number: '7' },
  ],
  [
    'without a company that is not told',
    { ReceiptId: 'R-1', CompanyId: null },
    { identifier: 'R-1' },
  ],
  ['not at all where nothing names it', { CompanyId: 501, Transaction: null }, null],
  [
    'not at all where its number may be a person’s',
    { Transaction: { InvoiceNumber: '01019030071' } },
    null,
  ],
])('a document is asked for %s', (_, status, question) =>
  expect(toDocumentQuestion(status)).toEqual(question),
)
