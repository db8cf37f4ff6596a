import { describe, expect, test } from 'vitest'
import { isAnswerTo } from './is-answer-to'

const answer = {
  ReceiptId: 'R-1',
  Identifier: 'mine-1',
  CompanyId: 501,
  Transaction: { InvoiceNumber: '2026-1' },
}

describe('an answer about one invoice', () => {
  test.each([
    ['its number', { InvoiceNumber: '2026-1' }],
    ['its number with blanks', { InvoiceNumber: ' 2026-1 ' }],
    ['its number and its company', { InvoiceNumber: '2026-1', CompanyId: '501' }],
    ['its receipt', { Identifier: 'R-1' }],
    ["the sender's own name of it", { Identifier: 'mine-1' }],
  ])('is one to a question by %s', (_, asked) => {
    expect(isAnswerTo(asked, answer)).toBe(true)
  })

  test.each([
    ['number', { InvoiceNumber: '2026-2' }],
    ['company', { InvoiceNumber: '2026-1', CompanyId: 502 }],
    ['receipt', { Identifier: 'R-2' }],
  ])('is none where it names another %s', (_, asked) => {
    expect(isAnswerTo(asked, answer)).toBe(false)
  })

  test('may be one where it does not tell', () => {
    const silent = { ReceiptId: 'R-1', Identifier: null, CompanyId: null, Transaction: null }
    expect(isAnswerTo({ InvoiceNumber: '2026-2', CompanyId: 502 }, silent)).toBe(true)
    expect(isAnswerTo({ Identifier: 'mine-2' }, silent)).toBe(true)
  })
})
