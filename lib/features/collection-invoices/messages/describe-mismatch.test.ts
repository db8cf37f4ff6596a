import { expect, test } from 'vitest'
import { checkArithmetic } from '@/lib/features/collection-invoices/domain/claim-arithmetic'
import { formatDecimal } from '@/lib/shared/format/amount'
import { t } from '@/tests/support/english'
import { buildMismatchQuestion, describeMismatch, describeUncheckedRule } from './describe-mismatch'

const claim = {
  type: 'PRINCIPAL',
  originalAmount: 1000,
  currentAmount: 1000,
  remainingAmount: 600,
  paidAmount: 400,
  creditedAmount: 0,
  currency: 'NOK',
}
const invoice = {
  ...{
    id: 'i-1',
    status: 'OPEN',
    currency: 'NOK',
    originalInvoiceAmount: 1000,
    currentAmount: 1000,
  },
  ...{ remainingAmount: 850.5, paidAmount: 400, creditedAmount: 0, claims: [claim] },
}

test('a mismatch is told by its rule, its amount and its fields', () => {
  const [first] = checkArithmetic(invoice).mismatches.filter(({ kind }) => kind === 'remainingSum')
  expect(describeMismatch(t, first!)).toEqual({
    rule: 'Remaining should equal the sum of its claims.',
    apart: 'Off by 250,50 NOK.',
    told: 'remainingAmount is 850,50 NOK, expected 600,00 NOK.',
  })
})

test('the question names the invoice and every field of every mismatch', () => {
  const { mismatches } = checkArithmetic(invoice)
  const question = buildMismatchQuestion(t, { number: '88120341', id: 'i-1' }, mismatches)
  expect(question.split('\n')).toHaveLength(mismatches.length + 1)
  for (const text of ['88120341', 'i-1', ...mismatches.flatMap(({ fields }) => fields)])
    expect(question).toContain(text)
})

test('what could not be checked says why, each reason once', () => {
  const { unchecked } = checkArithmetic({ ...invoice, paidAmount: null })
  expect(unchecked.map((row) => describeUncheckedRule(t, row)).join('\n')).toContain(
    'paidAmount is missing',
  )
})

test.each([
  ['0', '0,00'],
  ['-1250.5', '−1\u00a0250,50'],
  ['1234567.125', '1\u00a0234\u00a0567,125'],
  ['12345678901234567890.5', '12\u00a0345\u00a0678\u00a0901\u00a0234\u00a0567\u00a0890,50'],
])('the decimal %s is shown as %s', (decimal, words) => {
  expect(formatDecimal(decimal)).toBe(words)
})
