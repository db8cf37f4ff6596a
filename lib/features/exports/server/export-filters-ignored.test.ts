import { describe, expect, test, vi } from 'vitest'
import { summarizeReceipt } from '@/components/exports/describe-export'
import { listReceiptFacts } from '@/components/exports/receipt-facts'
import { asKari, deskUnderTest } from '@/tests/support/desk-under-test'
import { t } from '@/tests/support/english'
import { exportsUnderTest, firstCells, receipt } from '@/tests/support/exports-under-test'
import { json } from '@/tests/support/fake-upstream'
import { servingInvoices, startInvoiceExport } from '@/tests/support/invoice-exports'
import { rowIds, servingSummary, startSummaryExport } from '@/tests/support/summary-exports'

const desk = deskUnderTest()

describe('an export whose filter the service ignored', () => {
  const { exported } = exportsUnderTest(startInvoiceExport)

  test('has the rows that fit alone, names the filter, and does not say that it is complete', async () => {
    await asKari()
    const model = servingInvoices(desk, 10)
    const told = await exported({ CustomerNumber: '=3' })
    expect([model.filters, await firstCells()]).toEqual([
      { CustomerNumber: '=3' },
      ['00000000-0000-4000-8000-000000000003'],
    ])
    expect(told).toMatchObject({
      state: 'complete',
      rows: 1,
      doubles: 0,
      findings: { ignored: ['CustomerNumber'], strangers: 9 },
    })
    expect(summarizeReceipt(t, told)).toBe(
      'Finished and filtered here: the service ignored this filter: Customer number',
    )
    expect(listReceiptFacts(t, told)).toContainEqual({
      label: 'Ignored by the service',
      value: 'Customer number',
      note: '9 rows that don’t match are left out.',
    })
  })

  test('on a field which rows do not carry says that it cannot be verified', async () => {
    await asKari()
    servingInvoices(desk, 3)
    const told = await exported({ UniqueSourceInvoiceId: 'u-1' })
    expect(told).toMatchObject({
      rows: 3,
      findings: { ignored: [], unverified: ['UniqueSourceInvoiceId'], untold: 3 },
    })
    expect(listReceiptFacts(t, told)).toContainEqual({
      label: 'Can’t be verified',
      value: 'Unique source invoice id',
      note: '3 rows don’t show the field.',
    })
  })
})

describe('an export of sent invoices', () => {
  const { exported, goOn } = exportsUnderTest(startSummaryExport)

  test('whose search was ignored holds what fits, whatever page it stands on, and counts nothing else as newer', async () => {
    await asKari()
    const model = servingSummary(desk, 10)
    model.before = ({ RowId }) => {
      if (RowId === 7)
        for (let at = 0; at < 3; at++)
          model.insert({ CompanyId: 501, TransactionRid: at, InvoiceNumber: 'new' })
      return false
    }
    const told = await exported({ SearchType: 'InvoiceNumber', Searches: ['002', '009'] })
    expect([await rowIds(), told.newer]).toEqual([[10, 3], { count: 0, is: 'exact' }])
    expect(told).toMatchObject({
      rows: 2,
      firstRowId: 10,
      lastRowId: 1,
      findings: { ignored: ['Searches'], strangers: 8 },
    })
  })

  test('whose rows carry no RowId is read by position, goes on from there, and its receipt says so', async () => {
    await asKari()
    const rows = Array.from({ length: 10 }, (_, at) => ({
      TransactionRid: 100 + at,
      CompanyId: 501,
      Amount: at,
    }))
    const asked: (number | undefined)[] = []
    const out = { isOut: true }
    const model = servingSummary(desk, 0)
    model.before = (body, [, response]) => {
      const { Offset } = body as { Offset?: number }
      asked.push(Offset)
      if (Offset === 8 && out.isOut) json(response, 403, {})
      else json(response, 200, { Rows: rows.slice(Offset ?? 0, (Offset ?? 0) + 4) })
      return true
    }
    expect(await exported()).toMatchObject({ state: 'failed', rows: 8, canContinue: true })
    out.isOut = false
    vi.setSystemTime(Date.now() + 10_000)
    const told = await goOn()
    expect(told).toMatchObject({
      state: 'complete',
      rows: 10,
      unnumbered: 0,
      firstRowId: null,
      newer: null,
    })
    expect(asked).toEqual([undefined, 4, 8, 8, 10])
    expect(summarizeReceipt(t, await receipt())).toContain(
      'Rows have no row number, so a row that moved during the export can be missing',
    )
    expect(listReceiptFacts(t, told)).toContainEqual(
      expect.objectContaining({ label: 'Read order', value: 'position, until an empty page' }),
    )
  })

  test('with rows of which a part cannot be read counts them in its receipt, and says so in their cells', async () => {
    await asKari()
    const odd = { CompanyId: 501, InvoiceNumber: '1', Amount: 'much' }
    const rows = [
      { ...odd, RowId: 3, TransactionRid: 3 },
      { ...odd, RowId: 2, TransactionRid: 2, Amount: 7 },
      { ...odd, RowId: 1, TransactionRid: 1 },
    ]
    servingSummary(desk, 0).before = (body, [, response]) => {
      json(response, 200, {
        Rows: rows.filter(({ RowId }) => RowId < ((body as { RowId?: number }).RowId ?? 9)),
      })
      return true
    }
    const told = await exported()
    expect(told).toMatchObject({ state: 'complete', rows: 3, unread: 2 })
    expect(listReceiptFacts(t, told)).toContainEqual({
      ...{ label: 'Rows with a part that can’t be read', value: '2' },
      note: 'These cells say “(can’t be read)” in the file.',
    })
    expect(listReceiptFacts(t, { ...told, unread: 0 }).map(({ label }) => label)).not.toContain(
      'Rows with a part that can’t be read',
    )
  })

  test('of a service that gives the same page for every position is not complete', async () => {
    await asKari()
    servingSummary(desk, 0).before = (_, [, response]) => {
      json(response, 200, { Rows: [{ CompanyId: 501, InvoiceNumber: '1' }] })
      return true
    }
    expect(await exported()).toMatchObject({
      state: 'failed',
      why: { code: 'no-progress' },
      rows: 1,
    })
  })
})
