import { describe, expect, test } from 'vitest'
import type { FieldOutcome } from '@/lib/contracts/desk/journal'
import { isWriteForInvoice } from './invoice-writes'

const invoice = { number: ' 2026-7 ', item: null }
const linked = { number: '2026-7', item: { arItemId: 7, documentNo: '0002026-7' } }
const was = (field: string, before: unknown): FieldOutcome => ({ field, before })
const sent = (field: string, value: unknown): FieldOutcome => ({ field, sent: value })

describe('a write of a customer is of an invoice', () => {
  test.each<[string, FieldOutcome[], typeof invoice | typeof linked]>([
    ['updateCustomer', [sent('name', 'Anna Aas')], linked],
    ['updateArItem', [was('arItemId', 7), was('documentNo', '2026-7')], linked],
    ['updateArItem', [was('arItemId', '7')], linked],
    ['updateArItem', [was('arItemId', 7), was('documentNo', '2026-7')], invoice],
    ['updateArItem', [was('arItemId', 7)], invoice],
    ['createDocument', [sent('documentNo', '0002026-7')], linked],
    ['createAction', [sent('text', 'Called')], linked],
    ['updateArItem', [was('documentNo', '••••• ~1')], linked],
    [
      'createAutoPostings',
      [sent('autoPostings', [{ documentNo: '1' }, { documentNo: '2026-7' }])],
      linked,
    ],
  ])('%s of %j', (operation, fields, of) =>
    expect(isWriteForInvoice({ operation, fields }, of)).toBe(true),
  )
})

describe('and is not', () => {
  test.each<[string, FieldOutcome[], typeof invoice | typeof linked]>([
    ['updateArItem', [was('arItemId', 8), was('documentNo', '2026-8')], linked],
    ['updateArItem', [was('arItemId', 8), was('documentNo', '2026-7')], linked],
    ['updateArItem', [was('arItemId', 8), was('documentNo', '2026-8')], invoice],
    ['createPaymentReservation', [sent('documentNo', '2026-8')], linked],
    ['createAutoPostings', [sent('autoPostings', [{ documentNo: '2026-8' }])], linked],
    ['addCustomerNote', [sent('text', 'Called')], linked],
    ['removeCustomerNote', [], linked],
    ['changeFollowUp', [sent('Owner', 'kari')], linked],
  ])('%s of %j', (operation, fields, of) =>
    expect(isWriteForInvoice({ operation, fields }, of)).toBe(false),
  )
})
