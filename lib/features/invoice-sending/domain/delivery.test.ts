import { expect, test } from 'vitest'
import { findDelivery } from './delivery'

const endOf = (transaction: { Status?: string; ChannelStatus?: string } | undefined) =>
  findDelivery({ ReceiptId: 'R-1', Transaction: transaction })?.is ?? null

test.each([
  ['sent or stored', { Status: 'OK' }, 'sent'],
  ['sent, by the channel too', { Status: 'OK', ChannelStatus: 'Sent' }, 'sent'],
  ['delivered', { Status: 'OK', ChannelStatus: 'Delivered' }, 'sent'],
  ['in another case', { Status: ' ok ' }, 'sent'],
  ['not sent', { Status: 'Failed' }, 'failed'],
  ['refused by the channel', { Status: 'Failed', ChannelStatus: 'Rejected' }, 'failed'],
  ['handled by support', { Status: 'Handled' }, null],
  ['on its way', { Status: 'Pending', ChannelStatus: 'Sent' }, null],
  ['queued by the channel', { Status: 'OK', ChannelStatus: 'Queued' }, null],
  ['sent, and refused by the channel', { Status: 'OK', ChannelStatus: 'Rejected' }, null],
  ['not sent, and delivered', { Status: 'Failed', ChannelStatus: 'Delivered' }, null],
  ['in a channel status that nobody has named', { Status: 'OK', ChannelStatus: 'Odd' }, null],
  ['in a status that nobody has named', { Status: 'Sent' }, null],
  ['without a status', {}, null],
  ['without a transaction', undefined, null],
] as const)('one that is %s', (_, transaction, is) => {
  expect(endOf(transaction)).toBe(is)
})
