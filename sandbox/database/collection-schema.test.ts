import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '@/lib/platform/database/open'
import { collectionCases, collectionInvoices, collectionPostings } from './collection-schema'
import { openSandboxDatabase } from './open-sandbox'

let store: OpenDatabase
beforeAll(async () => {
  store = await openSandboxDatabase({})
})
afterAll(() => store.close())

async function storedCase(organizationId: string) {
  const [row] = await store.db
    .insert(collectionCases)
    .values({
      caseId: randomUUID(),
      organizationId,
      type: 'PAYMENT_REMINDER',
      status: 'OPEN',
      subStatus: 'REGISTERED',
      createdAt: 0,
      search: '',
      data: {
        description: null,
        creditorId: null,
        creditorNumber: null,
        caseToken: 'token',
        countryCode: 'NO',
        kid: null,
        bankAccount: null,
        decideByDate: null,
        eviction: null,
        debtors: [],
      },
    })
    .returning()
  return row!
}

async function storedInvoice(organizationId: string, uniqueSourceInvoiceId: string | null = null) {
  const id = randomUUID()
  const { caseId } = await storedCase(organizationId)
  await store.db.insert(collectionInvoices).values({
    id,
    organizationId,
    caseId,
    type: 'PAYMENT_REMINDER',
    status: 'OPEN',
    uniqueSourceInvoiceId,
    currency: 'NOK',
    originalInvoiceAmount: '1250.50',
    createdAt: 0,
    data: {
      invoiceDate: null,
      dueDate: null,
      collectionNoticeDate: null,
      ocrReferenceNumber: null,
      description: null,
      vat: false,
      fees: true,
      claims: [{ type: 'PRINCIPAL', originalAmount: '1250.50' }],
      debtors: [],
    },
  })
  return id
}

type Kind = 'payment' | 'correction'
const post = (
  organizationId: string,
  invoiceId: string,
  kind: Kind,
  uniqueSourceId: string | null,
  amount = '100.10',
) =>
  store.db.insert(collectionPostings).values({
    id: randomUUID(),
    organizationId,
    invoiceId,
    kind,
    amount,
    currency: 'NOK',
    uniqueSourceId,
    at: 0,
  })

describe('a source id', () => {
  test.each<[string, [string, Kind, string | null], [string, Kind, string | null], boolean]>([
    [
      'is taken once by an organization for a kind',
      ['a', 'payment', 'p-1'],
      ['a', 'payment', 'p-1'],
      false,
    ],
    [
      'of a payment may be that of a correction',
      ['b', 'payment', '1'],
      ['b', 'correction', '1'],
      true,
    ],
    [
      'of one organization may be that of another',
      ['c', 'payment', 'p-1'],
      ['d', 'payment', 'p-1'],
      true,
    ],
    [
      'that was not sent is taken by nobody',
      ['e', 'correction', null],
      ['e', 'correction', null],
      true,
    ],
  ])('%s', async (_, first, second, passes) => {
    const posted = async ([organizationId, kind, id]: typeof first) =>
      post(organizationId, await storedInvoice(organizationId), kind, id)
    await posted(first)
    await posted(second).then(
      () => expect(passes).toBe(true),
      (error: Error) =>
        expect([passes, String(error.cause)]).toEqual([
          false,
          expect.stringContaining('collection_postings_source_id'),
        ]),
    )
  })

  test('of an invoice is taken once by an organization', async () => {
    await storedInvoice('f', 'i-1')
    await storedInvoice('g', 'i-1')
    await expect(storedInvoice('f', 'i-1')).rejects.toMatchObject({
      cause: { message: expect.stringContaining('collection_invoices_source_id') },
    })
  })
})

test('cases and invoices are numbered in the order in which they are stored', async () => {
  const cases = [await storedCase('h'), await storedCase('h')].map(({ caseNumber }) => caseNumber)
  expect(cases[0]).toBeGreaterThan(100_000)
  expect(cases[1]).toBe(cases[0]! + 1)

  const stored = [await storedInvoice('i'), await storedInvoice('i'), await storedInvoice('i')]
  const listed = await store.db
    .select()
    .from(collectionInvoices)
    .where(eq(collectionInvoices.organizationId, 'i'))
    .orderBy(asc(collectionInvoices.seq))
  expect(listed.map(({ id }) => id)).toEqual(stored)
})

test('an amount keeps every digit that it was stored with', async () => {
  const invoiceId = await storedInvoice('j')
  await post('j', invoiceId, 'payment', null, '123456789012345.10')
  const [posting] = await store.db
    .select()
    .from(collectionPostings)
    .where(eq(collectionPostings.invoiceId, invoiceId))
  expect(posting!.amount).toBe('123456789012345.10')
})
