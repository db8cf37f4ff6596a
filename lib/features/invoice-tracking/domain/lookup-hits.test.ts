import { describe, expect, test } from 'vitest'
import { isExact, toRowHits, toStatusHit } from './lookup-hits'

const identityNumber = '01019030071'

describe('rows of the search as invoices', () => {
  test('are one where company and number are the same, with every transaction', () => {
    const rows = [
      { RowId: 3, CompanyId: 501, InvoiceNumber: 'A-1', Status: 'OK', Amount: 10 },
      { RowId: 2, CompanyId: 501, InvoiceNumber: 'A-1', Status: 'Failed', Amount: 20 },
    ]
    expect(toRowHits(rows)).toMatchObject([
      {
        number: 'A-1',
        amount: 10,
        known: { request: null, transactions: rows },
        page: { number: 'A-1', company: 501 },
      },
    ])
  })

  test('stay apart in two companies, under two numbers, and without a number', () => {
    const rows = [
      { RowId: 1, CompanyId: 501, InvoiceNumber: 'A-1' },
      { RowId: 2, CompanyId: 502, InvoiceNumber: 'A-1' },
      { RowId: 3, CompanyId: 501, InvoiceNumber: 'A-2' },
      { RowId: 4, CompanyId: 501, InvoiceNumber: null },
      { RowId: 5, CompanyId: 501, InvoiceNumber: '' },
    ]
    const hits = toRowHits(rows)
    expect(hits).toHaveLength(5)
    expect(new Set(hits.map(({ key }) => key)).size).toBe(5)
    expect(hits.slice(3).map(({ page }) => page)).toEqual([null, null])
  })

  test('stay apart where their company is not told, or nothing else tells them apart', () => {
    const rows = [
      { RowId: 1, InvoiceNumber: 'A-1' },
      { RowId: 2, CompanyId: null, InvoiceNumber: 'A-1' },
      { InvoiceNumber: 'A-1' },
      { InvoiceNumber: 'A-1' },
      {},
      {},
    ]
    const hits = toRowHits(rows)
    expect(hits.map(({ known }) => known.transactions)).toEqual(rows.map((row) => [row]))
    expect(new Set(hits.map(({ key }) => key)).size).toBe(rows.length)
  })

  test('stay apart where their ids are defaults, or one’s row is another’s transaction', () => {
    const rows = [
      { RowId: 0, TransactionRid: 4, InvoiceNumber: 'A-1' },
      { RowId: 0, TransactionRid: 5, InvoiceNumber: 'A-1' },
      { RowId: 0, TransactionRid: 0, InvoiceNumber: 'A-1' },
      { RowId: 0, InvoiceNumber: 'A-1' },
      { RowId: 7, InvoiceNumber: 'A-1' },
      { TransactionRid: 7, InvoiceNumber: 'A-1' },
    ]
    expect(new Set(toRowHits(rows).map(({ key }) => key)).size).toBe(rows.length)
  })

  test('have the same key in two searches where their ids tell it, and another under another number', () => {
    const row = { RowId: 3, TransactionRid: 9, InvoiceNumber: 'A-1' }
    const [key] = toRowHits([row]).map((hit) => hit.key)
    expect(toRowHits([{ RowId: 1 }, row]).map((hit) => hit.key)).toContain(key)
    const [one, other] = ['A-1', 'A-2'].map((InvoiceNumber) => toRowHits([{ InvoiceNumber }])[0])
    expect(one?.key).not.toBe(other?.key)
  })

  test('have no page where the number may be an identity number, and none of their own without a company', () => {
    const [personal, nobodys] = toRowHits([
      { CompanyId: 501, InvoiceNumber: identityNumber },
      { InvoiceNumber: 'A-1' },
    ])
    expect(personal?.page).toBeNull()
    expect(nobodys?.page).toEqual({ number: 'A-1', company: null })
    expect([
      isExact(personal?.page ?? null),
      isExact(nobodys?.page ?? null),
      isExact({ identifier: 'R-1' }),
    ]).toEqual([false, false, true])
  })
})

describe('an answer to the status question as an invoice', () => {
  const answer = {
    ReceiptId: 'R-1',
    Received: '2026-03-12T08:00:00',
    Status: 3,
    CompanyId: 501,
    Transaction: { InvoiceNumber: 'A-1', LogTime: '2026-03-12T09:00:00' },
  }

  test('leads back to what it was asked by', () => {
    expect(toStatusHit(answer, { Identifier: 'R-1' }).page).toEqual({ identifier: 'R-1' })
    expect(toStatusHit(answer, { InvoiceNumber: 'A-1', CompanyId: 501 }).page).toEqual({
      number: 'A-1',
      company: 501,
    })
  })

  test('leads by the receipt id where the number may be an identity number', () => {
    expect(
      toStatusHit(
        { ...answer, Transaction: null },
        { InvoiceNumber: identityNumber, CompanyId: 501 },
      ).page,
    ).toEqual({ identifier: 'R-1' })
  })

  test('without a transaction tells what was asked and when it was received', () => {
    expect(
      toStatusHit(
        { Received: '2026-03-12T08:00:00', Status: 1 },
        { InvoiceNumber: 'A-1', CompanyId: 502 },
      ),
    ).toMatchObject({
      ...{ companyId: 502, number: 'A-1', at: '2026-03-12T08:00:00', invoicee: null },
      known: { request: { Status: 1 }, transactions: [] },
    })
  })
})
