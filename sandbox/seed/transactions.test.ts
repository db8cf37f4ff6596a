import { describe, expect, test } from 'vitest'
import type { NewTransaction } from '../database/stored-transaction'
import { allSeedCompanies, makeCompany } from './companies'
import { causes } from './failure-text'
import { makeTenantTransactions, tenantTransactionCount } from './tenant-transactions'
import { makeSeedTransactions } from './transactions'

const now = Date.parse('2026-11-20T12:00:00Z')
const wanted = {
  seedNumber: 1,
  companies: allSeedCompanies,
  customerNames: { 1001: ['Kari Moen'] },
  count: 6000,
  now,
}
const share = (rows: NewTransaction[], is: (row: NewTransaction) => boolean) =>
  rows.filter(is).length / rows.length

describe('the transactions of the seed', () => {
  const rows = makeSeedTransactions(wanted, 0, wanted.count, 1)

  test('are the same each time, oldest first, and none is of tomorrow', () => {
    expect(makeSeedTransactions(wanted, 0, wanted.count, 1)).toEqual(rows)
    const times = rows.map((row) => row.LogTime!)
    expect(times).toEqual(times.toSorted())
    expect(times.at(-1)! <= '2026-11-20T12:00:00').toBe(true)
    expect(times[0]! < '2026-09-22').toBe(true)
  })

  test.each([
    ['OK', 0.8, 0.9],
    ['Pending', 0.06, 0.1],
    ['Failed', 0.035, 0.065],
    ['Handled', 0.01, 0.03],
  ])('are %s as often as is told', (status, least, most) => {
    const part = share(rows, (row) => row.Status === status)
    expect(part).toBeGreaterThan(least)
    expect(part).toBeLessThan(most)
  })

  test('belong to all forty companies, some to customers, some to others', () => {
    expect(new Set(rows.map((row) => row.CompanyId)).size).toBe(40)
    expect(new Set(allSeedCompanies.map(({ organizationNumber }) => organizationNumber)).size).toBe(
      40,
    )
    for (const name of ['Kari Moen', 'Malmö kommun', 'Aarhus Kommune'])
      expect(rows.some((row) => row.InvoiceeName === name)).toBe(true)
    expect(rows.some((row) => row.ParentTransactionRid)).toBe(true)
  })

  test('fail for thirty causes or more, and no text keeps a blank to fill in', () => {
    const texts = rows
      .filter((row) => row.Status === 'Failed' && row.LogText)
      .map((row) => row.LogText!)
    expect(Object.keys(causes).length).toBeGreaterThanOrEqual(30)
    for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined/)
    expect(new Set(texts).size).toBeGreaterThan(200)
  })
})

describe('a fresh tenant', () => {
  const companies = [7001, 507_001].map((companyId) =>
    makeCompany({ companyId, clientNo: 2001, country: 'NO', name: `Klient ${companyId}` }),
  )
  const rows = makeTenantTransactions({
    ...wanted,
    companies,
    customerNames: {},
    count: tenantTransactionCount,
  })(1)
  const some = (is: (row: NewTransaction) => boolean) => expect(rows.filter(is).length)

  test('has what tests look for', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60)
    some((row) => row.Status === 'Failed' && Boolean(row.LogText)).toBeGreaterThanOrEqual(5)
    some((row) => row.Status === 'Failed' && !row.LogText).toBeGreaterThanOrEqual(2)
    for (const status of ['OK', 'Pending', 'Handled', 'Held'])
      some((row) => row.Status === status).toBeGreaterThan(0)
    some((row) => row.ChannelStatus === 'Held').toBeGreaterThan(0)
    some(
      (row) => row.ActualChannel !== null && row.ActualChannel !== row.RequestedChannel,
    ).toBeGreaterThanOrEqual(2)
    some((row) => (row.Amount ?? 0) < 0).toBeGreaterThan(0)
    some((row) => row.Amount === null).toBeGreaterThan(0)
    some((row) => row.leavesOut === true).toBeGreaterThan(0)
    some((row) => (row.InvoiceeName ?? '').length > 120).toBeGreaterThan(0)
    for (const sign of ['=', '+', '@', '-'])
      some((row) => row.InvoiceeName?.startsWith(sign) === true).toBeGreaterThan(0)
    some((row) => row.KID?.startsWith('00') === true).toBeGreaterThan(0)
    some((row) => /^\d{20}$/.test(row.InvoiceNumber ?? '')).toBeGreaterThan(0)
    some((row) => row.DirectionCode === 2).toBeGreaterThan(0)
    some((row) => Boolean(row.ParentTransactionRid)).toBe(2)
    const shared = rows.filter((row) =>
      rows.some(
        (other) => other.InvoiceNumber === row.InvoiceNumber && other.CompanyId !== row.CompanyId,
      ),
    )
    expect(shared).toHaveLength(2)
    for (const { companyId } of companies)
      some((row) => row.CompanyId === companyId).toBeGreaterThan(10)
  })

  test('waits for receipts of every age, from minutes to weeks', () => {
    const ages = rows
      .filter((row) => row.Status === 'Pending')
      .map((row) => (now - Date.parse(`${row.LogTime}Z`)) / 3_600_000)
    for (const [from, to] of [
      [0, 1],
      [1, 12],
      [12, 48],
      [48, 24 * 7],
      [24 * 7, 24 * 14],
      [24 * 14, 24 * 40],
    ] as const)
      expect(ages.some((age) => age >= from && age < to)).toBe(true)
  })
})
