export type Lane = 'distribution' | 'ledger' | 'collection'

/** What happened, in the order in which events of the same time stand. */
export const eventKinds = [
  ...([
    'invoiceDate',
    'received',
    'logged',
    'channelUpdated',
    'delivered',
    'receiptReceived',
  ] as const),
  ...([
    'dueDate',
    'reminded',
    'written',
    'lookedAgain',
    'reminderStopEnds',
    'debtCollectionStopEnds',
    'interestStopEnds',
  ] as const),
  ...([
    'handedOver',
    'collectionInvoiceDate',
    'collectionInvoiceDue',
    'entered',
    'corrected',
    'paid',
    'paymentEntered',
    'pauseEnds',
    'closed',
  ] as const),
] as const
export type EventKind = (typeof eventKinds)[number]

/** A dated field of an answer, by its path in it. */
export type TimelineField = {
  lane: Lane
  kind: EventKind
  /** The field holds a calendar date, which the area may write as a midnight. */
  means?: 'day'
  /**
   * What tells the thing that the event is of: the first of these fields that has a value. None: it
   * is of the invoice itself, whichever area says so.
   */
  of: string[]
  /** Fields whose values make two events of one time. */
  differsBy?: string[]
  /** Fields that stand beside it and explain it. */
  beside: string[]
}

export type TimelineSource = keyof typeof timelineFields

const invoiceDate: TimelineField = {
  lane: 'ledger',
  kind: 'invoiceDate',
  means: 'day',
  of: [],
  beside: [],
}
const dueDate: TimelineField = { ...invoiceDate, kind: 'dueDate' }
const makeStopEndField = (kind: EventKind, memo: string, of: string[]): TimelineField => ({
  lane: 'ledger',
  kind,
  means: 'day',
  of,
  beside: [memo],
})

const makeStopFields = (...of: string[]): Record<string, TimelineField> => ({
  stopReminderUntil: makeStopEndField('reminderStopEnds', 'stopReminderMemo', of),
  stopDebtCollectionUntil: makeStopEndField('debtCollectionStopEnds', 'stopDebtCollectionMemo', of),
  stopInterestCalcUntil: makeStopEndField('interestStopEnds', 'stopInterestCalcMemo', of),
})

/** Of a transaction as it stands in an answer behind `before`. */
const makeTransactionFields = (before: string): Record<string, TimelineField> => {
  const toPaths = (...fields: string[]) => fields.map((field) => `${before}${field}`)
  const of = toPaths('TransactionRid')
  return {
    [`${before}LogTime`]: {
      lane: 'distribution',
      kind: 'logged',
      of,
      beside: toPaths('Status', 'LogText'),
    },
    [`${before}ChannelUpdateTime`]: {
      ...{ lane: 'distribution', kind: 'channelUpdated', of },
      differsBy: toPaths('ChannelStatus'),
      beside: toPaths('ChannelStatus', 'RequestedChannel', 'ActualChannel'),
    },
    [`${before}DeliveryTime`]: {
      lane: 'distribution',
      kind: 'delivered',
      of,
      beside: toPaths('Status', 'ChannelStatus', 'ActualChannel'),
    },
    [`${before}InvoiceDate`]: { ...invoiceDate, beside: of },
    [`${before}DueDate`]: { ...dueDate, beside: of },
  }
}

const makeJournalFields = (lane: Lane): Record<string, TimelineField> => ({
  sentAt: {
    lane,
    kind: 'written',
    of: ['idempotencyKey'],
    beside: ['idempotencyKey', 'operation', 'person', 'state', 'endedAt'],
  },
  'look.at': {
    lane,
    kind: 'lookedAgain',
    of: ['idempotencyKey'],
    beside: ['idempotencyKey', 'operation', 'look.person', 'look.found'],
  },
  'record.at': {
    lane,
    kind: 'lookedAgain',
    of: ['idempotencyKey'],
    beside: ['idempotencyKey', 'operation', 'record.person', 'record.found'],
  },
})

/**
 * Every field of an answer that puts an event on the timeline of an invoice (interface.md 2.3, 2.7;
 * those of receivable items, receipts, views, history and payments are assumed). Deadlines and ends
 * of the desk's own writes are no events of an invoice and stand beside them.
 */
export const timelineFields = {
  status: {
    Received: {
      lane: 'distribution',
      kind: 'received',
      of: ['ReceiptId'],
      beside: ['ReceiptId', 'Status'],
    },
    ...makeTransactionFields('Transaction.'),
  },
  row: makeTransactionFields(''),
  view: {
    InvoiceDate: { ...invoiceDate, beside: ['TransactionRid'] },
    DueDate: { ...dueDate, beside: ['TransactionRid'] },
  },
  receipt: {
    ReceivedTime: {
      lane: 'distribution',
      kind: 'receiptReceived',
      of: ['ReceiptId', 'TransactionRid'],
      beside: ['ReceiptId', 'Channel', 'Status', 'Text'],
    },
  },
  item: {
    documentDate: { ...invoiceDate, beside: ['arItemId'] },
    dueDate: { ...dueDate, beside: ['arItemId'] },
    lastReminderDate: {
      lane: 'ledger',
      kind: 'reminded',
      means: 'day',
      of: ['arItemId', 'documentUuid'],
      beside: ['reminderCount'],
    },
    ...makeStopFields('arItemId', 'documentUuid'),
  },
  customer: makeStopFields('customerNo'),
  journal: makeJournalFields('ledger'),
  journalOfCollection: makeJournalFields('collection'),
  collectionInvoice: {
    createdAt: {
      lane: 'collection',
      kind: 'handedOver',
      of: ['id'],
      beside: ['id', 'type', 'status', 'collectionCaseNumber'],
    },
    invoiceDate: {
      lane: 'collection',
      kind: 'collectionInvoiceDate',
      means: 'day',
      of: ['id'],
      beside: ['id'],
    },
    dueDate: {
      lane: 'collection',
      kind: 'collectionInvoiceDue',
      means: 'day',
      of: ['id'],
      beside: ['id', 'remainingAmount', 'currency'],
    },
    pausedUntil: {
      lane: 'collection',
      kind: 'pauseEnds',
      means: 'day',
      of: ['id'],
      beside: ['id', 'pauseReason'],
    },
    closedAt: {
      lane: 'collection',
      kind: 'closed',
      of: ['id'],
      beside: ['id', 'status', 'remainingAmount', 'currency'],
    },
  },
  history: {
    loggedAt: {
      ...{ lane: 'collection', kind: 'entered', of: ['historyId'] },
      beside: ['historyId', 'type', 'subject', 'message', 'amount', 'currency', 'createdBy'],
    },
  },
  payment: {
    paymentDate: {
      lane: 'collection',
      kind: 'paid',
      means: 'day',
      of: ['paymentId'],
      beside: ['paymentId', 'type', 'amount', 'currency', 'description'],
    },
    registeredAt: {
      lane: 'collection',
      kind: 'paymentEntered',
      of: ['paymentId'],
      beside: ['paymentId', 'type', 'amount', 'currency'],
    },
  },
  correction: {
    correctionDate: {
      ...{ lane: 'collection', kind: 'corrected', means: 'day', of: ['uniqueSourceCorrectionId'] },
      beside: ['uniqueSourceCorrectionId', 'amount', 'currency', 'description'],
    },
  },
} satisfies Record<string, Record<string, TimelineField>>

/**
 * Which source an operation answers with, or sends. Where two tell the same, the one that stands
 * first is named.
 */
export const operationSources = {
  getInvoiceStatus: 'status',
  postInvoiceStatus: 'status',
  postInvoicePstatus: 'status',
  getInvoiceView: 'view',
  searchInvoiceSummary: 'row',
  listInvoicesByNumber: 'row',
  listInvoicesByFilename: 'row',
  getReceipt: 'receipt',
  getArItem: 'item',
  listArItems: 'item',
  getCustomer: 'customer',
  listCustomers: 'customer',
  getJournalEntry: 'journal',
  listJournal: 'journal',
  getCollectionInvoice: 'collectionInvoice',
  listCollectionInvoices: 'collectionInvoice',
  listInvoiceHistory: 'history',
  listInvoicePayments: 'payment',
  createCorrections: 'correction',
} as const satisfies Record<string, TimelineSource>

export type StoryOperation = keyof typeof operationSources
