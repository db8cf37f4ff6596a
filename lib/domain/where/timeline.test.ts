import { describe, expect, test } from 'vitest'
import { type StoryRead, timelineOf } from './timeline'

const now = { instant: Date.parse('2026-03-12T12:00:00Z'), today: '2026-03-12' }

describe('one invoice', () => {
  const transaction = { TransactionRid: 880001, LogTime: '2026-03-12T08:03:40', ChannelStatus: 'Sent', ChannelUpdateTime: '2026-03-12T08:04:00' }
  const dates = { InvoiceDate: '2026-03-12', DueDate: '2026-03-26' }
  const status: StoryRead = {
    operation: 'postInvoiceStatus',
    value: { ReceiptId: 'b0c6d3ae-1', Received: '2026-03-12T08:01:12', Status: 3, Transaction: { ...transaction, ...dates } },
  }
  const rejected = { ...transaction, ...dates, ChannelStatus: 'Rejected', ChannelUpdateTime: '2026-03-12T09:00:00' }
  const reads: StoryRead[] = [
    status,
    { operation: 'searchInvoiceSummary', value: rejected },
    { operation: 'getArItem', value: { arItemId: 7, documentDate: '2026-03-12', dueDate: '2026-03-27', stopReminderUntil: '2026-03-12' } },
    {
      operation: 'listJournal',
      value: { intentId: 'w1', area: 'collection', operation: 'pauseInvoice', sentAt: '2026-03-12T11:59:59.000Z', look: null },
    },
    {
      operation: 'getCollectionInvoice',
      value: { id: 'c1', createdAt: '2026-03-11T03:00:00.000Z', dueDate: '2026-03-25T00:00:00Z', status: 'OPEN' },
    },
  ]

  test('tells its story with every event in its own kind of time', () => {
    expect(timelineOf(reads, now).events.map(({ lane, kind, at: text, precision, tense }) => [lane, kind, text, precision, tense].join(' '))).toEqual(
      [
        'collection handedOver 2026-03-11T03:00:00.000Z instant past',
        'ledger invoiceDate 2026-03-12 day now',
        'ledger reminderStopEnds 2026-03-12 day now',
        'distribution received 2026-03-12T08:01:12 local past',
        'distribution logged 2026-03-12T08:03:40 local past',
        'distribution channelUpdated 2026-03-12T08:04:00 local past',
        'distribution channelUpdated 2026-03-12T09:00:00 local past',
        'collection written 2026-03-12T11:59:59.000Z instant past',
        'collection claimDue 2026-03-25 day future',
        'ledger dueDate 2026-03-26 day future',
        'ledger dueDate 2026-03-27 day future',
      ],
    )
  })

  test('names the source of an event first by the status, then by what else tells the same', () => {
    const invoiceDate = timelineOf(reads, now).events.find(({ kind }) => kind === 'invoiceDate')!
    expect(invoiceDate.source).toEqual({ operation: 'postInvoiceStatus', field: 'Transaction.InvoiceDate' })
    expect(invoiceDate.alsoIn.map(({ source }) => `${source.operation} ${source.field}`)).toEqual([
      'searchInvoiceSummary InvoiceDate',
      'getArItem documentDate',
    ])
  })

  test('opens an event to the fields beside it, as they came', () => {
    const refused = timelineOf(reads, now).events.find(({ raw }) => raw.ChannelStatus === 'Rejected')!
    expect(refused.raw).toEqual({ ChannelUpdateTime: '2026-03-12T09:00:00', ChannelStatus: 'Rejected' })
  })

  test('of which nothing was read has an empty timeline', () => {
    expect(
      timelineOf(
        [
          { operation: 'getReceipt', value: null },
          { operation: 'getCustomer', value: undefined },
        ],
        now,
      ),
    ).toEqual({ events: [], unreadable: [] })
  })
})
