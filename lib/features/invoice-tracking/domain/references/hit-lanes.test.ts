import { describe, expect, test } from 'vitest'
import { findInArea, indexAreas } from './area-answers'
import { type AreaList, withListPage } from './area-lists'
import { attachLanes } from './hit-lanes'
import { groupByInvoice } from './invoice-hits'
import { readLaneFacts } from './lane-facts'
import { indexPasted } from './pasted-values'
import { type ReferenceHit, toCaseHit, toCollectionInvoiceHit, toItemHit } from './reference-hits'

const sent: ReferenceHit = {
  ...{ key: '501 A-1', number: 'A-1', kid: '77', receiver: null, amount: 100, currency: null },
  ...{ group: 'delivered', href: null },
  status: {
    of: 'transaction',
    known: { request: null, transactions: [{ Status: 'OK', ChannelStatus: 'Delivered' }] },
  },
}
const item = (more: object = {}) =>
  toItemHit(
    {
      ...{ arItemId: 1, documentNo: 'A-1', kid: '77', originalAmount: 100, remainingAmount: 40 },
      ...{ currency: 'NOK', customerNo: '20417', status: 'PARTLY_PAID' },
      ...more,
    },
    '1001',
  )
const found = (status: string | null, more: object = {}) =>
  toCaseHit(
    { caseNumber: 100_042, status },
    { invoiceId: 'i', invoiceNumber: 'A-1', originalAmount: 100, remainingAmount: 60, ...more },
    'org',
  )
const list = (source: AreaList['source'], hits: ReferenceHit[], more: Partial<AreaList> = {}) => ({
  ...{ source, purpose: 'list', place: source, state: 'whole', pages: 1, pagesMax: 1, next: null },
  ...{ hits, failure: null, ...more },
})
const may = { ledger: true, collection: true }
const attach = (...lists: object[]) =>
  attachLanes([sent], indexAreas(lists as AreaList[], indexPasted([])), may)[0]!

describe('an invoice that was sent', () => {
  test('is told with what the ledger and debt collection have under its number', () => {
    const hit = attach(list('ledger', [item()]), list('collection', [found('OPEN')]))
    expect(hit).toMatchObject({ group: 'collection', currency: 'NOK' })
    expect(readLaneFacts(hit)).toEqual({
      ...{ pursuit: 'open', caseNumber: '100042', isSettled: false, unknown: [] },
      rest: { amount: '60', currency: null },
    })
  })

  test('is in debt collection also where it is in no case', () => {
    const collectionInvoice = toCollectionInvoiceHit(
      { id: 'i', invoiceNumber: 'A-1', status: 'OPEN', originalInvoiceAmount: 100 },
      'org',
    )
    const hit = attach(list('ledger', []), list('collection', [collectionInvoice]))
    expect(hit).toMatchObject({ group: 'collection' })
    expect(readLaneFacts(hit)).toMatchObject({ pursuit: 'open', caseNumber: null })
  })

  test('is not linked with another reference or amount under its number', () => {
    for (const other of [item({ kid: '78' }), item({ originalAmount: 200 })]) {
      const hit = attach(list('ledger', [other]), list('collection', []))
      expect(hit.lanes).toEqual({
        ledger: { is: 'notKnown', hit: null, failure: null },
        collection: { is: 'none', hit: null },
      })
      expect(readLaneFacts(hit)).toMatchObject({
        rest: null,
        isSettled: false,
        unknown: ['ledger'],
      })
    }
  })

  test('of several under its number takes the one that is pursued, else none', () => {
    const again = found('OPEN', { invoiceId: 'j' })
    const ended = found('CLOSED')
    const lanes = (...hits: ReferenceHit[]) => attach(list('collection', hits)).lanes?.collection
    expect(lanes(ended, again)).toMatchObject({ is: 'linked', hit: again })
    expect(lanes(ended, found('WITHDRAWN', { invoiceId: 'j' }))).toMatchObject({ is: 'notKnown' })
  })

  test('is not denied by a list that was not read whole, failed, or hides a number', () => {
    const lane = (more: Partial<AreaList>, ...hits: ReferenceHit[]) =>
      attach(list('collection', hits, more)).lanes?.collection
    const failure = { kind: 'unreachable' as const }
    expect(lane({ state: 'cut' })).toEqual({ is: 'unasked', hit: null })
    expect(lane({ state: 'failed', failure })).toEqual({ is: 'notKnown', hit: null, failure })
    const hidden = (originalAmount: number) =>
      found('OPEN', { invoiceNumber: null, originalAmount })
    expect(lane({}, hidden(100))).toEqual({ is: 'unasked', hit: null })
    expect(lane({}, hidden(101))).toEqual({ is: 'none', hit: null })
  })
})

describe('what is left to pay', () => {
  const read = (...hits: ReferenceHit[]) =>
    readLaneFacts(
      attach(
        list(
          'ledger',
          hits.filter(({ status }) => status.of === 'item'),
        ),
        list(
          'collection',
          hits.filter(({ status }) => status.of !== 'item'),
        ),
      ),
    )
  const nok = (amount: string) => ({ rest: { amount, currency: 'NOK' }, isSettled: false })

  test('is what the ledger says where nobody pursues it', () => {
    expect(read(item())).toMatchObject({ pursuit: null, ...nok('40') })
    expect(read(item(), found('WITHDRAWN'))).toMatchObject({ pursuit: 'withdrawn', ...nok('40') })
    expect(read(item({ remainingAmount: 0, status: 'PAID' }))).toMatchObject({
      ...{ rest: null, isSettled: true },
    })
  })

  test('is not known where nothing or a contradiction is told, and never of a credit note', () => {
    const unknown = { rest: null, isSettled: false }
    expect(read(item({ remainingAmount: null, status: 'OPEN' }))).toMatchObject(unknown)
    expect(read(item({ status: 'PAID' }))).toMatchObject(unknown)
    const note = item({ originalAmount: -100, remainingAmount: -100, kid: null, arItemId: 2 })
    expect(readLaneFacts(note)).toMatchObject(unknown)
  })

  test('is told of a collection invoice with its case', () => {
    const collectionInvoice = toCollectionInvoiceHit(
      {
        ...{ id: 'c', invoiceNumber: 'A-1', originalInvoiceAmount: 100, remainingAmount: 90 },
        ...{ currency: 'NOK', status: 'PAUSED', collectionCaseNumber: '7' },
      },
      'org',
    )
    expect(read(item(), collectionInvoice)).toMatchObject({
      pursuit: 'paused',
      caseNumber: '7',
      ...nok('90'),
    })
  })
})

describe('a list of an area', () => {
  const open = list('ledger', [], { state: 'open', pages: 0, pagesMax: 2 }) as AreaList
  const page = { hits: [item()], next: '2', pagesLeft: 1, isCut: false }

  test('is read as far as its pages are worth', () => {
    expect(withListPage(open, page)).toMatchObject({ state: 'open', next: '2' })
    expect(withListPage(open, { ...page, pagesLeft: 2 }).state).toBe('cut')
    expect(withListPage({ ...open, pagesMax: 1 }, { ...page, pagesLeft: null }).state).toBe('cut')
  })

  test('is whole at its end alone, and not gone on with where nothing new comes', () => {
    expect(withListPage(open, { ...page, next: null }).state).toBe('whole')
    expect(withListPage(open, { ...page, next: null, isCut: true }).state).toBe('cut')
    const held = withListPage(open, page)
    expect(withListPage({ ...held, pagesMax: 9 }, page).state).toBe('cut')
  })
})

test('a whole list of collection invoices denies no case', () => {
  const index = indexAreas([list('collection', []) as AreaList], indexPasted([]))
  expect(findInArea(index, 'collection', 'invoiceNumber', 'A-1').state).toBe('none')
  expect(findInArea(index, 'collection', 'caseNumber', '100042').state).toBe('unasked')
})

test('a case is its primary debtor’s, whoever stands first', () => {
  const guarantor = { fullName: 'who vouches', role: 'GUARANTOR' }
  const primary = { fullName: 'who owes', role: 'PRIMARY_DEBTOR' }
  const receive = (...debtors: (typeof primary)[]) =>
    toCaseHit({ caseNumber: 7, status: 'OPEN', debtors }, null, 'org').receiver
  expect(receive(guarantor, primary)).toBe('who owes')
  expect(receive()).toBeNull()
})

test('a debtor whose case tells no whole name is called by its parts', () => {
  const debtors = [{ firstName: 'Ola ', lastName: 'Berg', fullName: ' ' }]
  expect(toCaseHit({ caseNumber: 7, debtors }, null, 'org').receiver).toBe('Ola Berg')
})

test('cases of one number in two organizations are two', () => {
  const [one, other] = ['org', 'other'].map((each) => toCaseHit({ caseNumber: 7 }, null, each))
  expect(groupByInvoice([one!, other!])).toHaveLength(2)
})

describe('what an area has under a number that two companies have sent', () => {
  const twice = [sent, { ...sent, key: '502 A-1', amount: 200 }]
  const attachTwice = (...held: ReferenceHit[]) =>
    attachLanes(twice, indexAreas([list('collection', held)] as AreaList[], indexPasted([])), {
      ledger: false,
      collection: true,
    }).map((hit) => [hit.group, hit.lanes?.collection?.is])

  test('is of neither where nothing tells whose it is', () =>
    expect(attachTwice(found('OPEN', { originalAmount: null }))).toEqual([
      ['unknown', 'notKnown'],
      ['unknown', 'notKnown'],
    ]))

  test('is of the one whose amount it has', () =>
    expect(attachTwice(found('OPEN', { originalAmount: 200 }))).toEqual([
      ['delivered', 'notKnown'],
      ['collection', 'linked'],
    ]))
})
