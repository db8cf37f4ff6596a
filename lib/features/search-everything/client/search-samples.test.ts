import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import {
  type Found,
  type FoundKind,
  foundKinds,
} from '@/lib/features/search-everything/domain/found'
import { orderFound } from '@/lib/features/search-everything/domain/order-found'
import { planSearch } from '@/lib/features/search-everything/domain/search-plan'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { listSourceQueries } from './search-sources'

type Send = ReturnType<typeof createSandboxReads>
const service = vi.hoisted(() => ({
  calls: [] as string[],
  send: null as Send | null,
  sent: [] as unknown[],
}))
const { calls } = service

/** What the desk itself keeps of a batch: half of those that the sandbox took were sent from here. */
vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (name: string, input: ReadInput) => {
    calls.push(JSON.stringify([name, input]))
    if (name === 'listSentBatches') return { batches: service.sent, more: false, isWhole: true }
    const { status, body } = await service.send!(name, input)
    if (status === 404) throw new OperationFailed({ kind: 'not-found', status })
    expect(status).toBe(200)
    return body
  },
}))

const sandbox = sandboxUnderTest()
let tenant: TestTenant
let samples: { kind: FoundKind; word: string }[]

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  service.send = createSandboxReads(sandbox, token)
  service.sent = (await sendBatches(tenant)).slice(0, batchesSent / 2)
  samples = await listSamples(tenant)
})

const batchesSent = 6

/** Batches that the sandbox took, each of one correction. */
async function sendBatches({ organizationId }: TestTenant) {
  const params = { organizationId }
  const invoices = (await service.send!('listCollectionInvoices', { params })).body as {
    data: { id: string; currency: string }[]
  }
  for (const { id: invoiceId, currency } of invoices.data.slice(0, batchesSent)) {
    const correctionDate = '2026-03-12T00:00:00.000Z'
    const body = { corrections: [{ invoiceId, amount: 1, currency, correctionDate }] }
    const { status } = await service.send!('createCorrections', { params, body })
    expect(status).toBe(202)
  }
  const { body } = await service.send!('listCollectionBatches', { params })
  return (body as { data: { batchId: string }[] }).data.map(({ batchId }) => ({
    ...{ batchId, organizationId, target: null, person: 'ola' },
  }))
}

/** A single character is asked for nowhere. */
const shortestWord = 2

/** Every number by which the interface lets a kind be looked for, of what a tenant has. */
async function listSamples({ clientNo, organizationId }: TestTenant) {
  const list = async (name: string, input: ReadInput, field: string) =>
    ((await service.send!(name, input)).body as Record<string, Record<string, unknown>[]>)[field]!
  const client = { params: { clientno: clientNo }, query: { pageno: 1, pagesize: 200 } }
  const organization = { params: { organizationId } }
  const [rows, customers, items, collectionInvoices, cases, settlements, batches] =
    await Promise.all([
      list('searchInvoiceSummary', { body: { PageSize: 100 } }, 'Rows'),
      list('listCustomers', client, 'customers'),
      list('listArItems', client, 'arItems'),
      list('listCollectionInvoices', organization, 'data'),
      list('listCases', { ...organization, query: { PageSize: 100 } }, 'data'),
      list('listSettlements', organization, 'data'),
      list('listCollectionBatches', organization, 'data'),
    ])
  const pick = (kind: FoundKind, from: Record<string, unknown>[], fields: string[]) =>
    from.flatMap((row) =>
      fields.flatMap((field) =>
        String(row[field] ?? '').length >= shortestWord ? [{ kind, word: String(row[field]) }] : [],
      ),
    )
  return [
    ...pick('invoice', rows, ['InvoiceNumber', 'KID', 'TransactionRid']),
    ...pick('file', rows, ['Filename']),
    ...pick('customer', customers, ['customerNo', 'organizationNo']),
    ...pick('item', items, ['documentNo', 'kid']),
    ...pick('claim', collectionInvoices, ['invoiceNumber']),
    ...pick('case', cases, ['caseNumber']),
    ...pick('settlement', settlements, ['settlementId']),
    ...pick('batch', batches, ['batchId']),
  ]
}

async function searchFor(word: string) {
  const places = { client: tenant.clientNo, organization: tenant.organizationId }
  const queries = listSourceQueries(planSearch(word), places, () => true)
  calls.length = 0
  const found = await Promise.all(queries.map(({ queryFn }) => queryFn({} as never)))
  return {
    groups: orderFound(
      word,
      found.flatMap(({ rows }) => rows),
    ),
    sources: queries.length,
  }
}

const hasNumber = ({ numbers }: Found, word: string) => numbers.includes(word)

test('a number of whatever kind finds what has it above all else, by one call a source, in 1,000 samples', async () => {
  const kinds = new Set(samples.map(({ kind }) => kind))
  expect([...kinds].toSorted()).toEqual([
    'batch',
    'case',
    'claim',
    'customer',
    'file',
    'invoice',
    'item',
    'settlement',
  ])
  const sample = fc
    .constantFrom(...kinds)
    .chain((kind) => fc.constantFrom(...samples.filter((each) => each.kind === kind)))
  await fc.assert(
    fc.asyncProperty(sample, async ({ kind, word }) => {
      const { groups, sources } = await searchFor(word)
      const others = foundKinds.flatMap((each) => groups[each])
      expect(calls.length).toBeLessThanOrEqual(sources)
      expect(new Set(calls).size).toBe(calls.length)
      expect(groups.exact.some((found) => found.kind === kind && hasNumber(found, word))).toBe(true)
      expect(groups.exact.filter((found) => !hasNumber(found, word))).toEqual([])
      expect(others.filter((found) => hasNumber(found, word))).toEqual([])
    }),
    { numRuns: 1000, seed: 20261125 },
  )
}, 120_000)
