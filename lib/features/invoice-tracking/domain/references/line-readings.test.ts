import { describe, expect, test } from 'vitest'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { describeRow } from '@/lib/features/invoice-tracking/messages/describe-reference'
import { assumedLimits } from '@/lib/shared/wire/limits'
import { t } from '@/tests/support/english'
import { parsePastedReferences } from './pasted-references'
import { planRequests } from './plan-requests'
import { type ReferenceHit, toItemHit } from './reference-hits'
import { buildReferenceReport, listFollowUps } from './reference-report'
import type { AreaRequest, ReferenceRequest, RequestContext } from './reference-requests'
import { type ReferenceSearch, withAnswer } from './reference-searches'

const everything = { search: true, status: true, ledger: true, collection: true }
const searchOnly = { ...everything, status: false, ledger: false, collection: false }
const nothing = { search: false, status: false, ledger: false, collection: false }
const context = (more: Partial<RequestContext> = {}): RequestContext => ({
  ...{ may: everything, limits: assumedLimits, isFollowed: true, isEachAsked: true },
  places: { clientNos: ['1001'], organizationIds: ['org'] },
  ...more,
})
const paste = (text: string) => parsePastedReferences(text, null, null).lines

const sent: SummaryRow = {
  ...{ RowId: 1, CompanyId: 501, TransactionRid: 9_004_103, InvoiceNumber: 'A-1' },
  ...{ Status: 'OK', ChannelStatus: 'Delivered' },
}
const item = toItemHit({ arItemId: 7, documentNo: '9004103', originalAmount: 100 }, '1001')

/** What is planned until nothing is, each answered: by the search with rows, by an area with hits. */
function run(
  text: string,
  more: Partial<RequestContext> = {},
  answers: {
    rows?: (search: ReferenceSearch) => SummaryRow[]
    hits?: (request: AreaRequest) => ReferenceHit[]
  } = {},
) {
  const { rows = () => [], hits = () => [] } = answers
  const lines = paste(text)
  const asked = context(more)
  const requests: ReferenceRequest[] = []
  for (;;) {
    const planned = planRequests(lines, requests, asked)
    if (planned.length === 0)
      return { lines, requests, report: buildReferenceReport(lines, requests, asked.may) }
    requests.push(
      ...planned.map((request): ReferenceRequest => {
        if (request.source === 'search')
          return withAnswer(request, {
            Rows: rows(request),
            TotalCount: rows(request).length,
            TotalCountIs: 'exact',
          })
        return 'purpose' in request
          ? { ...request, state: 'whole' }
          : { ...request, state: 'whole', hits: hits(request) }
      }),
    )
  }
}
const searchedAs = (requests: readonly ReferenceRequest[]) =>
  requests.flatMap((request) =>
    request.source === 'search' && request.purpose !== 'slips' ? [request.kind] : [],
  )
const askedAs = (requests: readonly ReferenceRequest[]) =>
  requests.flatMap((request) =>
    request.source === 'search' || 'purpose' in request
      ? []
      : [`${request.source} ${request.kind}`],
  )
const byTransaction = ({ kind }: ReferenceSearch) => (kind === 'transactionRid' ? [sent] : [])
const describeLine = (line: ReturnType<typeof run>['report'][number]) =>
  describeRow(t, line, line.hits[0] ?? null, null).words

describe('a number that nobody has as what it looks like', () => {
  test('is searched for as each other kind that it may be, the likeliest first', () => {
    const { requests, report } = run('9004103')
    expect(searchedAs(requests)).toEqual(['invoiceNumber', 'transactionRid', 'kid'])
    expect(report).toMatchObject([{ kind: 'invoiceNumber', group: 'notFound', unaskedAs: [] }])
    expect(report.map(describeLine)).toEqual(['Not found'])
  })

  test('is asked of the areas as what it looks like, and only then as what it may be', () => {
    const { requests } = run('9004103')
    expect(askedAs(requests)).toEqual([
      ...['status invoiceNumber', 'ledger invoiceNumber', 'collection invoiceNumber'],
      ...['status receiptId', 'ledger kid'],
    ])
  })

  test('is not asked for as anything else where an area has it as what it looks like', () => {
    const hits = ({ source, kind }: AreaRequest) =>
      source === 'ledger' && kind === 'invoiceNumber' ? [item] : []
    expect(askedAs(run('9004103', {}, { hits }).requests)).toEqual([
      ...['status invoiceNumber', 'ledger invoiceNumber', 'collection invoiceNumber'],
    ])
  })

  test('is found as a transaction, and says so', () => {
    const { requests, report } = run('9004103', {}, { rows: byTransaction })
    expect(searchedAs(requests)).toEqual(['invoiceNumber', 'transactionRid'])
    expect(askedAs(requests).every((asked) => asked.endsWith('invoiceNumber'))).toBe(true)
    expect(report).toMatchObject([
      {
        ...{ raw: '9004103', kind: 'transactionRid', foundAs: 'transactionRid' },
        ...{ group: 'delivered', isWhole: true, unasked: [], hits: [{ number: 'A-1' }] },
      },
    ])
    expect(report.map(describeLine)).toEqual(['Found as transaction number: Delivered'])
  })

  test('is found by its receipt number', () => {
    const hits = ({ kind }: AreaRequest) => (kind === 'receiptId' ? [item] : [])
    const { report } = run('S-6b1d3c1e\nP-404', { may: { ...nothing, status: true } }, { hits })
    expect(report).toMatchObject([
      { kind: 'receiptId', foundAs: 'receiptId', hits: [item] },
      { kind: 'receiptId', foundAs: 'receiptId' },
    ])
  })

  test('is what it looks like where an area has that, whatever else has the number', () => {
    const hits = ({ source, kind }: AreaRequest) =>
      source === 'ledger' && kind === 'invoiceNumber' ? [item] : []
    const { report } = run('9004103', {}, { rows: byTransaction, hits })
    expect(report).toMatchObject([
      { kind: 'invoiceNumber', foundAs: null, hits: [{ key: item.key }] },
    ])
  })

  test('is not surely another kind where nobody was asked for what it looks like, and offers to', () => {
    const { report } = run(
      '9004103',
      { isFollowed: false, isEachAsked: false },
      { rows: byTransaction },
    )
    expect(report).toMatchObject([{ foundAs: 'transactionRid', isWhole: false }])
    expect(listFollowUps(report[0]!)).toEqual(['status'])
    expect(report.map(describeLine)).toEqual([
      'Found as transaction number: Delivered. There may be others.',
    ])
  })

  test('is not called found as anything while its own question is open', () => {
    const lines = paste('9004103')
    const { requests } = run('9004103', {}, { rows: byTransaction })
    const open = requests.map((request) =>
      request.source === 'ledger' ? { ...request, state: 'open' as const } : request,
    )
    expect(buildReferenceReport(lines, open, everything)).toMatchObject([
      { kind: 'invoiceNumber', group: 'open', hits: [] },
    ])
  })

  test('is not known where what it may be could not be looked up', () => {
    const lines = paste('9004103')
    const failure = { kind: 'unreachable' as const }
    const { requests } = run('9004103')
    const failed = requests.map(
      (request): ReferenceRequest =>
        request.source === 'search' && request.kind === 'transactionRid'
          ? { ...request, state: 'failed', failure }
          : request,
    )
    expect(buildReferenceReport(lines, failed, everything)).toMatchObject([
      { group: 'unknown', why: 'failed', failures: [{ source: 'search' }] },
    ])
  })

  test('is said not to be searched as what the person may not search by', () => {
    const { report } = run('9004103', { may: { ...everything, search: false, collection: false } })
    expect(report).toMatchObject([{ group: 'notFound', unaskedAs: ['transactionRid'] }])
    expect(report.map(describeLine)).toEqual([
      'Not found as invoice number, payment reference, receipt ID. Not searched as transaction number',
    ])
  })

  test('is not asked for as anything else while the search of its own kind is down', () => {
    const lines = paste('9004103')
    const [own] = planRequests(lines, [], context())
    const failed: ReferenceRequest = { ...own!, state: 'failed', failure: { kind: 'unreachable' } }
    expect(searchedAs(planRequests(lines, [failed], context()))).toEqual([])
  })
})

describe('500 numbers that nobody has as what they look like', () => {
  const numbers = Array.from({ length: 500 }, (_, at) => `${9_004_000 + at}`)
  const many = { isFollowed: false, isEachAsked: false }

  test('cost as many searches again for each kind that they may be, and one value at a time none', () => {
    const { requests, report } = run(numbers.join('\n'), many)
    const calls = Map.groupBy(searchedAs(requests), (kind) => kind)
    expect([...calls.keys()]).toEqual(['kid', 'invoiceNumber', 'transactionRid'])
    expect([...calls.values()].map(({ length }) => length)).toEqual([5, 5, 5])
    expect(requests.length).toBeLessThanOrEqual(4 * 5)
    expect(askedAs(requests)).toEqual([])
    expect(describeLine(report[0]!)).toMatch(/^Not found in partner search/)
    expect(listFollowUps(report[0]!)).toContain('status')
  })

  test('are all found as what they are in one search for so many', () => {
    const rows = ({ kind, values }: ReferenceSearch): SummaryRow[] =>
      kind === 'transactionRid'
        ? values.map((value, at) => ({ ...sent, RowId: at + 1, TransactionRid: Number(value) }))
        : []
    const { report } = run(numbers.join('\n'), many, { rows })
    expect(new Set(report.map(({ kind, group }) => `${kind} ${group}`))).toEqual(
      new Set(['transactionRid delivered']),
    )
  })
})

test('what the slips of many lines may cost goes first to what the lines may be', () => {
  const kids = Array.from({ length: 300 }, (_, at) => `kid ${1000 + at}`)
  const missing = Array.from({ length: 100 }, (_, at) => `${9_004_000 + at}`)
  const { requests } = run([...kids, ...missing].join('\n'), {
    ...{ isFollowed: false, isEachAsked: false, may: searchOnly },
  })
  const purposes = requests.map((request) => 'purpose' in request && request.purpose)
  expect(purposes.toSorted()).toEqual([
    ...Array(4).fill('lines'),
    ...Array(2).fill('readings'),
    ...Array(2).fill('slips'),
  ])
})
