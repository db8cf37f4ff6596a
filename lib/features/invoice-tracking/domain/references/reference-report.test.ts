import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InvoiceSummarySearch, SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { computeMod10, computeMod11 } from '@/lib/shared/references/payment-reference'
import { assumedLimits, type Limits } from '@/lib/shared/wire/limits'
import { parsePastedReferences } from './pasted-references'
import { planRequests } from './plan-requests'
import type { ReferenceHit } from './reference-hits'
import { buildReferenceReport, countGroups, referenceGroups } from './reference-report'
import {
  type AreaRequest,
  limitToPlaces,
  type ReferenceRequest,
  type RequestContext,
} from './reference-requests'
import {
  buildNextPage,
  buildReferenceSearches,
  pagesPerSearch,
  type ReferenceSearch,
  withAnswer,
} from './reference-searches'

/** Only the search may be asked. */
const searchOnly = { search: true, status: false, ledger: false, collection: false }
const context = (more: Partial<RequestContext> = {}): RequestContext => ({
  ...{ may: searchOnly, limits: assumedLimits, isFollowed: true, isEachAsked: true },
  places: { clientNos: ['1001'], organizationIds: ['org'] },
  ...more,
})
const plan = (text: string, kind: 'kid' | 'invoiceNumber') => {
  const { lines } = parsePastedReferences(text, kind, null)
  return { lines, searches: planRequests(lines, [], context()) as ReferenceSearch[] }
}

/** Whether an upstream counts rows: never, on a first page, or on each what is left from there. */
type Counting = 'never' | 'first' | 'left'

/**
 * An upstream in memory. It answers in pages no longer than its own limit, whatever was asked for,
 * and may count the rows.
 */
const upstreamOf =
  (rows: SummaryRow[], pageLimit: number, counts: Counting) => (search: InvoiceSummarySearch) => {
    const wanted = new Set(search.Searches?.map((value) => value.toLowerCase()))
    const field = search.SearchType as 'KID' | 'InvoiceNumber'
    const matching = rows.filter(
      (row) =>
        wanted.has((row[field] ?? '').toLowerCase()) &&
        Number(row.RowId ?? 0) > (search.RowId ?? 0),
    )
    const page = matching.slice(0, Math.min(pageLimit, search.PageSize ?? pageLimit))
    return {
      Rows: page,
      ...((counts === 'left' || (counts === 'first' && search.RowId === undefined)) && {
        TotalCount: matching.length,
        TotalCountIs: 'exact' as const,
      }),
    }
  }

function readWhole(
  search: ReferenceSearch,
  upstream: ReturnType<typeof upstreamOf>,
): ReferenceSearch {
  return search.state === 'open'
    ? readWhole(withAnswer(search, upstream(buildNextPage(search, assumedLimits))), upstream)
    : search
}

const serial = fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 8, maxLength: 16 })
const kid = fc
  .tuple(serial, fc.boolean())
  .map(([digits, isMod10]) => digits + (isMod10 ? computeMod10(digits) : computeMod11(digits)))

describe('a paste of 500 payment references with typos, doubles and misses', () => {
  const kinds = fc.constantFrom('once', 'twice', 'missing', 'typo', 'double', 'blank')
  const lists = fc.record({
    kids: fc.uniqueArray(kid, {
      minLength: 500,
      maxLength: 500,
      selector: (value) => value.slice(0, -1),
    }),
    plans: fc.array(kinds, { minLength: 500, maxLength: 500 }),
    pageLimit: fc.constantFrom(45, 60, 1000),
    counts: fc.constantFrom<Counting>('never', 'first', 'left'),
    order: fc.infiniteStream(fc.nat()),
  })

  test('comes back line by line', () =>
    fc.assert(
      fc.property(lists, ({ kids, plans, pageLimit, counts, order }) => {
        const lines: string[] = []
        const expected: string[] = []
        const stored: string[] = []
        let doubled: { text: string; outcome: string } | null = null
        for (const [at, value] of kids.entries()) {
          const kind = plans[at] ?? 'once'
          if (kind === 'double' && doubled) {
            lines.push(doubled.text.replace(/^(.{4})/, '$1 '))
            expected.push(doubled.outcome)
          } else if (kind === 'typo') {
            lines.push(`${value.slice(0, -1)}${notFitting(value.slice(0, -1))}`)
            expected.push('none')
          } else {
            const copies = kind === 'missing' ? 0 : kind === 'twice' ? 2 : 1
            const outcome = ['none', 'found', 'several'][copies] ?? ''
            stored.push(...Array(copies).fill(value))
            lines.push(kind === 'blank' ? `  "${value}"\t\n` : value)
            expected.push(outcome)
            doubled = { text: value, outcome }
          }
        }
        const rows = shuffled(stored, order).map(
          (KID, at): SummaryRow => ({
            ...{ RowId: at + 1, TransactionRid: 9000 + at, KID, CompanyId: at },
            InvoiceNumber: `F-${KID}`,
          }),
        )
        const asked = plan(lines.join('\n'), 'kid')
        const searches = asked.searches.map((search) =>
          readWhole(search, upstreamOf(rows, pageLimit, counts)),
        )
        const report = buildReferenceReport(asked.lines, searches, searchOnly)
        expect(searches.map(({ state }) => state)).toEqual(searches.map(() => 'whole'))
        expect(
          report.map(({ group, hits }) =>
            group === 'notFound' ? 'none' : hits.length > 1 ? 'several' : 'found',
          ),
        ).toEqual(expected)
        for (const { value, hits } of report)
          for (const { number } of hits) expect(number).toBe(`F-${value}`)
        const counted = countGroups(report)
        expect(referenceGroups.reduce((sum, group) => sum + counted[group], 0)).toBe(lines.length)
      }),
      { numRuns: 60 },
    ))

  const notFitting = (digits: string) =>
    [...'0123456789'].find((last) => last !== computeMod10(digits) && last !== computeMod11(digits))
  const shuffled = (values: string[], order: Iterable<number>) => {
    const keys = order[Symbol.iterator]()
    return values
      .map((value) => ({ value, key: Number(keys.next().value) }))
      .sort((one, other) => one.key - other.key)
      .map(({ value }) => value)
  }
})

const row = (InvoiceNumber: string, RowId: number): SummaryRow => ({
  ...{ InvoiceNumber, RowId, CompanyId: 501 },
  ...{ Status: 'OK', ChannelStatus: 'Delivered' },
})
const ten = Array.from({ length: 10 }, (_, at) => `INV-${at}`)
const pasted = plan(ten.join('\n'), 'invoiceNumber')
const search = pasted.searches[0]!
const report = (...requests: ReferenceRequest[]) =>
  buildReferenceReport(pasted.lines, requests, searchOnly)

describe('a request', () => {
  test('keeps to what the service takes', () => {
    const many = Array.from({ length: 250 }, (_, at) => `INV-${at}`)
    const sizes = (limits: Limits) =>
      buildReferenceSearches('invoiceNumber', many, 'lines', limits).map(
        ({ values }) => values.length,
      )
    expect(sizes(assumedLimits)).toEqual([100, 100, 50])
    expect(sizes({ ...assumedLimits, searchValues: 120 })).toEqual([120, 120, 10])
    expect(buildNextPage(search, { ...assumedLimits, pageRows: 20 })).toMatchObject({
      PageSize: 20,
    })
  })

  test('asks in all companies of the person, and after the last row that is held', () => {
    const held = withAnswer(search, { Rows: [row('INV-1', 7)] })
    expect(buildNextPage(held, assumedLimits)).toMatchObject({
      SearchType: 'InvoiceNumber',
      Searches: ten,
      RowId: 7,
    })
    expect(buildNextPage(search, assumedLimits)).not.toHaveProperty('CompanyIds')
  })

  test('for slips reads a single page', () =>
    expect(withAnswer({ ...search, purpose: 'slips' }, { Rows: [row('INV-1', 7)] })).toMatchObject({
      state: 'cut',
      pages: 1,
    }))
})

describe('a line', () => {
  test('that was not asked for yet says so', () =>
    expect(report(search)[0]).toMatchObject({ group: 'open', why: null }))

  test('whose request was answered without rows is not one that was not found', () => {
    for (const answer of [null, {}])
      expect(report(withAnswer(search, answer))[0]).toMatchObject({
        group: 'unknown',
        why: 'silent',
      })
    expect(report(withAnswer(search, { Rows: [] }))[0]).toMatchObject({
      group: 'notFound',
      why: null,
    })
  })

  test.each([
    ['no row', [], 3, 'exact'],
    ['one', [row('INV-1', 7)], 3, 'exact'],
    ['one', [row('INV-1', 7)], 1, 'moreThan'],
  ] as const)(
    'is not one that was not found where %s came before the empty page, and more are counted',
    (_, rows, TotalCount, TotalCountIs) => {
      const first = withAnswer(search, { Rows: [...rows], TotalCount, TotalCountIs })
      const last = first.state === 'open' ? withAnswer(first, { Rows: [] }) : first
      expect(last.state).toBe('cut')
      expect(report(last)[2]).toMatchObject({ group: 'unknown', why: 'unfinished' })
    },
  )

  test('is read to the end also where each page counts what is left', () => {
    const rows = Array.from({ length: 120 }, (_, at) => row(`INV-${at % 10}`, at + 1))
    expect(readWhole(search, upstreamOf(rows, 50, 'left'))).toMatchObject({
      state: 'whole',
      rows: { length: 120 },
    })
  })

  test('is not one that was not found where a row does not show the field that was asked for', () => {
    const [missing, found] = report(
      withAnswer(search, {
        Rows: [row('INV-1', 7), { RowId: 8 }],
        TotalCount: 2,
        TotalCountIs: 'exact',
      }),
    )
    expect(missing).toMatchObject({ group: 'unknown', why: 'untold' })
    expect(found).toMatchObject({ group: 'delivered', isWhole: false, hits: [{ number: 'INV-1' }] })
  })

  test('is not one that was not found where the service ignored the search', () => {
    const [missing, found] = report(
      withAnswer(search, {
        Rows: [row('INV-1', 7), row('OTHER', 8)],
        TotalCount: 2,
        TotalCountIs: 'exact',
      }),
    )
    expect(missing).toMatchObject({ group: 'unknown', why: 'ignored' })
    expect(found).toMatchObject({ group: 'delivered', hits: [{ number: 'INV-1' }] })
  })

  test('keeps its row when a later page fails, and the others tell of the failure', () => {
    const failure = { kind: 'unreachable' as const, status: 503 }
    const lines = report({
      ...withAnswer(search, { Rows: [row('inv-1', 7)] }),
      ...{ state: 'failed', failure },
    })
    expect(lines[1]).toMatchObject({ group: 'delivered', isWhole: false })
    expect(lines[2]).toMatchObject({
      ...{ group: 'unknown', why: 'failed' },
      failures: [{ source: 'search', failure }],
    })
  })

  test('with more rows than are read says that there may be more', () => {
    let last = search
    for (let page = 0; last.state === 'open'; page++) {
      last = withAnswer(last, {
        Rows: Array.from({ length: assumedLimits.pageRows }, (_, at) =>
          row('INV-1', page * assumedLimits.pageRows + at + 1),
        ),
      })
    }
    expect(last).toMatchObject({ state: 'cut', pages: pagesPerSearch })
    expect(report(last)[1]).toMatchObject({ group: 'delivered', isWhole: false })
    expect(report(last)[2]).toMatchObject({ group: 'unknown', why: 'unfinished' })
  })

  test('does not take a page that says nothing new for an end', () => {
    const held = withAnswer(search, { Rows: [row('INV-1', 7)] })
    expect(withAnswer(held, { Rows: [row('INV-1', 7)] })).toMatchObject({
      state: 'cut',
      rows: [{ RowId: 7 }],
    })
  })

  test.each([
    [{ Status: 'OK', ChannelStatus: 'Delivered' }, 'delivered'],
    [{ Status: 'OK', ChannelStatus: 'ReceiptReceived' }, 'delivered'],
    [{ Status: 'OK', ChannelStatus: 'Sent' }, 'waiting'],
    [{ Status: 'OK', ChannelStatus: null }, 'waiting'],
    [{ Status: 'Pending', ChannelStatus: 'Queued' }, 'waiting'],
    [{ Status: 'Failed', ChannelStatus: null }, 'failed'],
    [{ Status: 'Handled', ChannelStatus: null }, 'unknown'],
    [{ Status: 'OK', ChannelStatus: 'Rejected' }, 'unknown'],
    [{ Status: null, ChannelStatus: null }, 'unknown'],
  ])('whose row is %j is in the group %s', (status, group) =>
    expect(
      report(withAnswer(search, { Rows: [{ ...row('INV-1', 7), ...status }] }))[1],
    ).toMatchObject({ group }),
  )

  test('that found invoices in different places is in none of them', () => {
    const several = (...Rows: SummaryRow[]) => report(withAnswer(search, { Rows }))[1]!.group
    const failed = { ...row('INV-1', 8), CompanyId: 502, Status: 'Failed', ChannelStatus: null }
    expect(several(row('INV-1', 7), failed)).toBe('unknown')
    expect(several(row('INV-1', 7), { ...row('INV-1', 8), CompanyId: 502 })).toBe('delivered')
  })
})

describe('the other areas', () => {
  const may = { search: true, status: true, ledger: true, collection: true }
  const [line] = plan('INV-1', 'invoiceNumber').lines
  const searched = withAnswer(plan('INV-1', 'invoiceNumber').searches[0]!, { Rows: [] })
  const area = (source: AreaRequest['source'], more: Partial<AreaRequest> = {}): AreaRequest => ({
    ...{ source, kind: 'invoiceNumber', value: 'INV-1', state: 'whole', hits: [] },
    ...{ unproven: null, failure: null },
    ...more,
  })
  const hit = (group: ReferenceHit['group']): ReferenceHit => ({
    ...{ key: group, number: 'INV-1', kid: null, receiver: null, amount: null, currency: null },
    group,
    ...{ status: { of: 'item', item: {} }, href: null },
  })
  const answer = (...requests: ReferenceRequest[]) =>
    buildReferenceReport([line!], [searched, ...requests], may)[0]!

  test('are asked for what the search does not have, each that the person may ask', () => {
    const sources = (may: RequestContext['may'], isFollowed = true) =>
      planRequests([line!], [searched], context({ may, isFollowed })).flatMap(({ source }) =>
        source === 'search' ? [] : [source],
      )
    expect(sources(may)).toEqual(['status', 'ledger', 'collection'])
    expect(sources({ ...may, collection: false })).toEqual(['status', 'ledger'])
    expect(sources(may, false)).toEqual([])
  })

  test('are all that is asked where the person may not search', () => {
    const asked = planRequests([line!], [], context({ may: { ...may, search: false } }))
    expect(asked.map(({ source }) => source)).toEqual(['status', 'ledger', 'collection'])
  })

  test('leave a line open until they have answered, and then it is not found', () => {
    expect(answer(area('status', { state: 'open' })).group).toBe('open')
    expect(answer(area('status'), area('ledger'), area('collection'))).toMatchObject({
      ...{ group: 'notFound', unasked: [] },
      answered: ['search', 'status', 'ledger', 'collection'],
    })
    expect(answer()).toMatchObject({
      group: 'notFound',
      unasked: ['status', 'ledger', 'collection'],
    })
  })

  test('make a line not known where one failed or ignored the question', () => {
    const failure = { kind: 'unreachable' as const }
    expect(answer(area('status'), area('ledger', { state: 'failed', failure }))).toMatchObject({
      ...{ group: 'unknown', why: 'failed' },
      failures: [{ source: 'ledger', failure }],
    })
    for (const unproven of ['ignored', 'silent', 'noCompany'] as const)
      expect(answer(area('status', { unproven }), area('ledger'))).toMatchObject({
        ...{ group: 'unknown', why: unproven },
      })
  })

  test('keep what one place has where another failed, and say that there may be more', () => {
    const failure = { kind: 'unreachable' as const }
    const hits = [hit('waiting')]
    expect(
      answer(area('status'), area('ledger', { state: 'failed', failure, hits })),
    ).toMatchObject({
      ...{ group: 'waiting', isWhole: false },
      ...{ hits: [{ key: 'waiting' }], failures: [{ source: 'ledger', failure }] },
    })
  })

  test('put one that is in collection there, whatever else is known of it', () =>
    expect(
      answer(
        area('status', { hits: [hit('waiting')] }),
        area('collection', { hits: [hit('collection')] }),
      ).group,
    ).toBe('collection'))

  test('do not put a number there of which only one company’s invoice is', () => {
    const sent = [501, 502].map((CompanyId) => ({
      ...{ RowId: CompanyId, CompanyId, InvoiceNumber: 'INV-1', Amount: CompanyId },
      ...{ Status: 'OK', ChannelStatus: 'Delivered' },
    }))
    const found = withAnswer(plan('INV-1', 'invoiceNumber').searches[0]!, { Rows: sent })
    const pursued = { ...hit('collection'), amount: 502 }
    const collectionInvoice = { invoiceNumber: 'INV-1', status: 'OPEN' }
    const status = { of: 'collectionInvoice' as const, collectionInvoice }
    const requests = [found, area('collection', { hits: [{ ...pursued, status }] })]
    expect(buildReferenceReport([line!], requests, may)[0]).toMatchObject({
      ...{ group: 'unknown', hits: [{ group: 'delivered' }, { group: 'collection' }] },
    })
  })

  test('are not asked, and deny nothing, where no place of theirs is known', () => {
    const nowhere = limitToPlaces(may, { clientNos: [], organizationIds: [] })
    const { lines } = parsePastedReferences('case 100042', null, null)
    expect(planRequests(lines, [], context({ may: nowhere }))).toEqual([])
    expect(buildReferenceReport(lines, [], nowhere)).toMatchObject([
      { group: 'unknown', why: 'forbidden' },
    ])
    expect(limitToPlaces(may, context().places)).toEqual(may)
  })
})

describe('a line that nobody has', () => {
  const typed = plan('2026-1l849\n2026-404', 'invoiceNumber')
  const searched = withAnswer(typed.searches[0]!, { Rows: [] })
  const slips = planRequests(typed.lines, [searched], context()) as ReferenceSearch[]

  test('has what it may have been meant as asked in one request, the likeliest first', () => {
    expect(slips).toMatchObject([{ purpose: 'slips', kind: 'invoiceNumber' }])
    expect(slips[0]!.values[0]).toBe('2026-11849')
  })

  test('is offered what an invoice has, and nothing else', () => {
    const found = withAnswer(slips[0]!, { Rows: [row('2026-11849', 1)] })
    expect(buildReferenceReport(typed.lines, [searched, found], searchOnly)).toMatchObject([
      { group: 'notFound', slip: { kind: 'letterL', value: '2026-11849' } },
      { group: 'notFound', slip: null },
    ])
  })

  test('is offered what its check digit shows, unless the search has none of it', () => {
    const kid = plan('l27734800100051', 'kid')
    const missing = withAnswer(kid.searches[0]!, { Rows: [] })
    const [meant] = planRequests(kid.lines, [missing], context()) as ReferenceSearch[]
    const offered = (...requests: ReferenceRequest[]) =>
      buildReferenceReport(kid.lines, [missing, ...requests], searchOnly)[0]!.slip
    expect(meant!.values).toEqual(['127734800100051'])
    expect(offered(meant!)).toEqual({ kind: 'letterL', value: '127734800100051' })
    expect(offered(withAnswer(meant!, { Rows: [] }))).toBeNull()
  })

  test('costs for its slips no more requests than the lines did', () => {
    const lines = parsePastedReferences(
      Array.from({ length: 500 }, (_, at) => `${700_000 + at}`).join('\n'),
      'invoiceNumber',
      null,
    ).lines
    const searches = planRequests(lines, [], context()) as ReferenceSearch[]
    const missing = searches.map((each) => withAnswer(each, { Rows: [] }))
    expect(searches).toHaveLength(5)
    const meant = planRequests(lines, missing, context()) as ReferenceSearch[]
    expect(meant).toHaveLength(5)
    const tried = meant.map((each) => withAnswer(each, { Rows: [] }))
    expect(planRequests(lines, [...missing, ...tried], context())).toEqual([])
  })
})

test('whatever comes of the requests, the groups hold every line once', () =>
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('INV-1', 'INV-2', 'x.xml', 'receipt R-1', '974760673', 'Kari'), {
        minLength: 1,
        maxLength: 30,
      }),
      fc.infiniteStream(fc.constantFrom('open', 'failed', 'whole', 'silent', 'cut', 'found')),
      fc.record({
        ...{ search: fc.boolean(), status: fc.boolean() },
        ...{ ledger: fc.boolean(), collection: fc.boolean() },
      }),
      (texts, states, may) => {
        const { lines } = parsePastedReferences(texts.join('\n'), null, () => true)
        const next = states[Symbol.iterator]()
        const requests = planRequests(lines, [], context({ may })).map((request) => {
          const state = next.next().value
          if (request.source === 'search')
            return state === 'found'
              ? withAnswer(request, { Rows: [row('INV-1', 1)] })
              : { ...request, state }
          return { ...request, state: state === 'open' || state === 'failed' ? state : 'whole' }
        }) as ReferenceRequest[]
        const counts = countGroups(buildReferenceReport(lines, requests, may))
        expect(referenceGroups.reduce((sum, group) => sum + counts[group], 0)).toBe(lines.length)
      },
    ),
  ))
