import { describe, expect, test } from 'vitest'
import { Webhook } from '@/lib/contracts/collection/webhooks'
import { invoiceIdsMax } from '@/lib/contracts/desk/events'
import { toLiveEvent } from './webhook-event'

const read = (data: object, type: object = { type: 'CASE' }) =>
  toLiveEvent(
    Webhook.parse({ ...type, timeStamp: '2026-03-12T12:00:00Z', data: { orgId: 'o1', ...data } }),
  )
const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at}`)

describe('the event of a webhook', () => {
  test.each([
    [{ type: 'CASE_UPDATED' }, 'CASE_UPDATED'],
    [{ eventType: 'SETTLEMENT_CREATED' }, 'SETTLEMENT_CREATED'],
    [{ type: 'CASE', eventType: 'CASE_UPDATED' }, 'CASE'],
    [{ type: 'DEBTOR_MOVED' }, 'OTHER'],
    [{ type: 'JOURNAL' }, 'OTHER'],
    [{ type: 'WEBHOOK_REFUSED' }, 'OTHER'],
  ])('has the kind that the desk knows: %j is %s', (type, kind) =>
    expect(read({}, type)).toEqual({ kind, organizationId: 'o1' }),
  )

  test('names its organization by either of two names', () => {
    expect(read({ organizationId: 'o2' }).organizationId).toBe('o2')
    expect(read({ organizationId: null }).organizationId).toBe('o1')
  })

  test('names each invoice once, whichever way it was told, and none twice', () => {
    expect(read({ invoiceId: 'i1' }).invoiceIds).toEqual(['i1'])
    expect(
      read({ invoices: [{ invoiceId: 'i2' }, 7, { invoiceId: null }, 'i2', ''] }).invoiceIds,
    ).toEqual(['i2', '7'])
    expect(read({ invoiceId: 'i1', invoices: ['i1', 'i3'] }).invoiceIds).toEqual(['i1', 'i3'])
    expect(read({ invoiceId: null, invoices: ['i3'] }).invoiceIds).toEqual(['i3'])
  })

  test('names none where it touches more than an event may name: then it may be any', () => {
    expect(read({ invoices: ids(invoiceIdsMax) }).invoiceIds).toHaveLength(invoiceIdsMax)
    expect(read({ invoices: ids(invoiceIdsMax + 1) })).toEqual({
      kind: 'CASE',
      organizationId: 'o1',
    })
  })

  test('names none where the id of one of them looks like none: then it may be any', () => {
    expect(read({ invoices: ['i1', 'a b'] })).toEqual({ kind: 'CASE', organizationId: 'o1' })
    expect(read({ invoiceId: '../1', invoices: ['i1'] }).invoiceIds).toBeUndefined()
  })

  test('leaves out every id that looks like none', () => {
    const hostile = {
      batchId: '<b>',
      settlementId: 'x'.repeat(65),
      caseNumber: '../1',
      invoiceId: 'a b',
      invoices: ['', '-1'],
    }
    expect(read(hostile)).toEqual({ kind: 'CASE', organizationId: 'o1' })
    expect(read({ batchId: null, caseNumber: 12, settlementId: 's-1' })).toEqual({
      ...{ kind: 'CASE', organizationId: 'o1' },
      ...{ caseNumber: '12', settlementId: 's-1' },
    })
  })
})
