import { describe, expect, test } from 'vitest'
import {
  breakDownClaims,
  type DebtFacts,
} from '@/lib/features/claim-breakdown/domain/break-down-claims'
import { buildDebtorLetter } from '@/lib/features/claim-breakdown/messages/describe-breakdown'
import { t } from '@/tests/support/english'
import { renderPage } from '@/tests/support/render-page'
import { ClaimBreakdown } from './claim-breakdown'

const claim = (type: string, originalAmount: number) => ({
  ...{ type, originalAmount, paidAmount: 0, creditedAmount: 0, currency: 'SEK' },
})
const facts: DebtFacts = {
  claims: [claim('PRINCIPAL', 10_000), claim('FEE', 60), claim('INTEREST', 30)],
  country: 'SE',
  dueDate: '2025-03-12',
  steps: [{ day: '2025-04-01', fee: 'reminder' }],
  reductions: [],
  through: '2025-03-22',
  rules: [
    {
      ...{ country: 'SE', fee: 'interest', amount: 12, from: '2025-01-01', until: null },
      source: 'a test',
    },
  ],
}
const paint = (changes: Partial<DebtFacts> = {}) =>
  renderPage(<ClaimBreakdown facts={{ ...facts, ...changes }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')

describe('why an amount is what it is', () => {
  test('says what each fee may cost, what the days of interest come to, and by which source', () => {
    const words = paint()
    expect(words).toContain('Within the limit of 60,00')
    expect(words).toContain('Reminder, 1 April 2025 At most 60,00 (IMY 2023)')
    expect(words).toContain('Interest through 21 March 2025. All days so far come to 32,88.')
    expect(words).toContain('13 March 2025 to 22 March 2025, 10 days')
    expect(words).toContain('10 000,00 at 12 % a year (a test) = 32,88')
  })

  test('says by how much a part is above', () => {
    const words = paint({
      claims: [claim('PRINCIPAL', 10_000), claim('FEE', 100), claim('INTEREST', 40)],
    })
    expect(words).toContain('40,00 more than the limit of 60,00')
    expect(words).toContain('7,12 more than the 32,88 that all days come to')
  })

  test('never says that what is not known is right', () => {
    const words = paint({ rules: [], country: null })
    expect(words.match(/Not checked/g)).toHaveLength(2)
    expect(words).not.toContain('Within')
  })

  test('names a claim of another type, here and to whoever owes it, and is sure of no fee beside it', () => {
    const claims = [...facts.claims, claim('COLLECTION_FEE', 9000), claim('', 7)]
    const words = paint({ claims })
    expect(words).toContain(
      'COLLECTION_FEE Not checked: we don’t know what this claim is for. 9 000,00',
    )
    expect(words).toContain('Claim without a type Not checked')
    expect(words).toContain('Fees Not checked: a claim of another type may belong here. 60,00')
    expect(words).not.toContain('Within')
    const letter = buildDebtorLetter(t, breakDownClaims({ ...facts, claims })!, facts.dueDate)
    expect(letter.replaceAll('\u00a0', ' ')).toContain('COLLECTION_FEE: 9 000,00 SEK.\n')
  })

  test('says nothing of interest where the day it ended is not known', () => {
    const words = paint({ through: null })
    expect(words).toContain('Interest Not checked: the day it was closed isn’t known. 30,00')
  })

  test('names a part that is claimed with no exact amount, here and to whoever owes it', () => {
    const claims = ['PRINCIPAL', 'FEE', 'INTEREST'].map((type) => ({
      ...claim(type, 60),
      originalAmount: null,
    }))
    const words = paint({ claims })
    expect(words).toContain('Fees Not checked: an amount isn’t known. Not known')
    expect(words).toContain('Interest Not checked: an amount isn’t known. Not known')
    const breakdown = breakDownClaims({ ...facts, claims })!
    expect(buildDebtorLetter(t, breakdown, facts.dueDate)).toContain(
      [
        'Principal: not known. Due 12 March 2025.',
        'Fees: not known. Not checked: an amount isn’t known.',
      ].join('\n'),
    )
    expect(buildDebtorLetter(t, breakdown, null)).toContain('Interest: not known. Not checked')
  })
})
