import { expect, test } from 'vitest'
import { findDelivery } from './deliveries'

const invoice = { number: 'F-1', reference: '123 45', customerName: 'Nordlys Bygg AS' }
const row = (more: object = {}) => ({
  CompanyId: 1,
  InvoiceNumber: 'f-1',
  KID: '12345',
  InvoiceeName: 'NORDLYS  Bygg AS',
  Status: 'Ok',
  ChannelStatus: 'Delivered',
  ...more,
})
const failed = { Status: 'Failed', ChannelStatus: null }

test.each([
  ['delivered', [row()]],
  ['sent', [row({ ChannelStatus: 'Sent' })]],
  ['notDelivered', [row(failed)]],
  ['delivered', [row(failed), row()]],
  ['delivered', [row({ ChannelStatus: 'ReceiptReceived' })]],
  ['waits', [row({ Status: 'Pending', ChannelStatus: null })]],
  ['unknown', [row({ ChannelStatus: null })]],
  [null, []],
  ['unknown', [row({ Status: 'Strange', ChannelStatus: 'Odd' })]],
  [null, [row({ KID: '99' })]],
  [null, [row({ KID: null })]],
  [null, [row({ InvoiceeName: 'Nordlys Bygg' })]],
  [null, [row({ InvoiceNumber: 'F-2' })]],
  [null, [row(), row({ CompanyId: 2 })]],
])('%s by %j', (delivery, rows) => expect(findDelivery(invoice, rows)).toBe(delivery))

test('without a reference of its own an invoice is linked to nothing', () =>
  expect(findDelivery({ ...invoice, reference: null }, [row()])).toBeNull())
