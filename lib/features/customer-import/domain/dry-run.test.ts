import { expect, test } from 'vitest'
import type { RowStanding } from '@/lib/shared/file-import/row-standing'
import { countDryRun, fitsFilter, getRowVerdict, type StandingRow, summarizeReady } from './dry-run'
import { planCustomer } from './plan-customer'
import type { CustomerRow } from './review-row'

const stored = {
  ...{ customerNo: '7', name: 'Kari' },
  postalAddress: { addressLine1: 'Storgata 1', addressLine2: 'c/o Hansen', cityName: 'Oslo' },
}

function rowOf(
  standing: RowStanding,
  { why = '', ...more }: Partial<CustomerRow> & { why?: string } = {},
): StandingRow {
  return {
    ...{
      line: 2,
      values: {},
      sameLines: [2],
      customerNo: '7',
      name: 'Kari',
      cleaned: 0,
      isDoubtful: false,
      standing,
    },
    findings: why ? [{ field: null, is: 'excluded', why, value: '' }] : [],
    lookup: 'found',
    plan: planCustomer(stored, {
      ...{ line: 2, customerNo: '7', values: {}, meanings: { addressLine2: 'blank' } },
      fields: ['addressLine2'],
    }),
    ...more,
  }
}

const fresh = planCustomer(null, {
  ...{ line: 3, customerNo: '8', values: { name: 'Ola' }, meanings: {} },
  fields: ['name'],
})

const rows = [
  rowOf('ready'),
  rowOf('ready', { lookup: 'missing', plan: fresh, cleaned: 2 }),
  rowOf('asks', { cleaned: 1 }),
  rowOf('blocked', { cleaned: 1 }),
  rowOf('excluded', { why: 'nothing' }),
  rowOf('excluded', { why: 'unknown', lookup: 'missing', plan: null }),
  rowOf('excluded', { why: 'other' }),
  rowOf('leftOut', { cleaned: 1 }),
]

test('each row has one verdict', () => {
  expect(rows.map(getRowVerdict)).toEqual([
    ...['change', 'create', 'asks', 'blocked'],
    ...['nothing', 'unknown', 'behind', 'behind'],
  ])
})

test('effects are counted of rows that go out, or would once a person says so', () => {
  expect(countDryRun(rows)).toEqual({
    ...{ change: 1, create: 1, asks: 1, blocked: 1, nothing: 1, unknown: 1, behind: 2 },
    ...{ losesLine: 2, mayLoseLine: 2, cleansEmail: 2 },
  })
  expect(rows.filter((row) => fitsFilter(row, 'losesLine'))).toEqual([rows[0], rows[2]])
  expect(rows.filter((row) => fitsFilter(row, 'create'))).toEqual([rows[1]])
})

test('the last question counts what goes out, and nothing else', () => {
  expect(summarizeReady(rows)).toEqual({
    ...{ rows: 2, changed: 1, created: 1, losing: 1, mayLose: 1, cleaned: 2, addresses: 1 },
  })
})
