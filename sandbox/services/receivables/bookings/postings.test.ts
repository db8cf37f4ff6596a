import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getResultRows } from '../../../database/result-rows'
import type { TestTenant } from '../../../testing/test-sandbox'
import { addPosting } from './add-posting'

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let token: string
let items: ArItem[]
beforeAll(async () => {
  tenant = await sandbox.newTenant()
  token = (await sandbox.signIn(tenant)).access_token
  items = (await read('/aritems?pagesize=1000')).arItems
})

const read = async (path: string) =>
  (await sandbox.send('GET', `/arm/v1/clients/${tenant.clientNo}${path}`, { token })).body
type Posting = { id: number; kind: string; amount: string; day: string; place: number }
const listPostings = async () =>
  getResultRows<Posting>(
    await sandbox.database.db.execute(sql`
      select ar_item_id::int as id, kind, amount::text, posting_date as day, year * 100 + period as place
      from sandbox.ar_postings where client_no = ${Number(tenant.clientNo)} order by posting_id`),
  )

test('what was booked on an item begins with its document and adds up to what remains', async () => {
  const postings = await listPostings()
  for (const { arItemId, documentType, originalAmount, remainingAmount } of items) {
    const [first, ...others] = postings.filter(({ id }) => id === Number(arItemId))
    const kinds: Record<string, string> = { CN: 'CREDIT_NOTE', RN: 'INTEREST_NOTE' }
    expect(first!.kind).toBe(kinds[documentType!] ?? 'INVOICE')
    expect(Number(first!.amount)).toBe(originalAmount)
    const sum = [first!, ...others].reduce((total, { amount }) => total + toCents(amount), 0)
    expect(sum).toBe(toCents(remainingAmount))
    expect(others.length).toBe(originalAmount === remainingAmount ? 0 : 1)
  }
})

test('nothing is paid before its document or after today, and a period is the month of its day', async () => {
  const documents = new Map<number, string>()
  for (const { id, kind, day, place } of await listPostings()) {
    if (kind === 'PAYMENT') expect(day >= documents.get(id)!).toBe(true)
    else documents.set(id, day)
    expect(day <= '2026-11-20').toBe(true)
    expect(String(place)).toBe(day.slice(0, 7).replace('-', ''))
  }
})

test('what is booked later lowers what remains to the last digit, and the status follows', async () => {
  const { arItemId, originalAmount } = items.find(
    ({ status, originalAmount }) => status === 'OPEN' && Number(originalAmount) > 1,
  )!
  const book = (amount: string) =>
    addPosting(sandbox.database.db, {
      arItemId: Number(arItemId),
      date: '2026-11-20',
      kind: 'CREDIT_NOTE',
      amount,
    })
  const first = await book('-0.10')
  const second = await book('-0.20')
  expect(first).toMatchObject({ customerNo: expect.any(String), year: 2026, period: 11 })
  expect(second.voucherNo).not.toBe(first.voucherNo)
  const left = toCents(originalAmount) - 30
  expect(await read(`/aritems/${arItemId}`)).toMatchObject({
    remainingAmount: left / 100,
    status: 'PARTLY_PAID',
  })
  await book(`${-left / 100}`)
  expect(await read(`/aritems/${arItemId}`)).toMatchObject({ remainingAmount: 0, status: 'PAID' })
})

const toCents = (amount: unknown) => Math.round(Number(amount) * 100)
