import { describe, expect, test } from 'vitest'
import { breakDownClaims, type DebtFacts } from './break-down-claims'
import { findCountry, listFeeSteps, listReductions } from './debt-facts'
import { sumLimits } from './fee-limits'

const principal = {
  ...{ type: 'PRINCIPAL', originalAmount: 10_000, paidAmount: 0, creditedAmount: 0 },
  currency: 'SEK',
}
const claim = (type: string, originalAmount: number, currency = 'SEK') => ({
  ...{ type, originalAmount, paidAmount: 0, creditedAmount: 0, currency },
})
const facts = (changes: Partial<DebtFacts> = {}): DebtFacts => ({
  claims: [principal, claim('FEE', 60), claim('FEE', 180), claim('INTEREST', 30)],
  country: 'SE',
  dueDate: '2026-03-12',
  steps: [
    { day: '2026-04-20', fee: 'collectionNotice' },
    { day: '2026-04-01', fee: 'reminder' },
  ],
  reductions: [],
  through: '2026-03-22',
  rules: [
    {
      ...{ country: 'SE', from: '2026-01-01', until: null, fee: 'interest', amount: 12 },
      source: 'a test',
    },
  ],
  ...changes,
})

describe('fees', () => {
  test('are within what the steps may cost together, in the order of their days', () =>
    expect(breakDownClaims(facts())?.fees).toMatchObject({
      ...{ claimed: '240', most: '240', verdict: { is: 'within' } },
      limits: [
        { fee: 'reminder', most: '60', rule: { source: 'IMY 2023' } },
        { fee: 'collectionNotice', most: '180' },
      ],
    }))

  test('are above it by the öre', () =>
    expect(
      breakDownClaims(facts({ claims: [principal, claim('FEE', 240.01)] }))?.fees?.verdict,
    ).toEqual({ is: 'above', by: '0.01' }))

  test('cost nothing beyond as many times as the rule allows', () => {
    const steps = ['2026-04-01', '2026-04-11', '2026-04-21', '2026-05-01'].map((day) => ({
      ...{ day, fee: 'reminder' as const },
    }))
    const claims = [{ ...principal, currency: 'DKK' }, claim('FEE', 400, 'DKK')]
    expect(breakDownClaims(facts({ country: 'DK', claims, steps }))?.fees).toMatchObject({
      ...{ most: '300', verdict: { is: 'above', by: '100' } },
      limits: [{ isBeyond: false }, {}, {}, { isBeyond: true, most: '0' }],
    })
  })

  test.each([
    [
      'no rule is known of a step',
      { steps: [{ day: '2026-04-01', fee: 'paymentDemand' as const }] },
      'noRule',
    ],
    ['no step is told', { steps: [] }, 'noStep'],
    ['not all steps are known', { steps: null }, 'steps'],
    ['no country is known', { country: null }, 'noCountry'],
    ['the currency is another than the country’s', { country: 'NO' as const }, 'noCountry'],
  ])('are not judged where %s', (_, changes, why) =>
    expect(breakDownClaims(facts(changes))?.fees?.verdict).toEqual({ is: 'unknown', why }),
  )
})

describe('interest', () => {
  test('is within what each day comes to, and told through which day', () =>
    expect(breakDownClaims(facts())?.interest).toMatchObject({
      ...{ claimed: '30', sum: '32.88', within: '2026-03-21', verdict: { is: 'within' } },
    }))

  test('is above it', () =>
    expect(
      breakDownClaims(facts({ claims: [principal, claim('INTEREST', 32.89)] }))?.interest?.verdict,
    ).toEqual({ is: 'above', by: '0.01' }))

  test.each([
    ['no rate is known', { rules: [] }, 'noRule'],
    ['no due date is told', { dueDate: null }, 'noDueDate'],
    ['its last day is not told', { through: null }, 'noClosingDay'],
    ['no country is known', { country: null }, 'noCountry'],
    ['not all payments are known', { reductions: null }, 'reductions'],
    [
      'a payment covered something else than the principal',
      { reductions: [{ day: '2026-03-15', amount: '50' }] },
      'reductions',
    ],
    [
      'the principal was paid on days that nobody tells',
      { claims: [{ ...principal, paidAmount: 100 }, claim('INTEREST', 3)] },
      'reductions',
    ],
    [
      'what was paid of it is not told',
      { claims: [{ ...principal, paidAmount: null }, claim('INTEREST', 3)] },
      'reductions',
    ],
  ])('is not judged where %s', (_, changes, why) =>
    expect(breakDownClaims(facts(changes))?.interest?.verdict).toEqual({ is: 'unknown', why }),
  )
})

test('what is not claimed is not explained', () =>
  expect(breakDownClaims(facts({ claims: [principal] }))).toEqual({
    ...{ currency: 'SEK', principal: { claimed: '10000' }, fees: null, interest: null },
    others: [],
  }))

test('claims of other types stay, each under its code, and leave fees and interest unknown', () => {
  const { claims } = facts()
  const others = [claim('collection_fee', 9000), { ...claim('', 5), type: null }, claim(' ', 6)]
  const found = breakDownClaims(facts({ claims: [...claims, ...others] }))
  expect(found?.others).toEqual([
    { type: 'COLLECTION_FEE', claimed: '9000' },
    { type: null, claimed: '11' },
  ])
  expect(found).toMatchObject({
    fees: { claimed: '240', verdict: { is: 'unknown', why: 'others' } },
    interest: { claimed: '30', verdict: { is: 'unknown', why: 'others' } },
  })
  const untold = { ...claim('COURT', 1), originalAmount: null }
  expect(breakDownClaims(facts({ claims: [...claims, untold], steps: [] }))).toMatchObject({
    fees: { verdict: { why: 'noStep' } },
    others: [{ type: 'COURT', claimed: null }],
  })
})

test.each([
  ['of two currencies', [principal, claim('FEE', 60, 'EUR')]],
  ['of none', [{ ...principal, currency: null }]],
  ['that are not there', []],
])('claims %s are not explained', (_, claims) =>
  expect(breakDownClaims(facts({ claims }))).toBeNull(),
)

describe('the facts', () => {
  test.each([
    [' se ', 'NOK', 'SE'],
    ['DE', 'SEK', null],
    [null, 'nok', 'NO'],
    [undefined, 'EUR', null],
    ['', null, null],
  ] as const)('country %s and currency %s: %s', (told, currency, country) =>
    expect(findCountry(told, currency)).toBe(country),
  )

  test('steps are those that a fee may come with, by their days in Oslo', () =>
    expect(
      listFeeSteps([
        { type: 'reminder_sent', loggedAt: '2026-04-01T23:30:00Z' },
        { type: 'PAUSED', loggedAt: '2026-04-02T10:00:00Z' },
      ]),
    ).toEqual([{ day: '2026-04-02', fee: 'reminder' }]))

  test.each([
    ['without a day', { type: 'COLLECTION_NOTICE_SENT', loggedAt: null }],
    ['of a kind that nobody knows', { type: 'SUMMONS_SENT', loggedAt: '2026-04-02T10:00:00Z' }],
    ['without a kind', { type: null, loggedAt: '2026-04-02T10:00:00Z' }],
    ['that may be another without an id', { type: 'REMINDER_SENT', loggedAt: '2026-04-01' }],
  ])('steps are not known where there is one %s', (_, entry) =>
    expect(listFeeSteps([{ type: 'REMINDER_SENT', loggedAt: '2026-04-01' }, entry])).toBeNull(),
  )

  test('two steps of one day that have ids are two', () => {
    const step = { type: 'REMINDER_SENT', loggedAt: '2026-04-01' }
    const named = ['h-1', 'h-2'].map((historyId) => ({ ...step, historyId }))
    expect(listFeeSteps(named)).toHaveLength(2)
  })

  test('a payment that is listed and in the history is one, another of the same amount is two', () => {
    const entry = { type: 'PAYMENT', loggedAt: '2026-04-03T10:00:00Z', amount: 100, batchId: 'b1' }
    const payment = { paymentDate: '2026-04-02', amount: 100, batchId: 'b1' }
    expect(listReductions([entry], [payment])).toEqual([{ day: '2026-04-02', amount: '100' }])
    expect(
      listReductions(
        [
          { ...entry, batchId: 'b2' },
          { ...entry, type: 'CORRECTION' },
        ],
        [payment],
      ),
    ).toHaveLength(3)
  })

  test('a payment around midnight is of its day in Oslo', () =>
    expect(
      listReductions([{ type: 'PAYMENT', loggedAt: '2026-03-31T22:30:00Z', amount: 5 }], []),
    ).toEqual([{ day: '2026-04-01', amount: '5' }]))

  test.each([
    ['no amount', { type: 'PAYMENT', loggedAt: '2026-04-03T10:00:00Z', amount: null }],
    ['no day', { type: 'CORRECTION', loggedAt: 'soon', amount: 5 }],
  ])('are not known where one has %s', (_, entry) => expect(listReductions([entry], [])).toBeNull())
})

test.each(['FEE', 'INTEREST'])(
  '%s of which one is not told exactly is claimed, and not known',
  (type) => {
    const untold = { ...claim(type, 60), originalAmount: null }
    const found = breakDownClaims(facts({ claims: [principal, claim(type, 60), untold] }))
    expect(type === 'FEE' ? found?.fees : found?.interest).toMatchObject({
      ...{ claimed: null, verdict: { is: 'unknown', why: 'amounts' } },
    })
  },
)

test('a principal that is not told exactly is claimed, and not known', () => {
  const claims = [{ ...principal, originalAmount: null }, claim('FEE', 60)]
  expect(breakDownClaims(facts({ claims }))?.principal).toEqual({ claimed: null })
  expect(breakDownClaims(facts({ claims: [claim('FEE', 60)] }))?.principal).toBeNull()
})

test('fees have no sum of limits where one of their steps has none', () => {
  const step = { day: '2026-04-01', fee: 'reminder', rule: null, isBeyond: false } as const
  const known = { ...step, most: '60' }
  expect(sumLimits([known, known])).toBe('120')
  expect(sumLimits([known, { ...step, most: null }])).toBeNull()
})
