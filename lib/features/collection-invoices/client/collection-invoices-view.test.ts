import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { listCollectionInvoices } from '@/lib/contracts/collection/invoices'
import { type InvoicesView, invoiceFilters, toInvoicesQuestion } from './collection-invoices-view'

const filters = listCollectionInvoices.query!
const nothing = Object.fromEntries(invoiceFilters.map((filter) => [filter, null])) as InvoicesView

describe('what is asked for a view', () => {
  test('names every filter of the contract but the token', () => {
    expect([...invoiceFilters, 'PageToken'].sort()).toEqual(Object.keys(filters.shape).sort())
  })

  test('holds what is set, without blanks around it', () => {
    expect(
      toInvoicesQuestion({ ...nothing, Status: ' OPEN ', From: '2026-03-01', CustomerNumber: '' }),
    ).toEqual({
      Status: 'OPEN',
      From: '2026-03-01',
    })
  })

  test.each(['2026-02-30', 'yesterday', '01.03.2026'])(
    '%s is no day and narrows nothing',
    (day) => {
      expect(toInvoicesQuestion({ ...nothing, From: day, To: day })).toEqual({})
    },
  )

  test('fits the contract whatever an address holds', () => {
    const texts = fc.oneof(
      fc.string({ maxLength: 300 }),
      fc.constantFrom('OPEN', '2026-03-01', '2026-13-01'),
    )
    const views = fc.record(
      Object.fromEntries(invoiceFilters.map((filter) => [filter, fc.option(texts)])),
    ) as fc.Arbitrary<InvoicesView>
    fc.assert(
      fc.property(views, (view) => {
        expect(filters.safeParse(toInvoicesQuestion(view)).success).toBe(true)
      }),
    )
  })
})
