import { describe, expect, test } from 'vitest'
import type { ItemLinkDecision } from '@/lib/contracts/desk/manual-links'
import { linkCollectionInvoices, linkSentRows, makeLedger } from './item-links'

const customer = { customerNo: '20417', name: 'Fjellheim Rør og Varme AS' }
const item = {
  arItemId: 1,
  customerNo: '20417',
  documentNo: '2026-10120',
  documentUuid: 'uuid-1',
  kid: '700100',
}
const ledger = makeLedger([item], customer)
const sentRow = (more: object = {}) => ({
  TransactionRid: 9,
  CompanyId: 501,
  InvoiceNumber: '2026-10120',
  KID: '700100',
  InvoiceeName: 'FJELLHEIM RØR  OG VARME AS',
  ...more,
})
const collectionInvoice = (more: object = {}) => ({
  id: 'c-1',
  invoiceNumber: '2026-10120',
  ocrReferenceNumber: '700100',
  uniqueSourceInvoiceId: 'other',
  debtors: [{ role: 'PRIMARY_DEBTOR', customerNumber: '20417' }],
  ...more,
})
const whole = <Row>(...rows: Row[]) => ({ rows, isWhole: true })

describe('what was sent of an item', () => {
  test('is likely by reference, number and name', () => {
    const row = sentRow()
    expect(linkSentRows(item, ledger, whole(row))).toEqual({
      is: 'linked',
      strength: 'likely',
      rows: [row],
    })
  })

  test('is all of it where it was sent twice', () => {
    const rows = [sentRow(), sentRow({ TransactionRid: 10 })]
    expect(linkSentRows(item, ledger, whole(...rows))).toMatchObject({ is: 'linked', rows })
  })

  test.each<[string, object[]]>([
    ['another name', [sentRow({ InvoiceeName: 'Nordkust AB' })]],
    ['another reference', [sentRow({ KID: '1' })]],
    ['no reference', [sentRow({ KID: null })]],
    ['two companies', [sentRow(), sentRow({ CompanyId: 502 })]],
  ])('is only possible where it has %s', (_, rows) => {
    expect(linkSentRows(item, ledger, whole(...rows))).toEqual({ is: 'possible' })
  })

  test('is only possible where the customer is not known, or two items could be it', () => {
    expect(linkSentRows(item, makeLedger([item], null), whole(sentRow()))).toEqual({
      is: 'possible',
    })
    const double = { ...item, arItemId: 2, documentUuid: 'uuid-2' }
    const otherNumber = { ...double, documentNo: '2026-10121' }
    for (const other of [double, otherNumber])
      expect(linkSentRows(item, makeLedger([item, other], customer), whole(sentRow()))).toEqual({
        is: 'possible',
      })
  })

  test('is nothing where a whole answer has nothing, and not known before that', () => {
    expect(linkSentRows(item, ledger, { rows: [], isWhole: true })).toEqual({ is: 'none' })
    expect(linkSentRows(item, ledger, { rows: [], isWhole: false })).toEqual({ is: 'unknown' })
    expect(linkSentRows(item, ledger, null)).toEqual({ is: 'unknown' })
    const stranger = sentRow({ InvoiceNumber: '1', KID: '2' })
    expect(linkSentRows(item, ledger, whole(stranger))).toEqual({ is: 'none' })
  })
})

describe('what is in collection of an item', () => {
  test('is sure by its identifier, and likely by reference, number and customer', () => {
    const sure = collectionInvoice({ uniqueSourceInvoiceId: 'UUID-1', ocrReferenceNumber: '1' })
    expect(linkCollectionInvoices(item, ledger, whole(sure))).toEqual({
      is: 'linked',
      strength: 'sure',
      rows: [sure],
    })
    expect(linkCollectionInvoices(item, ledger, whole(collectionInvoice()))).toMatchObject({
      is: 'linked',
      strength: 'likely',
    })
  })

  test('is only possible where too little agrees, or two share it', () => {
    expect(
      linkCollectionInvoices(item, ledger, whole(collectionInvoice({ ocrReferenceNumber: null }))),
    ).toEqual({
      is: 'possible',
    })
    expect(
      linkCollectionInvoices(
        item,
        ledger,
        whole(collectionInvoice(), collectionInvoice({ id: 'c-2' })),
      ),
    ).toEqual({
      is: 'possible',
    })
  })

  test('is not known where the area did not answer, or not all was read: never none', () => {
    expect(linkCollectionInvoices(item, ledger, null)).toEqual({ is: 'unknown' })
    expect(linkCollectionInvoices(item, ledger, { rows: [], isWhole: false })).toEqual({
      is: 'unknown',
    })
    expect(linkCollectionInvoices(item, ledger, { rows: [], isWhole: true })).toEqual({
      is: 'none',
    })
  })
})

describe('what persons said', () => {
  const said = (more: object) =>
    ({
      ...{ area: 'item', place: '1001', id: '1', same: true, by: 'kari', at: '' },
      ...{ companyId: 501, transactionRid: 9 },
      ...more,
    }) as ItemLinkDecision
  const unlike = sentRow({ KID: '1', InvoiceeName: 'Nordkust AB' })

  test('links what was sent, however little agrees, and all of it where it was sent twice', () => {
    const twice = { ...unlike, TransactionRid: 10 }
    expect(
      linkSentRows(item, ledger, whole(unlike, twice, sentRow({ KID: '2', TransactionRid: 11 })), [
        said({}),
      ]),
    ).toEqual({ is: 'linked', strength: 'byHand', rows: [unlike, twice], by: 'kari' })
  })

  test('links what was sent under another number, or where that is not known, without its rows', () => {
    const linked = { is: 'linked', strength: 'byHand', rows: [], by: 'kari' }
    expect(linkSentRows(item, ledger, whole(sentRow()), [said({ transactionRid: 77 })])).toEqual(
      linked,
    )
    expect(linkSentRows(item, ledger, null, [said({})])).toEqual(linked)
  })

  test.each([
    ['is not this item', { same: false }],
    ['is another item', { id: '2' }],
  ])('keeps apart what %s', (_, word) =>
    expect(linkSentRows(item, ledger, whole(sentRow()), [said(word)])).toEqual({ is: 'none' }),
  )

  test.each([
    ['of another invoice', { same: false, transactionRid: 10 }],
    ['of another company', { same: false, companyId: 502 }],
    ['that another is not the same', { same: false, id: '2' }],
  ])('leaves the rules to themselves where it is %s', (_, word) =>
    expect(linkSentRows(item, ledger, whole(sentRow()), [said(word)])).toMatchObject({
      strength: 'likely',
    }),
  )

  test('links what is in collection through the invoice that is both', () => {
    const other = collectionInvoice({ id: 'c-2', invoiceNumber: '7', ocrReferenceNumber: '7' })
    const words = [said({}), said({ area: 'claim', id: 'c-2', by: 'ola' })]
    expect(linkCollectionInvoices(item, ledger, whole(collectionInvoice(), other), words)).toEqual({
      is: 'linked',
      strength: 'byHand',
      rows: [other],
      by: 'ola',
    })
    expect(linkCollectionInvoices(item, ledger, null, words)).toMatchObject({
      strength: 'byHand',
      rows: [],
    })
    expect(linkCollectionInvoices(item, ledger, null, [words[1]!])).toEqual({ is: 'unknown' })
  })

  test('keeps a collection invoice apart from the item', () =>
    expect(
      linkCollectionInvoices(item, ledger, whole(collectionInvoice()), [
        said({}),
        said({ area: 'claim', id: 'c-1', same: false }),
      ]),
    ).toEqual({ is: 'none' }))
})
