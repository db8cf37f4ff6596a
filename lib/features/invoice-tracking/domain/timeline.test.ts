import { describe, expect, test } from 'vitest'
import { buildTimeline, type StoryRead } from './timeline'

const now = { instant: Date.parse('2026-03-12T12:00:00Z'), today: '2026-03-12' }

describe('one invoice', () => {
  const transaction = {
    TransactionRid: 880001,
    LogTime: '2026-03-12T08:03:40',
    ChannelStatus: 'Sent',
    ChannelUpdateTime: '2026-03-12T08:04:00',
  }
  const dates = { InvoiceDate: '2026-03-12', DueDate: '2026-03-26' }
  const status: StoryRead = {
    operation: 'postInvoiceStatus',
    value: {
      ReceiptId: 'b0c6d3ae-1',
      Received: '2026-03-12T08:01:12',
      Status: 3,
      Transaction: { ...transaction, ...dates },
    },
  }
  const rejected = {
    ...transaction,
    ...dates,
    ChannelStatus: 'Rejected',
    ChannelUpdateTime: '2026-03-12T09:00:00',
  }
  const reads: StoryRead[] = [
    status,
    { operation: 'searchInvoiceSummary', value: rejected },
    {
      operation: 'getArItem',
      value: {
        arItemId: 7,
        documentDate: '2026-03-12',
        dueDate: '2026-03-27',
        stopReminderUntil: '2026-03-12',
      },
    },
    {
      operation: 'listJournal',
      value: {
        idempotencyKey: 'w1',
        area: 'collection',
        operation: 'pauseInvoice',
        sentAt: '2026-03-12T11:59:59.000Z',
        look: null,
      },
    },
    {
      operation: 'getCollectionInvoice',
      value: {
        id: 'c1',
        createdAt: '2026-03-11T03:00:00.000Z',
        dueDate: '2026-03-25T00:00:00Z',
        status: 'OPEN',
      },
    },
  ]

  test('tells its story with every event in its own kind of time', () => {
    expect(
      buildTimeline(reads, now).events.map(({ lane, kind, at: text, precision, phase }) =>
        [lane, kind, text, precision, phase].join(' '),
      ),
    ).toEqual([
      'collection handedOver 2026-03-11T03:00:00.000Z instant past',
      'ledger invoiceDate 2026-03-12 day now',
      'ledger reminderStopEnds 2026-03-12 day now',
      'distribution received 2026-03-12T08:01:12 local past',
      'distribution logged 2026-03-12T08:03:40 local past',
      'distribution channelUpdated 2026-03-12T08:04:00 local past',
      'distribution channelUpdated 2026-03-12T09:00:00 local past',
      'collection written 2026-03-12T11:59:59.000Z instant past',
      'collection collectionInvoiceDue 2026-03-25 day future',
      'ledger dueDate 2026-03-26 day future',
      'ledger dueDate 2026-03-27 day future',
    ])
  })

  test('has no time that cannot be read', () =>
    expect(buildTimeline(reads, now).unreadable).toEqual([]))

  test('names the source of an event first by the status, then by what else tells the same', () => {
    const invoiceDate = buildTimeline(reads, now).events.find(({ kind }) => kind === 'invoiceDate')!
    expect(invoiceDate.source).toEqual({
      operation: 'postInvoiceStatus',
      field: 'Transaction.InvoiceDate',
    })
    expect(invoiceDate.alsoIn.map(({ source }) => `${source.operation} ${source.field}`)).toEqual([
      'searchInvoiceSummary InvoiceDate',
      'getArItem documentDate',
    ])
  })

  test('opens an event to the fields beside it, as they came', () => {
    const refused = buildTimeline(reads, now).events.find(
      ({ raw }) => raw.ChannelStatus === 'Rejected',
    )!
    expect(refused.raw).toEqual({
      ChannelUpdateTime: '2026-03-12T09:00:00',
      ChannelStatus: 'Rejected',
    })
  })

  test('of which nothing was read has an empty timeline', () => {
    expect(
      buildTimeline(
        [
          { operation: 'getReceipt', value: null },
          { operation: 'getCustomer', value: undefined },
        ],
        now,
      ),
    ).toEqual({ events: [], unreadable: [] })
  })
})

describe('an event', () => {
  const history = (loggedAt: unknown, more: object = {}): StoryRead => ({
    operation: 'listInvoiceHistory',
    value: { loggedAt, ...more },
  })
  const row = (value: object): StoryRead => ({ operation: 'searchInvoiceSummary', value })
  const told = (...reads: StoryRead[]) =>
    buildTimeline(reads, now).events.map(({ lane, kind, at }) => `${lane} ${kind} ${at}`)
  const idsOf = (...reads: StoryRead[]) => buildTimeline(reads, now).events.map(({ id }) => id)

  test.each([
    ['2026-03-12T11:59:59.999Z', 'past'],
    ['2026-03-12T12:00:00.000Z', 'now'],
    ['2026-03-12T12:00:00.001Z', 'future'],
    ['2026-03-12T13:00:00+01:00', 'now'],
    ['2026-03-12T11:59:59', 'past'],
    ['2026-03-11', 'past'],
    ['2026-03-12', 'now'],
    ['2026-03-13', 'future'],
  ])('at %s is %s', (at, phase) =>
    expect(buildTimeline([history(at)], now).events[0]).toMatchObject({ at, phase }),
  )

  test('that has no time is named as one that cannot be read, and one that is not told is none', () => {
    const reads = [
      history('soon', { historyId: 'h1' }),
      history(null),
      history(''),
      history(undefined),
      history(7),
    ]
    expect(buildTimeline(reads, now)).toEqual({
      events: [],
      unreadable: [
        { source: { operation: 'listInvoiceHistory', field: 'loggedAt' }, raw: { loggedAt: 7 } },
        {
          source: { operation: 'listInvoiceHistory', field: 'loggedAt' },
          raw: { loggedAt: 'soon', historyId: 'h1' },
        },
      ],
    })
  })

  test('shows a field beside it that holds null, and none that is absent', () =>
    expect(
      buildTimeline([history('2026-03-12T10:00:00Z', { historyId: 'h1', subject: null })], now)
        .events[0]!.raw,
    ).toStrictEqual({
      loggedAt: '2026-03-12T10:00:00Z',
      historyId: 'h1',
      subject: null,
    }))

  test('stands in the lane of the area that a write went to', () => {
    const entry = (area: string | undefined): StoryRead => ({
      operation: 'listJournal',
      value: { idempotencyKey: 'w', area, sentAt: '2026-03-12T10:00:00Z' },
    })
    expect([
      told(entry('collection')),
      told(entry('receivables')),
      told(entry('distribution')),
      told(entry(undefined)),
    ]).toEqual([
      ['collection written 2026-03-12T10:00:00Z'],
      ...Array(3).fill(['ledger written 2026-03-12T10:00:00Z']),
    ])
    expect(
      told({
        operation: 'getCollectionInvoice',
        value: { id: 'c', area: 'collection', createdAt: '2026-03-12T10:00:00Z' },
      }),
    ).toEqual(['collection handedOver 2026-03-12T10:00:00Z'])
  })

  test('of a thing that has an identifier is one, however often and wherever it is told', () => {
    const time = { LogTime: '2026-03-12T08:00:00', Status: 'OK' }
    const twice = buildTimeline(
      [row({ TransactionRid: 1, ...time }), row({ TransactionRid: 1, ...time })],
      now,
    ).events
    expect(twice).toHaveLength(1)
    expect(twice[0]!.alsoIn).toEqual([])
    const elsewhere = buildTimeline(
      [
        { operation: 'listInvoicesByNumber', value: { TransactionRid: 1, ...time } },
        row({ TransactionRid: 1, ...time, Status: 'Failed' }),
      ],
      now,
    ).events
    expect(elsewhere).toMatchObject([
      {
        source: { operation: 'searchInvoiceSummary' },
        raw: { Status: 'Failed' },
        alsoIn: [{ source: { operation: 'listInvoicesByNumber' }, raw: { Status: 'OK' } }],
      },
    ])
  })

  test('of another thing is another, at the same time and in the same words', () =>
    expect(
      told(
        row({ TransactionRid: 1, LogTime: '2026-03-12T08:00:00' }),
        row({ TransactionRid: 2, LogTime: '2026-03-12T08:00:00' }),
      ),
    ).toHaveLength(2))

  test('of the invoice itself is one, whichever thing tells it', () =>
    expect(
      told(
        row({ TransactionRid: 1, DueDate: '2026-03-26' }),
        row({ TransactionRid: 2, DueDate: '2026-03-26' }),
        row({ DueDate: '2026-03-27' }),
      ),
    ).toEqual(['ledger dueDate 2026-03-26', 'ledger dueDate 2026-03-27']))

  test('that tells another state of its channel is another, at the same time', () => {
    const updated = (ChannelStatus: string | null) =>
      row({ TransactionRid: 1, ChannelUpdateTime: '2026-03-12T08:00:00', ChannelStatus })
    expect(told(updated('Sent'), updated('Rejected'), updated(null), updated('Sent'))).toHaveLength(
      3,
    )
  })

  test('of a thing without an identifier is its own each time it is told, in an order of its own', () => {
    const call = history('2026-03-12T10:00:00Z', { message: 'Called' })
    const letter = history('2026-03-12T10:00:00Z', { message: 'Wrote' })
    const ids = idsOf(call, letter, call)
    expect(new Set(ids).size).toBe(3)
    expect(ids.filter((id) => id.endsWith('#1'))).toHaveLength(2)
    expect(ids.filter((id) => id.endsWith('#2'))).toHaveLength(1)
    expect(idsOf(call, letter)).toEqual(idsOf(letter, call))
  })

  test('of a thing without an identifier keeps its name and its source when another operation tells of one in the same words', () => {
    const value = { LogTime: '2026-03-12T08:00:00' }
    const [before] = buildTimeline([{ operation: 'listInvoicesByNumber', value }], now).events
    const { events } = buildTimeline(
      [{ operation: 'listInvoicesByNumber', value }, row(value)],
      now,
    )
    expect(events).toHaveLength(2)
    expect(events.find(({ id }) => id === before!.id)?.source.operation).toBe(
      'listInvoicesByNumber',
    )
  })

  test('is named by the first identifier that is told', () => {
    const receipt = (more: object): StoryRead => ({
      operation: 'getReceipt',
      value: { ReceivedTime: '2026-03-12T10:00:00', ...more },
    })
    const [byReceipt] = idsOf(receipt({ ReceiptId: 'r1', TransactionRid: 7 }))
    expect(idsOf(receipt({ ReceiptId: 'r1', TransactionRid: 8 }))).toEqual([byReceipt])
    const [byTransaction] = idsOf(receipt({ ReceiptId: '', TransactionRid: 7 }))
    expect(idsOf(receipt({ ReceiptId: null, TransactionRid: 7 }))).toEqual([byTransaction])
    expect(idsOf(receipt({ TransactionRid: 0 }))[0]).toContain('"0"')
    expect(byTransaction).not.toBe(byReceipt)
    expect(byTransaction).not.toContain('#')
  })

  test('has no field of what is no object', () => {
    const status = (Transaction: unknown): StoryRead => ({
      operation: 'postInvoiceStatus',
      value: { Transaction },
    })
    for (const Transaction of ['2026-03-12', null, 7, []])
      expect(buildTimeline([status(Transaction)], now)).toEqual({ events: [], unreadable: [] })
    expect(
      told({
        operation: 'listInvoiceHistory',
        value: Object.create({ loggedAt: '2026-03-12T10:00:00Z' }),
      }),
    ).toEqual([])
  })

  test('stands before another of the same time by its kind of time, then its lane, then its kind, then as it is written', () => {
    const item: StoryRead = {
      operation: 'getArItem',
      value: { arItemId: 7, documentDate: '2026-03-12', dueDate: '2026-03-12' },
    }
    const collectionInvoice: StoryRead = {
      operation: 'getCollectionInvoice',
      value: { id: 'c', createdAt: '2026-03-12T00:00:00Z', dueDate: '2026-03-12' },
    }
    const distributed = row({
      TransactionRid: 1,
      LogTime: '2026-03-12T00:00:00',
      DeliveryTime: '2026-03-12T00:00:00',
    })
    const journal: StoryRead = {
      operation: 'listJournal',
      value: { idempotencyKey: 'w', sentAt: '2026-03-12T01:00:00+01:00' },
    }
    const order = [
      'ledger invoiceDate 2026-03-12',
      'ledger dueDate 2026-03-12',
      'collection collectionInvoiceDue 2026-03-12',
      'distribution logged 2026-03-12T00:00:00',
      'distribution delivered 2026-03-12T00:00:00',
      'ledger written 2026-03-12T01:00:00+01:00',
      'collection handedOver 2026-03-12T00:00:00Z',
    ]
    expect(told(collectionInvoice, distributed, item, journal)).toEqual(order)
    expect(told(journal, item, distributed, collectionInvoice)).toEqual(order)
    const [early, late] = [
      history('2026-03-12T10:00:00Z', { historyId: 'b' }),
      history('2026-03-12T11:00:00+01:00', { historyId: 'a' }),
    ]
    expect(told(late, early)).toEqual([
      'collection entered 2026-03-12T10:00:00Z',
      'collection entered 2026-03-12T11:00:00+01:00',
    ])
    const same = [
      history('2026-03-12T10:00:00Z', { historyId: 'b' }),
      history('2026-03-12T10:00:00Z', { historyId: 'a' }),
    ]
    expect(idsOf(...same)).toEqual([...idsOf(...same)].sort())
  })
})
