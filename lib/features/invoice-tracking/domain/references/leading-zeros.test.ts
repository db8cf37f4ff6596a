import { describe, expect, test } from 'vitest'
import { assumedLimits } from '@/lib/shared/wire/limits'
import type { AreaList } from './area-lists'
import { parsePastedReferences } from './pasted-references'
import { planRequests } from './plan-requests'
import { type ReferenceHit, toCollectionInvoiceHit, toItemHit } from './reference-hits'
import { buildReferenceReport } from './reference-report'
import type { RequestContext } from './reference-requests'
import { buildReferenceSearches, withAnswer } from './reference-searches'

const may = { search: true, status: false, ledger: true, collection: true }
const paste = (...values: string[]) =>
  parsePastedReferences(values.join('\n'), 'invoiceNumber', null).lines
const searched = (values: string[], ...numbers: string[]) =>
  withAnswer(buildReferenceSearches('invoiceNumber', values, 'lines', assumedLimits)[0]!, {
    Rows: numbers.map((InvoiceNumber, at) => ({
      ...{ CompanyId: 501, RowId: at + 1, TransactionRid: at + 1, InvoiceNumber },
      ...{ Status: 'OK', ChannelStatus: 'Delivered' },
    })),
    TotalCount: numbers.length,
    TotalCountIs: 'exact',
  })
const item = (documentNo: string) =>
  toItemHit(
    {
      ...{ arItemId: Number(documentNo), documentNo, originalAmount: 100, remainingAmount: 40 },
      currency: 'NOK',
    },
    '1001',
  )
const pursued = (invoiceNumber: string) =>
  toCollectionInvoiceHit({ id: 'i', invoiceNumber, status: 'OPEN' }, 'org')
const list = (source: AreaList['source'], ...hits: ReferenceHit[]): AreaList => ({
  ...{ source, purpose: 'list', place: source, state: 'whole', pages: 1, pagesMax: 1, next: null },
  ...{ hits, failure: null },
})
const report = (
  values: string[],
  ...requests: Parameters<typeof buildReferenceReport>[1][number][]
) =>
  buildReferenceReport(paste(...values), requests, may).map(({ group, why, hits }) => [
    group,
    why ?? hits.map(({ number }) => number).join(),
  ])

describe('a number that the search answers with other leading zeros', () => {
  const one = ['1234567']
  const two = ['1234567', '01234567']

  test('is found where one line may be meant', () =>
    expect(report(one, searched(one, '001234567'))).toEqual([['delivered', '001234567']]))

  test('is of neither line where two may be meant', () =>
    expect(report(two, searched(two, '001234567'))).toEqual([
      ['unknown', 'untold'],
      ['unknown', 'untold'],
    ]))

  test('is of the line alone that is written as it', () => {
    expect(report(two, searched(two, '01234567'))).toEqual([
      ['notFound', ''],
      ['delivered', '01234567'],
    ])
    expect(report(one, searched(one, '1234567', '001234567'))).toEqual([['delivered', '1234567']])
  })

  test('is not asked for again as a slip', () => {
    const context: RequestContext = {
      ...{ may, limits: assumedLimits, isFollowed: false, isEachAsked: true },
      places: { clientNos: ['1001'], organizationIds: ['org'] },
    }
    expect(planRequests(paste(...one), [searched(one, '001234567')], context)).toEqual([])
    expect(planRequests(paste(...one), [searched(one)], context)).toHaveLength(1)
  })
})

describe('a number that a list tells with other leading zeros', () => {
  test('is found where one line may be meant, and of neither of two', () => {
    const both = (values: string[]) =>
      report(values, searched(values), list('ledger', item('001234567')), list('collection'))
    expect(both(['1234567'])).toEqual([['unknown', '001234567']])
    expect(both(['1234567', '01234567'])).toEqual([
      ['unknown', 'untold'],
      ['unknown', 'untold'],
    ])
  })

  test('is beside what the search tells with others', () => {
    const values = ['1234567']
    const lists = [list('ledger', item('01234567')), list('collection', pursued('1234567'))]
    const [line] = buildReferenceReport(
      paste(...values),
      [searched(values, '001234567'), ...lists],
      may,
    )
    expect(line).toMatchObject({
      group: 'collection',
      hits: [
        {
          number: '001234567',
          lanes: {
            ledger: { is: 'linked', hit: { number: '01234567' } },
            collection: { is: 'linked', hit: { number: '1234567' } },
          },
        },
      ],
    })
  })

  test('is not denied to an invoice that was pasted by something else', () => {
    const { lines } = parsePastedReferences('77', 'kid', null)
    const search = withAnswer(buildReferenceSearches('kid', ['77'], 'lines', assumedLimits)[0]!, {
      Rows: [{ CompanyId: 501, RowId: 1, InvoiceNumber: '001', KID: '77', Status: 'OK' }],
      TotalCount: 1,
      TotalCountIs: 'exact',
    })
    const [line] = buildReferenceReport(lines, [search, list('ledger', item('1'))], may)
    expect(line?.hits[0]?.lanes?.ledger).toMatchObject({ is: 'notKnown' })
  })
})
