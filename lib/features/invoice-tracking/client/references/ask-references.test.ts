import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { OperationFailed } from '@/lib/client/operation-failed'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { OperationName } from '@/lib/contracts/registry'
import type { FailureKind } from '@/lib/contracts/result'
import type { LookupField } from '@/lib/features/invoice-tracking/domain/lookup-table'
import { isSent, listLanes } from '@/lib/features/invoice-tracking/domain/references/hit-lanes'
import { readLaneFacts } from '@/lib/features/invoice-tracking/domain/references/lane-facts'
import {
  type PastedLine,
  parsePastedReferences,
  replaceValue,
  takeLineAs,
} from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import {
  findDeliveryGroup,
  toTransactionHit,
} from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import {
  buildReferenceReport,
  countGroups,
  type ReportedLine,
} from '@/lib/features/invoice-tracking/domain/references/reference-report'
import type {
  ReferenceRequest,
  SourceRights,
} from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import { assumedLimits } from '@/lib/shared/wire/limits'
import type { TestTenant } from '@/sandbox/testing/test-sandbox'
import { createSandboxReads, type ReadInput } from '@/tests/support/sandbox-reads'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { lookUp } from '../lookup'
import { readsAtOnce } from '../lookup-reads'
import { type AskedReferences, createReferenceCheckParts, reopenRequest } from './ask-references'

const service = vi.hoisted(() => ({
  calls: [] as string[],
  down: new Map<string, FailureKind>(),
  send: async (_: string, __: ReadInput): Promise<{ status: number; body: unknown }> => ({
    status: 404,
    body: null,
  }),
}))
const { calls, down } = service

vi.mock('@/lib/client/read', async (original) => ({
  ...(await original<object>()),
  read: async (name: string, input: ReadInput) => {
    calls.push(name)
    const kind = down.get(name)
    if (kind) throw new OperationFailed({ kind })
    const { status, body } = await service.send(name, input)
    if (status === 404) throw new OperationFailed({ kind: 'not-found', status })
    expect(status).toBe(200)
    return body
  },
}))

const sandbox = sandboxUnderTest()
/** Lists of which another page always follows, which is the first one again. */
const endless = new Set<OperationName>()
let tenant: TestTenant
let collectionInvoice: { invoiceNumber: string; collectionCaseNumber: string }
let item: { documentNo: string }
const numbers = Array.from({ length: 500 }, (_, at) => `P-${10_000 + at * 37}`)

beforeAll(async () => {
  tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  const send = createSandboxReads(sandbox, token)
  service.send = async (name, input) => {
    const { query = {} } = input
    const isEndless = endless.has(name as OperationName) && !query.InvoiceNumber
    if (!isEndless) return send(name, input)
    const { PageToken: _, ...first } = query
    const answer = await send(name, { ...input, query: first })
    return { ...answer, body: { ...answer.body, summary: { nextPageToken: 'more' } } }
  }
  await sandbox.control(
    tenant,
    'transactions',
    numbers.map((InvoiceNumber, at) => ({
      ...{ InvoiceNumber, KID: `99${at}0`, Filename: `p-${at}.xml`, InvoiceeName: `Payer ${at}` },
      ...{ Status: 'OK', ChannelStatus: 'Delivered' },
    })),
  )
  const collectionInvoices = await service.send('listCollectionInvoices', {
    params: { organizationId: tenant.organizationId },
    query: { Status: 'OPEN' },
  })
  collectionInvoice = (collectionInvoices.body as { data: (typeof collectionInvoice)[] }).data[0]!
  const items = await service.send('listArItems', { params: { clientno: tenant.clientNo } })
  item = (items.body as { arItems: (typeof item)[] }).arItems[0]!
})
beforeEach(() => {
  calls.length = 0
  endless.clear()
  down.clear()
})

const allRights: SourceRights = { search: true, status: true, ledger: true, collection: true }

/** A check of pasted lines at the sandbox, as the page makes it. */
function check(
  text: string,
  may = allRights,
  isFollowed = true,
  isEachAsked = false,
  pageRows = assumedLimits.pageRows,
) {
  const { lines } = parsePastedReferences(text, null, null)
  const asked: AskedReferences = {
    lines,
    context: {
      ...{ may, limits: { ...assumedLimits, pageRows }, isFollowed, isEachAsked },
      places: {
        companyIds: tenant.companyIds,
        clientNos: [tenant.clientNo],
        organizationIds: [tenant.organizationId],
      },
    },
  }
  const { step, plan, forgetFailures } = createReferenceCheckParts(() => asked)
  const running = new ReferenceCheck<ReferenceRequest>([], step, readsAtOnce, plan)
  const report = () => buildReferenceReport(asked.lines, running.progress().pieces, may)
  return {
    report,
    answer: async () => {
      await running.goOn()
      return report()
    },
    followUp: () => Object.assign(asked.context, { isFollowed: true, isEachAsked: true }),
    change: async (change: (line: PastedLine) => PastedLine) => {
      asked.lines = asked.lines.map(change)
      await running.goOn()
      return report()
    },
    retry: async () => {
      forgetFailures()
      await running.goOnWith(reopenRequest)
      return report()
    },
  }
}

/** Neither the ledger nor debt collection has it, and both were looked through. */
const isInNoLane = ({ hits }: ReportedLine) =>
  hits.length === 1 &&
  hits[0]!.lanes?.ledger?.is === 'none' &&
  hits[0]!.lanes.collection?.is === 'none'

/** What the search alone costs for as many values, a kind. */
const searchCost = (count: number) => Math.ceil(count / assumedLimits.searchValues)

describe('500 references', () => {
  test('cost what the search that answers them costs, where no other area may be asked', async () => {
    const may = { ...allRights, ledger: false, collection: false }
    const report = await check(numbers.join('\n'), may, false).answer()
    expect(countGroups(report)).toMatchObject({ delivered: 500 })
    expect(calls).toHaveLength(searchCost(500))
  })

  test('are looked up in the ledger and in collection for at most as much again', async () => {
    const sent = [...numbers.slice(0, 499), collectionInvoice.invoiceNumber]
    const report = await check(sent.join('\n'), allRights, false).answer()
    expect(report.slice(0, 499).every(isInNoLane)).toBe(true)
    expect(report[499]).toMatchObject({ group: 'collection', unlooked: [] })
    expect(calls.length).toBeLessThanOrEqual(2 * searchCost(500))
    expect(new Set(calls)).toEqual(
      new Set(['searchInvoiceSummary', 'listCollectionInvoices', 'listArItems']),
    )
  })

  test('of which many are mistyped, missing and doubled, cost at most twice as much', async () => {
    const lines = numbers.map((number, at) =>
      at % 10 === 0
        ? number.replace('1', 'l')
        : at % 10 === 1
          ? `Q-404${at}`
          : at % 10 === 2
            ? numbers[at - 2 > 10 ? 13 : 3]!
            : number,
    )
    const report = await check(lines.join('\n'), allRights, false).answer()
    const counts = countGroups(report)
    const missing = lines.filter((line) => !numbers.includes(line)).length
    expect(counts).toMatchObject({ delivered: 500 - missing, notFound: missing })
    expect(calls.length).toBeLessThanOrEqual(2 * searchCost(500))
    expect(report[0]).toMatchObject({ group: 'notFound', slip: { value: numbers[0] } })
  })

  test('of four kinds cost at most twice the searches of each kind', async () => {
    const lines = numbers.map((number, at) =>
      at % 4 === 0
        ? number
        : at % 4 === 1
          ? `p-${at}.xml`
          : at % 4 === 2
            ? `kid 99${at}0`
            : `Payer ${at}`,
    )
    const report = await check(lines.join('\n'), allRights, false).answer()
    expect(countGroups(report)).toMatchObject({ delivered: 500 })
    expect(calls.length).toBeLessThanOrEqual(2 * 4 * searchCost(125))
  })
})

describe('a list', () => {
  /** A line asked for alone. */
  async function lookUpAlone({ kind, value }: PastedLine) {
    const access = {
      ...{ companyIds: tenant.companyIds, clientNos: [tenant.clientNo], may: allRights },
      organizationIds: [tenant.organizationId],
    }
    const lookup = { has: kind as LookupField, text: value }
    const { hits, elsewhere, isWhole } = await lookUp(lookup, access, new AbortController().signal)
    return toOutcome({
      hits: [...hits.map((hit) => toTransactionHit(hit, true)), ...elsewhere],
      isWhole,
    })
  }

  /**
   * The invoices of a line. What the ledger and collection both have is one invoice in a list, which
   * completes it from both, and two alone. Whether these two may have more is left out: a row without
   * a number, which may be any, comes with their lists and not with the question for one number.
   */
  const toOutcome = ({ hits, isWhole }: Pick<ReportedLine, 'hits' | 'isWhole'>) => ({
    invoices: hits
      .flatMap((hit) => [hit, ...listLanes(hit).flatMap((lane) => lane.hit ?? [])])
      .map(({ key, number, kid, amount, group, href }) => ({
        ...{ key, number, kid, amount, group, href },
      }))
      .toSorted((one, other) => one.key.localeCompare(other.key)),
    isWhole: isWhole || !hits.every(isSent),
  })

  /** Part of a name is left out: alone it finds all who have it, in a list it is a whole name. */
  test('of every kind comes out as each line would alone, found or not, whatever comes twice', async () => {
    const sent = await service.send('searchInvoiceSummary', {
      body: { SearchType: 'InvoiceNumber', Searches: numbers.slice(0, 3) },
    })
    const { Rows } = sent.body as { Rows: { TransactionRid: number }[] }
    expect(Rows).toHaveLength(3)
    const found = [
      ...[...numbers.slice(0, 3), ...numbers.slice(-2), 'kid 9900', 'kid 9910', 'kid 9920'],
      ...['p-0.xml', 'p-1.xml', 'p-2.xml', 'Payer 498', 'Payer 499'],
      ...Rows.map(({ TransactionRid }) => `rid ${TransactionRid}`),
      ...[collectionInvoice.invoiceNumber, item.documentNo],
    ]
    const missing = ['P-404', 'kid 99999999999', 'none.xml', 'Nobody 404', 'receipt R-404']
    const text = [...found, ...missing, found[0], missing[0]].join('\n')
    const together = (await check(text).answer()).map(toOutcome)
    const callsTogether = calls.splice(0).length
    const { lines } = parsePastedReferences(text, null, null)
    const alone = await Promise.all(lines.map(lookUpAlone))
    expect(together).toEqual(alone)
    expect(alone.map(({ invoices }) => invoices.length > 0)).toEqual([
      ...[...found.map(() => true), ...missing.map(() => false)],
      ...[true, false],
    ])
    expect(callsTogether).toBeLessThan(calls.length / 2)
  })
})

describe('a number without a label', () => {
  /** Transaction numbers and a receipt of the tenant, and the invoice of the first transaction. */
  async function findNumbers() {
    const sent = await service.send('searchInvoiceSummary', {
      body: { SearchType: 'InvoiceNumber', Searches: numbers.slice(0, 20) },
    })
    const { Rows } = sent.body as { Rows: { TransactionRid: number; InvoiceNumber: string }[] }
    const accepted = await sandbox.control(tenant, 'requests', { InvoiceNumber: 'R-1' })
    const { ReceiptId } = accepted.body as { ReceiptId: string }
    return { rids: Rows.map(({ TransactionRid }) => String(TransactionRid)), Rows, ReceiptId }
  }

  test('is found as the transaction or the receipt that it is', async () => {
    const { rids, Rows, ReceiptId } = await findNumbers()
    const [transaction, receipt] = await check(`${rids[0]}\n${ReceiptId}`).answer()
    expect(transaction).toMatchObject({
      ...{ kind: 'transactionRid', foundAs: 'transactionRid', group: 'delivered' },
      hits: [{ number: Rows[0]!.InvoiceNumber }],
    })
    expect(receipt).toMatchObject({ kind: 'receiptId', foundAs: 'receiptId' })
    expect(receipt!.hits).toHaveLength(1)
  })

  test('is found with many others in a search for each kind that they may be', async () => {
    const { rids } = await findNumbers()
    const may = { ...allRights, status: false, ledger: false, collection: false }
    const report = await check([...rids, ...numbers.slice(20)].join('\n'), may, false).answer()
    expect(countGroups(report)).toMatchObject({ delivered: 500 })
    // As invoice numbers and as payment references, some of the 20; then as what they are.
    expect(calls.length).toBeLessThanOrEqual(searchCost(480) + 2 + 2)
  })
})

describe('what distribution does not know', () => {
  test('is found in the ledger and in collection, with its currency and its page', async () => {
    const text = ['P-404', item.documentNo, collectionInvoice.invoiceNumber].join('\n')
    const [missing, owed, pursued] = await check(text).answer()
    expect(missing).toMatchObject({ group: 'notFound', unasked: [] })
    expect(owed!.hits.length).toBeGreaterThan(0)
    expect(pursued).toMatchObject({ group: 'collection' })
    expect(pursued!.hits.some(({ currency, href }) => currency && href)).toBe(true)
  })

  test('is found by the number of its case', async () => {
    const [line] = await check(`case ${collectionInvoice.collectionCaseNumber}`).answer()
    expect(line).toMatchObject({ kind: 'caseNumber', group: 'collection' })
    expect(calls).toEqual(['listCases'])
  })

  test('is asked of the areas alone that the person may ask', async () => {
    const may = { ...allRights, search: false, collection: false }
    const [line] = await check(`${numbers[0]}\nP-404`, may).answer()
    expect(line).toMatchObject({ group: 'delivered', failures: [] })
    expect(new Set(calls)).toEqual(new Set(['getInvoiceStatus', 'listArItems']))
  })

  test('of more lines than one search takes is asked of the areas only when a person asks', async () => {
    const [line] = await check('P-404', allRights, false).answer()
    expect(line).toMatchObject({ group: 'notFound', unasked: ['status', 'ledger', 'collection'] })
    expect(new Set(calls)).toEqual(new Set(['searchInvoiceSummary']))
  })
})

describe('an invoice that was delivered', () => {
  /** A number that distribution, the ledger and debt collection have, with the same reference. */
  const sendCollectionInvoice = async (more: object = {}) => {
    const read = await service.send('listCollectionInvoices', {
      params: { organizationId: tenant.organizationId },
      query: { InvoiceNumber: collectionInvoice.invoiceNumber },
    })
    const [{ ocrReferenceNumber: KID, originalInvoiceAmount: Amount }] = (
      read.body as { data: { ocrReferenceNumber: string; originalInvoiceAmount: number }[] }
    ).data as [{ ocrReferenceNumber: string; originalInvoiceAmount: number }]
    await sandbox.control(tenant, 'transactions', [
      {
        ...{ InvoiceNumber: collectionInvoice.invoiceNumber, KID, Amount, Filename: 'pursued.xml' },
        ...{ Status: 'OK', ChannelStatus: 'Delivered', ...more },
      },
    ])
  }

  test('is looked up in the ledger and in collection, one at a time where there are few', async () => {
    await sendCollectionInvoice()
    const [byNumber, byFile, other] = await check(
      `${collectionInvoice.invoiceNumber}\npursued.xml\n${numbers[3]}`,
      allRights,
      true,
      true,
    ).answer()
    for (const line of [byNumber!, byFile!]) {
      expect(line.hits).toHaveLength(1)
      expect(line).toMatchObject({ group: 'collection', unlooked: [], failures: [] })
      expect(findDeliveryGroup(line.hits[0]!)).toBe('delivered')
      expect(readLaneFacts(line.hits[0]!)).toMatchObject({
        pursuit: 'open',
        caseNumber: collectionInvoice.collectionCaseNumber,
      })
    }
    expect(other).toMatchObject({ group: 'delivered' })
    expect(isInNoLane(other!)).toBe(true)
    expect(calls.filter((name) => name === 'listCollectionInvoices')).toHaveLength(2)
  })

  test('is looked up when a person asks, where the lists are too long to be read', async () => {
    endless.add('listCollectionInvoices')
    const may = { ...allRights, status: false, ledger: false }
    const running = check(numbers.slice(0, 150).join('\n'), may, false)
    const before = await running.answer()
    expect(before[0]).toMatchObject({ group: 'delivered', unlooked: ['collection'] })
    calls.length = 0
    running.followUp()
    const after = await running.answer()
    expect(after.every(({ unlooked }) => unlooked.length === 0)).toBe(true)
    expect(calls.every((name) => name === 'listCollectionInvoices')).toBe(true)
  })
})

describe('a source that is down', () => {
  test('leaves what it alone could answer not known, and the rest as it is', async () => {
    down.set('listArItems', 'unreachable')
    const running = check(`${numbers[0]}\nP-404\np-1.xml\nfile none.xml`)
    expect(await running.answer()).toMatchObject([
      { group: 'delivered', failures: [{ source: 'ledger' }] },
      { group: 'unknown', why: 'failed', failures: [{ source: 'ledger' }] },
      { group: 'delivered', failures: [{ source: 'ledger' }] },
      { group: 'notFound', failures: [] },
    ])
    down.clear()
    expect(await running.retry()).toMatchObject([{}, { group: 'notFound', failures: [] }, {}, {}])
  })

  test('is not known where it answered its list with a 404, and is asked for each line', async () => {
    down.set('listArItems', 'not-found')
    const running = check('P-404\nP-405', { ...allRights, status: false, collection: false })
    expect(await running.answer()).toMatchObject([
      { group: 'unknown', why: 'silent', failures: [] },
      { group: 'unknown', why: 'silent', failures: [] },
    ])
    expect(calls.filter((name) => name === 'listArItems')).toHaveLength(1 + 2)
  })

  test('is not asked again for every line', async () => {
    down.set('searchInvoiceSummary', 'unreachable')
    const running = check(numbers.join('\n'), { ...allRights, status: false }, false)
    expect(countGroups(await running.answer())).toMatchObject({ unknown: 500 })
    expect(calls.length).toBeLessThanOrEqual(readsAtOnce)
    down.clear()
    expect(countGroups(await running.retry())).toMatchObject({ delivered: 500 })
  })
})

describe('one line that is changed', () => {
  test('is asked for alone', async () => {
    const running = check(`${numbers.slice(1, 20).join('\n')}\nP-l0000`)
    const before = await running.answer()
    expect(before.at(-1)).toMatchObject({ group: 'notFound', slip: { value: numbers[0] } })
    calls.length = 0
    const after = await running.change((line) =>
      line.raw === 'P-l0000' ? replaceValue(line, numbers[0]!) : line,
    )
    expect(after.at(-1)).toMatchObject({ group: 'delivered', hits: [{ number: numbers[0] }] })
    expect(calls).toEqual(['searchInvoiceSummary'])
  })

  test('is asked for as what a person says that it is', async () => {
    const running = check('Invoice no: 99100\nP-10000')
    expect((await running.answer())[0]).toMatchObject({ kind: 'invoiceNumber', group: 'notFound' })
    calls.length = 0
    const [line] = await running.change((each) => (each.no === 1 ? takeLineAs(each, 'kid') : each))
    expect(line).toMatchObject({ kind: 'kid', group: 'delivered', hits: [{ number: numbers[10] }] })
    expect(calls).toEqual(['searchInvoiceSummary'])
  })
})
