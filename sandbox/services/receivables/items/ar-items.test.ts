import { beforeAll, describe, expect, test } from 'vitest'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { createFreshOrganization } from '../../../testing/fresh-organization'

const sandbox = sandboxUnderTest()
let fresh: Awaited<ReturnType<typeof createFreshOrganization>>
let items: ArItem[]
beforeAll(async () => {
  fresh = await createFreshOrganization(sandbox)
  items = (await list('?pagesize=1000')).body.arItems
})

const list = (query: string) =>
  sandbox.send('GET', `/arm/v1/clients/${fresh.tenant.clientNo}/aritems${query}`, {
    token: fresh.token,
  })
const transactions = async () =>
  (await sandbox.send('GET', `/sandbox/tenants/${fresh.tenant.clientNo}/transactions`))
    .body as Record<string, unknown>[]
const isPartlyPaidOutside = ({ status, collectionLevel }: ArItem) =>
  status === 'PARTLY_PAID' && collectionLevel === 'NONE'
const documentOf = ({ documentNo }: ArItem) => documentNo!

describe('the items of a fresh tenant', () => {
  test('agree with what was sent, and their customer has the name of the receiver', async () => {
    const sent = new Map(
      (await transactions()).map((row) => [`${row.InvoiceNumber} ${row.KID}`, row]),
    )
    const agreeing = items.filter(({ documentNo, kid }) => sent.has(`${documentNo} ${kid}`))
    expect(agreeing.length).toBeGreaterThan(20)
    for (const item of agreeing) {
      const row = sent.get(`${item.documentNo} ${item.kid}`)!
      expect([item.originalAmount, item.documentDate, item.dueDate]).toEqual([
        row.Amount,
        row.InvoiceDate,
        row.DueDate,
      ])
      const { body } = await sandbox.send(
        'GET',
        `/arm/v1/clients/${fresh.tenant.clientNo}/customers/${item.customerNo}`,
        { token: fresh.token },
      )
      expect([body.name.trim(), body.accountNo]).toEqual([
        String(row.InvoiceeName).trim(),
        item.accountNo,
      ])
    }
  })

  test('agree with collection in number, reference, customer and amount', async () => {
    const invoices = await fresh.all<CollectionInvoice>('/invoices')
    const handed = items.filter(({ collectionLevel }) => collectionLevel === 'COLLECTION')
    expect(handed.length).toBeGreaterThan(30)
    for (const item of handed) {
      const invoice = invoices.find(({ invoiceNumber }) => invoiceNumber === item.documentNo)!
      expect([
        invoice.ocrReferenceNumber,
        invoice.debtors?.[0]?.customerNumber,
        invoice.originalInvoiceAmount,
      ]).toEqual([item.kid, item.customerNo, item.originalAmount])
    }
  })

  test('are met in every area, some of them', async () => {
    const sent = new Set((await transactions()).map((row) => row.InvoiceNumber))
    const everywhere = items.filter(
      (item) => item.collectionLevel === 'COLLECTION' && sent.has(documentOf(item)),
    )
    expect(everywhere.length).toBeGreaterThanOrEqual(8)
    const { documentNo, kid } = everywhere[0]!
    const { body } = await sandbox.send('POST', '/distribution/send/status', {
      token: fresh.token,
      body: { InvoiceNumber: documentNo },
    })
    expect(body).toMatchObject({ Status: 3, Transaction: { Status: 'OK', KID: kid } })
  })

  test('disagree on purpose: a number that two customers have, a KID that two documents have', () => {
    const shared = (field: 'documentNo' | 'kid') =>
      items.filter(
        (item) =>
          item[field] &&
          items.some(
            (one) =>
              one !== item && one[field] === item[field] && one.customerNo !== item.customerNo,
          ),
      )
    expect(new Set(shared('documentNo').map(({ kid }) => kid)).size).toBe(4)
    expect(new Set(shared('kid').map(documentOf)).size).toBe(4)
  })

  test('owe nothing once they are paid, and never more than was asked for', () => {
    expect(new Set(items.map(({ status }) => status))).toEqual(
      new Set(['OPEN', 'PARTLY_PAID', 'PAID']),
    )
    for (const { status, remainingAmount, originalAmount, collectionLevel } of items) {
      if (status === 'PAID') expect(remainingAmount).toBe(0)
      if (status === 'OPEN') expect(remainingAmount).toBe(originalAmount)
      if (collectionLevel !== 'COLLECTION' && Number(originalAmount) > 0)
        expect(remainingAmount).toBeLessThanOrEqual(Number(originalAmount))
    }
  })
})

test('an item is read by its id, with the stops that its customer has now', async () => {
  const [item] = items
  const at = `/arm/v1/clients/${fresh.tenant.clientNo}`
  const read = async () =>
    (await sandbox.send('GET', `${at}/aritems/${item!.arItemId}`, { token: fresh.token })).body
  expect(await read()).toEqual(item)
  const customer = {
    customerNo: item!.customerNo,
    stopReminderUntil: '2026-12-24',
    stopReminderMemo: 'Disputed',
  }
  await sandbox.send('PUT', `${at}/customers`, {
    token: fresh.token,
    body: { metadata: { userId: 'x' }, customer },
  })
  expect(await read()).toEqual({
    ...item,
    stopReminderUntil: '2026-12-24',
    stopReminderMemo: 'Disputed',
  })
})

test('an item is stopped by itself, and the other items of its customer are not', async () => {
  const at = `/arm/v1/clients/${fresh.tenant.clientNo}/aritems`
  const [item, other] = Object.values(
    Object.groupBy(
      items.filter(({ status }) => status === 'OPEN'),
      ({ customerNo }) => customerNo!,
    ),
  ).find((own) => own!.length > 1)!
  const read = async ({ arItemId }: ArItem) =>
    (await sandbox.send('GET', `${at}/${arItemId}`, { token: fresh.token })).body
  const before = await read(other!)
  const stop = (arItem: object) =>
    sandbox.send('PUT', at, { token: fresh.token, body: { metadata: { userId: 'x' }, arItem } })
  const named = { arItemId: item!.arItemId, customerNo: item!.customerNo }
  const until = { stopReminderUntil: '2027-01-31' }
  expect(await stop({ ...named, ...until, stopReminderMemo: 'Disputed' })).toMatchObject({
    status: 200,
    body: { status: 'PROCESSED', result: 'UPDATED', arItemId: item!.arItemId },
  })
  expect(await read(item!)).toMatchObject({ ...until, stopReminderMemo: 'Disputed' })
  await stop({ ...named, stopReminderUntil: null, stopDebtCollectionUntil: '2027-02-28' })
  expect(await read(item!)).toMatchObject({ ...until, stopDebtCollectionUntil: '2027-02-28' })
  expect(await read(other!)).toEqual(before)
  expect((await stop({ ...named, ...until, customerNo: 'another' })).status).toBe(422)
  const paid = items.find(({ status }) => status === 'PAID')!
  const ofPaid = { arItemId: paid.arItemId, customerNo: paid.customerNo, ...until }
  expect((await stop(ofPaid)).status).toBe(422)
})

describe('a list', () => {
  const ids = (body: { arItems: ArItem[] }) => body.arItems.map(({ arItemId }) => arItemId)

  test('comes newest first, a page at a time, and further pages by the id of the query', async () => {
    const { body } = await list('?pagesize=20')
    expect(body.summary).toMatchObject({ pageNo: 1, currentPageSize: 20, totalCount: items.length })
    expect(items.map(({ arItemId }) => arItemId!)).toEqual(
      items.map(({ arItemId }) => arItemId!).toSorted((a, b) => Number(b) - Number(a)),
    )
    const next = await list(`?${new URL(body.summary.nextPage).search.slice(1)}`)
    expect([...ids(body), ...ids(next.body)]).toEqual(
      items.slice(0, 40).map(({ arItemId }) => arItemId),
    )
    expect((await list('?query=none')).status).toBe(400)
  })

  test.each(['customerNo', 'documentNo', 'kid'] as const)(
    'holds what has a %s alone',
    async (field) => {
      const value = items.at(-1)![field]!
      const wanted = items.filter((item) => item[field] === value)
      expect(
        ids((await list(`?${field.toLowerCase()}=${encodeURIComponent(value)}`)).body),
      ).toEqual(wanted.map(({ arItemId }) => arItemId))
      expect((await list(`?${field.toLowerCase()}=nothing`)).body).toMatchObject({
        summary: { totalCount: 0 },
        arItems: [],
      })
    },
  )

  test.each([
    ['status=open', ({ status }) => status === 'OPEN'],
    ['status=PARTLY_PAID&collectionlevel=NONE', isPartlyPaidOutside],
    ['documenttype=CN', ({ documentType }) => documentType === 'CN'],
    ['collectionlevel=collection', ({ collectionLevel }) => collectionLevel === 'COLLECTION'],
    ['currency=XXX', () => false],
  ] satisfies [string, (item: ArItem) => boolean][])('is narrowed by %s', async (query, fits) => {
    expect(ids((await list(`?pagesize=1000&${query}`)).body)).toEqual(
      items.filter(fits).map(({ arItemId }) => arItemId),
    )
  })

  test('is narrowed by due days, both of which are inside', async () => {
    const dues = items.flatMap(({ dueDate }) => dueDate ?? []).toSorted()
    const [from, to] = [dues[5]!, dues.at(-5)!]
    const wanted = items.filter(({ dueDate }) => dueDate && dueDate >= from && dueDate <= to)
    expect(wanted.length).toBeGreaterThan(0)
    expect(ids((await list(`?pagesize=1000&duefrom=${from}&dueto=${to}`)).body)).toEqual(
      wanted.map(({ arItemId }) => arItemId),
    )
    expect((await list('?duefrom=2026-02-31')).status).toBe(400)
  })

  test('counts no further than was asked for', async () => {
    expect((await list('?maximumcount=7&pagesize=5')).body.summary).toMatchObject({
      totalCount: 7,
      maximumCount: 7,
      totalPages: 2,
    })
  })

  test('of another client is refused, and an item of one does not exist elsewhere', async () => {
    const theirs = await sandbox.newTenant()
    const { access_token } = await sandbox.signIn(theirs)
    const at = (clientNo: string) => `/arm/v1/clients/${clientNo}/aritems`
    const get = async (path: string) =>
      (await sandbox.send('GET', path, { token: access_token })).status
    expect(await get(at(fresh.tenant.clientNo))).toBe(403)
    expect(await get(`${at(theirs.clientNo)}/${items[0]!.arItemId}`)).toBe(404)
  })

  test('that is asked for by several at once, the first time, is made once', async () => {
    const theirs = await sandbox.newTenant()
    const { access_token } = await sandbox.signIn(theirs)
    const path = `/arm/v1/clients/${theirs.clientNo}/aritems?pagesize=1000`
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sandbox.send('GET', path, { token: access_token })),
    )
    for (const { body } of answers) expect(body.summary.totalCount).toBe(items.length)
  })
})
