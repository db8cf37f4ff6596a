import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import type { PastedLookup } from '@/lib/features/invoice-tracking/domain/pasted-lookups'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { findOnlyHit, type InvoiceLookupResult, type LookupAccess, lookUp } from './lookup'
import { createListReads, singleReads } from './lookup-reads'

const reads = vi.hoisted(() => ({
  send: async (_: string, __: object): Promise<{ status: number; body: unknown }> => ({
    status: 404,
    body: null,
  }),
}))
const calls: string[] = []

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (name: string, { body }: { body: object }) => {
    calls.push(name)
    const answered = await reads.send(name, body)
    if (answered.status === 404) throw new OperationFailed({ kind: 'not-found', status: 404 })
    expect(answered.status).toBe(200)
    return answered.body
  },
}))

const sandbox = sandboxUnderTest()
const paths: Record<string, string> = {
  searchInvoiceSummary: '/distribution/api/Invoice/SummaryInvoice',
  getInvoiceStatus: '/distribution/send/status',
}
const signal = new AbortController().signal
let asker: LookupAccess
let rows: {
  InvoiceNumber: string
  KID: string | null
  Filename: string | null
  TransactionRid: number
}[]

beforeAll(async () => {
  const { access_token: token } = (await sandbox.signInAs('lead', 'sandbox')).body as {
    access_token: string
  }
  const send = (path: string, body: object) => sandbox.send('POST', path, { token, body })
  reads.send = (name, body) => send(paths[name]!, body)
  rows = (
    (
      await send(paths.searchInvoiceSummary!, {
        PageSize: 1000,
        OrderBy: 'asc',
        SortableColId: 'RowId',
      })
    ).body as { Rows: typeof rows }
  ).Rows
  const companies = (
    await sandbox.send('GET', '/distribution/api/Company/AvailableCompanies', { token })
  ).body as { CompanyId: number }[]
  asker = {
    companyIds: companies.map(({ CompanyId }) => CompanyId),
    may: { status: true, search: true },
  }
})
beforeEach(() => {
  calls.length = 0
  vi.useFakeTimers({ toFake: ['Date'], now: sandbox.clock.now() })
})
afterEach(() => void vi.useRealTimers())

const linesOf = (texts: [PastedLookup['as'], string][]): PastedLookup[] =>
  texts.map(([as, text], at) => ({ no: at + 1, as, text }))
const lookUpEach = async (lines: PastedLookup[], shared: typeof singleReads) =>
  Promise.all(lines.map(({ as, text }) => lookUp({ has: as, text }, asker, signal, shared)))
const outcomeOf = (looked: InvoiceLookupResult) => ({
  hits: looked.hits,
  only: findOnlyHit(looked)?.key ?? null,
  isWhole: looked.isWhole,
  asked: looked.asked,
})

describe('a list of look-ups', () => {
  test('of 20 numbers asks the service about once a line, where each alone asked every company', async () => {
    const lines = linesOf(
      rows.slice(0, 20).map(({ InvoiceNumber }) => ['invoiceNumber', InvoiceNumber]),
    )
    const alone = await lookUpEach(lines, singleReads)
    const callsAlone = calls.splice(0).length
    const together = await lookUpEach(lines, createListReads(lines, assumedLimits))
    expect(together.map(outcomeOf)).toEqual(alone.map(outcomeOf))
    expect(callsAlone / 20).toBeGreaterThan(asker.companyIds!.length - 1)
    expect(calls.filter((name) => name === 'searchInvoiceSummary')).toHaveLength(1)
    expect(calls.length / 20).toBeLessThan(1.1)
  })

  test('of every kind comes out as each line would alone, found or not, whatever comes twice', async () => {
    const some = rows.filter((_, at) => at % 7 === 0).slice(0, 3)
    const lines = linesOf([
      ...some.map(
        ({ InvoiceNumber }) => ['invoiceNumber', InvoiceNumber] as ['invoiceNumber', string],
      ),
      ...rows
        .slice(-2)
        .map(({ InvoiceNumber }) => ['invoiceNumber', InvoiceNumber] as ['invoiceNumber', string]),
      ...some.flatMap(({ KID }) => (KID ? [['kid', KID] as ['kid', string]] : [])),
      ...some.flatMap(({ Filename }) =>
        Filename ? [['fileName', Filename] as ['fileName', string]] : [],
      ),
      ...some.map(
        ({ TransactionRid }) =>
          ['transactionRid', String(TransactionRid)] as ['transactionRid', string],
      ),
      ['invoiceNumber', '2026-nobody'],
      ['kid', '99999999999'],
      ['invoiceeName', 'an'],
      ['invoiceNumber', some[0]!.InvoiceNumber],
    ])
    const alone = await lookUpEach(lines, singleReads)
    const callsAlone = calls.splice(0).length
    const together = await lookUpEach(lines, createListReads(lines, assumedLimits))
    expect(together.map(outcomeOf)).toEqual(alone.map(outcomeOf))
    expect(calls.length).toBeLessThan(callsAlone / 2)
  })

  test('whose page the service cuts short, without a count, finds every line all the same', async () => {
    const lines = linesOf(
      rows.flatMap(({ KID }) => (KID ? [['kid', KID] as ['kid', string]] : [])).slice(0, 12),
    )
    const alone = await lookUpEach(lines, singleReads)
    const send = reads.send
    reads.send = async (name, body) => {
      const { status, body: answer } = await send(name, body)
      if (name !== 'searchInvoiceSummary') return { status, body: answer }
      return { status, body: { Rows: (answer as { Rows: unknown[] }).Rows.slice(0, 5) } }
    }
    try {
      const together = await lookUpEach(lines, createListReads(lines, assumedLimits))
      expect(together.map(({ hits }) => hits.length > 0)).toEqual(
        alone.map(({ hits }) => hits.length > 0),
      )
      expect(together.every(({ hits }) => hits.length > 0)).toBe(true)
    } finally {
      reads.send = send
    }
  })
})
