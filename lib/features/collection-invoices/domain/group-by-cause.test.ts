import { expect, test } from 'vitest'
import { checkArithmetic } from './claim-arithmetic'
import { groupByCause } from './group-by-cause'

const claim = (more: object) => ({
  ...{ type: 'PRINCIPAL', currency: 'NOK', originalAmount: 1000, currentAmount: 1000 },
  ...{ paidAmount: 300, creditedAmount: 0, remainingAmount: 700 },
  ...more,
})
const invoice = (more: object) => ({
  ...{ originalInvoiceAmount: 1000, currentAmount: 1000, currency: 'NOK', status: 'OPEN' },
  ...{ paidAmount: 300, creditedAmount: 0, remainingAmount: 700, claims: [claim({})] },
  ...more,
})
const findingsOf = (more: object) =>
  groupByCause(checkArithmetic(invoice(more)).mismatches).map(({ main, others }) => [
    main.fields[0],
    main.difference,
    others.length,
  ])

test('nothing that disagrees is no finding', () => {
  expect(findingsOf({})).toEqual([])
})

test.each([
  ['remaining', { remainingAmount: 712.34 }, [['remainingAmount', '12.34', 1]]],
  [
    'paid, though its balance fails at what remains',
    { paidAmount: 299.99 },
    [['paidAmount', '-0.01', 1]],
  ],
])('one wrong amount is one finding, named by it: %s', (_, change, findings) => {
  expect(findingsOf(change)).toEqual(findings)
})

test('two amounts that are wrong by different sums are two findings', () => {
  const findings = findingsOf({ currentAmount: 1007, claims: [claim({ remainingAmount: 710 })] })
  expect(findings.map(([field]) => field).toSorted()).toEqual([
    'claims[0].remainingAmount',
    'currentAmount',
  ])
})

test('an amount that is wrong by as much as another one is not taken for it where they share no check', () => {
  const claims = [
    claim({ remainingAmount: 710, originalAmount: 1000 }),
    claim({
      type: 'FEE',
      originalAmount: 60,
      currentAmount: 60,
      paidAmount: 0,
      remainingAmount: 70,
    }),
  ]
  const { mismatches } = checkArithmetic(
    invoice({ claims, originalInvoiceAmount: 1060, currentAmount: 1060, remainingAmount: 780 }),
  )
  const findings = groupByCause(mismatches)
  const claimsFound = findings.map(({ main }) => main.fields[0])
  expect(claimsFound).toEqual(
    expect.arrayContaining(['claims[0].remainingAmount', 'claims[1].remainingAmount']),
  )
})

test('claims in another currency are one finding, whatever their number', () => {
  const claims = [claim({ currency: 'SEK' }), claim({ currency: 'SEK' })]
  const kinds = groupByCause(checkArithmetic(invoice({ claims })).mismatches)
  expect(kinds.filter(({ main }) => main.kind === 'currency')).toHaveLength(1)
})

test('every check is in one finding, and in no other', () => {
  const { mismatches } = checkArithmetic(
    invoice({
      remainingAmount: 0.01,
      paidAmount: 1,
      creditedAmount: -4,
      claims: [claim({ paidAmount: 2000 })],
    }),
  )
  const grouped = groupByCause(mismatches).flatMap(({ main, others }) => [main, ...others])
  expect(grouped).toHaveLength(mismatches.length)
  expect(new Set(grouped)).toEqual(new Set(mismatches))
})
