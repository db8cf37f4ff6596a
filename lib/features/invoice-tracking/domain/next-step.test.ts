import { describe, expect, test } from 'vitest'
import { summarizeTransactionStatus } from '@/lib/features/invoice-search/domain/public'
import type { LaneCollectionInvoice, LaneReading, LedgerItem } from './lane-status'
import { type OtherLanes, resolvePosition } from './next-step'
import { transactionNextSteps } from './status-summary-table'

const today = '2026-03-12'
const item: LedgerItem = {
  status: 'OPEN',
  remainingAmount: 100,
  currency: 'NOK',
  dueDate: '2026-03-31',
  collectionLevel: 'NONE',
}
const overdue = { ...item, dueDate: '2026-03-11' }
const paid = { ...item, status: 'PAID', remainingAmount: 0 }
const collectionInvoice: LaneCollectionInvoice = {
  status: 'OPEN',
  remainingAmount: 100,
  currency: 'NOK',
  closedAt: null,
}

const none = { is: 'none', row: null } as const
const notKnown = { is: 'notKnown', row: null } as const
const reading = { is: 'reading', row: null } as const
type Word = 'none' | 'notKnown' | 'reading'
const toReading = <Row extends object>(row: Row | Word): LaneReading<Row> =>
  typeof row === 'string' ? { is: row, row: null } : { is: 'linked', row }
const toLanes = (
  ledger: LedgerItem | Word,
  collection: LaneCollectionInvoice | Word,
): OtherLanes => ({
  ledger: toReading(ledger),
  collection: toReading(collection),
  customer: null,
})

const delivered = { tone: 'ok', next: 'nothing' } as const
const failed = { tone: 'fail', next: 'mendCause' } as const
const waiting = { tone: 'wait', next: 'wait' } as const

describe('a delivered invoice', () => {
  test.each([
    ['neither area has it', 'none', 'none', 'nothing', 'unknown'],
    ['it is not due yet', item, 'none', 'awaitPayment', 'new'],
    ['it is due today', { ...item, dueDate: today }, 'none', 'awaitPayment', 'new'],
    [
      'it is due today, which is told as the instant at which that begins',
      { ...item, dueDate: '2026-03-11T23:00:00Z' },
      'none',
      'awaitPayment',
      'new',
    ],
    ['it was due yesterday', overdue, 'none', 'followUnpaid', 'wait'],
    [
      'it was due yesterday and reminders are stopped until today',
      { ...overdue, stopReminderUntil: `${today}T00:00:00` },
      'none',
      'awaitStop',
      'wait',
    ],
    [
      'its stop has ended',
      { ...overdue, stopDebtCollectionUntil: '2026-03-11' },
      'none',
      'followUnpaid',
      'wait',
    ],
    [
      'its due date cannot be read',
      { ...item, dueDate: '2026-02-30' },
      'none',
      'checkPayment',
      'unknown',
    ],
    ['its due date is not shown', { ...item, dueDate: null }, 'none', 'checkPayment', 'unknown'],
    ['it is paid', paid, 'none', 'settled', 'ok'],
    [
      'it is said to be paid and nothing more is shown',
      { status: ' paid ' },
      'none',
      'settled',
      'ok',
    ],
    [
      'it is said to be paid and something remains',
      { ...item, status: 'PAID' },
      'none',
      'checkPayment',
      'unknown',
    ],
    ['too much was paid', { ...item, remainingAmount: -1 }, 'none', 'settled', 'ok'],
    [
      'what remains is not shown',
      { ...item, remainingAmount: null },
      'none',
      'checkPayment',
      'unknown',
    ],
    [
      'the ledger says that it is in collection',
      { ...item, collectionLevel: 'collection' },
      'none',
      'followCollection',
      'wait',
    ],
    ['it is open in collection', 'none', collectionInvoice, 'followCollection', 'wait'],
    [
      'it is open in collection and paid in the ledger',
      paid,
      collectionInvoice,
      'settleCollection',
      'wait',
    ],
    [
      'it is paused in collection and paid in the ledger',
      paid,
      { ...collectionInvoice, status: 'PAUSED' },
      'settleCollection',
      'wait',
    ],
    [
      'it is paused in collection',
      overdue,
      { ...collectionInvoice, status: 'PAUSED' },
      'followPause',
      'wait',
    ],
    ['collection shows nothing of its state', 'none', {}, 'followCollection', 'wait'],
    [
      'nothing remains in collection',
      'none',
      { ...collectionInvoice, remainingAmount: 0 },
      'settled',
      'ok',
    ],
    [
      'nothing remains in collection and the ledger has an open amount',
      overdue,
      { ...collectionInvoice, remainingAmount: 0 },
      'checkPayment',
      'unknown',
    ],
    [
      'it was withdrawn and something is left',
      overdue,
      { ...collectionInvoice, status: 'WITHDRAWN', remainingAmount: 8647.34 },
      'decideRest',
      'wait',
    ],
    [
      'it was withdrawn, something is left and the ledger has nothing',
      'none',
      { ...collectionInvoice, status: 'withdrawn ' },
      'decideRest',
      'wait',
    ],
    [
      'it was withdrawn, something is left and it is paid in the ledger',
      paid,
      { ...collectionInvoice, status: 'WITHDRAWN' },
      'settled',
      'ok',
    ],
    [
      'it was withdrawn and nothing is left',
      'none',
      { ...collectionInvoice, status: 'WITHDRAWN', remainingAmount: 0 },
      'settled',
      'ok',
    ],
    [
      'it was withdrawn and nobody says what is left',
      'none',
      { status: 'WITHDRAWN' },
      'checkPayment',
      'unknown',
    ],
    [
      'collection has closed it with something left',
      overdue,
      { ...collectionInvoice, status: 'CLOSED' },
      'decideRest',
      'wait',
    ],
    [
      'collection has closed it, tells no status and something is left',
      'none',
      { remainingAmount: 5, closedAt: '2026-03-01' },
      'decideRest',
      'wait',
    ],
    ['collection has closed it', 'none', { status: 'CLOSED' }, 'checkPayment', 'unknown'],
  ] as const)('where %s', (_, ledger, collection, step, tone) => {
    const position = resolvePosition(delivered, toLanes(ledger, collection), today)
    expect(position.steps).toEqual([step])
    expect(position.tone).toBe(tone)
    expect(position.finding).toBeNull()
  })

  test('an area that is not known never leaves nothing to do', () => {
    const rows = ['none', 'notKnown', 'reading', item, overdue, paid] as const
    const collectionInvoices = [
      'none',
      'notKnown',
      'reading',
      collectionInvoice,
      { status: 'CLOSED' },
    ] as const
    for (const ledger of rows)
      for (const collection of [
        ...collectionInvoices,
        { ...collectionInvoice, remainingAmount: 0 },
      ])
        if ([ledger, collection].some((lane) => lane === 'notKnown' || lane === 'reading'))
          expect(resolvePosition(delivered, toLanes(ledger, collection), today).steps).not.toEqual(
            expect.arrayContaining([expect.stringMatching(/^(settled|nothing)$/)]),
          )
  })

  test.each([
    ['notKnown', 'notKnown', 'checkBoth'],
    ['notKnown', 'none', 'checkLedger'],
    ['none', 'notKnown', 'checkCollection'],
    [paid, 'notKnown', 'checkCollection'],
    [overdue, 'notKnown', 'checkCollection'],
    ['notKnown', { ...collectionInvoice, remainingAmount: 0 }, 'checkLedger'],
    ['reading', 'none', 'reading'],
    [paid, 'reading', 'reading'],
  ] as const)('where %j and %j are known: %s', (ledger, collection, step) =>
    expect(resolvePosition(delivered, toLanes(ledger, collection), today).steps).toEqual([step]),
  )
})

describe('an invoice that was not delivered', () => {
  test.each([
    ['neither area has it', 'none', 'none', [], null],
    ['it is not due', item, 'none', [], null],
    ['it is overdue', overdue, 'none', ['stopReminders'], null],
    ['it is overdue and stopped', { ...overdue, stopReminderUntil: today }, 'none', [], null],
    [
      'it is overdue and only its way to debt collection is stopped',
      { ...overdue, stopDebtCollectionUntil: today },
      'none',
      ['stopReminders'],
      null,
    ],
    [
      'it is overdue, and until when its reminders are stopped cannot be read',
      { ...overdue, stopReminderUntil: '2026-11-31' },
      'none',
      ['stopReminders'],
      null,
    ],
    [
      'it is in collection',
      overdue,
      collectionInvoice,
      ['pauseCollection'],
      'collectedUndelivered',
    ],
    [
      'it is paid in part there',
      'none',
      { ...collectionInvoice, paidAmount: 1 },
      ['pauseCollection'],
      'collectedUndelivered',
    ],
    ['its state there is not told', 'none', {}, ['pauseCollection'], 'collectedUndelivered'],
    [
      'it is paused there',
      overdue,
      { ...collectionInvoice, status: 'PAUSED' },
      [],
      'collectedUndelivered',
    ],
    [
      'the ledger says so, and collection could not be read',
      { ...overdue, collectionLevel: 'COLLECTION' },
      'notKnown',
      ['pauseCollection'],
      'collectedUndelivered',
    ],
    ['it is settled there', item, { ...collectionInvoice, remainingAmount: 0 }, [], null],
    ['it was withdrawn from there', item, { ...collectionInvoice, status: 'WITHDRAWN' }, [], null],
  ] as const)('where %s', (_, ledger, collection, first, finding) => {
    const position = resolvePosition(failed, toLanes(ledger, collection), today)
    expect(position.steps).toEqual([...first, 'mendCause', 'sendAgain'])
    expect(position.finding).toBe(finding)
    if (finding) expect(position.tone).toBe('fail')
  })
})

test.each([
  ['in the ledger', paid, 'none'],
  ['in the ledger, and collection was not read', paid, 'notKnown'],
  ['in collection', 'none', { ...collectionInvoice, remainingAmount: 0 }],
] as const)(
  'one that failed and is paid %s is sent again only where it is needed',
  (_, ledger, collection) =>
    expect(resolvePosition(failed, toLanes(ledger, collection), today).steps).toEqual([
      ...['mendCause', 'askWhetherNeeded', 'sendAgain'],
    ]),
)

test('a credit note that failed and is used up is needed as it was', () => {
  const transaction = summarizeTransactionStatus({ InvoiceType: 'Credit note' }, null)
  const credited = { ...failed, transaction }
  expect(resolvePosition(credited, toLanes(paid, 'none'), today).steps).toEqual([
    ...['mendCause', 'sendAgain'],
  ])
})

test('one that still waits and is in collection is a finding, and is followed there too', () => {
  const { finding, steps } = resolvePosition(waiting, toLanes('none', collectionInvoice), today)
  expect(finding).toBe('collectedUnconfirmed')
  expect(steps).toEqual(['wait', 'followCollection'])
})

test('the stop of a customer holds for the invoice, to the later of its two ends', () => {
  const lanes = { ...toLanes(overdue, 'none') }
  const stops = { stopReminderUntil: '2026-03-20', stopDebtCollectionUntil: '2026-04-01' }
  const { ledger, steps } = resolvePosition(delivered, { ...lanes, customer: stops }, today)
  expect(steps).toEqual(['awaitStop'])
  expect(ledger.stoppedUntil).toBe('2026-04-01')
})

test('a stop whose end cannot be read may run', () => {
  for (const stops of [{ stopReminderUntil: 'soon' }, { stopDebtCollectionUntil: '2026-11-31' }]) {
    const { ledger, steps } = resolvePosition(
      delivered,
      toLanes({ ...overdue, ...stops }, 'none'),
      today,
    )
    expect(steps).toEqual(['awaitStop'])
    expect(ledger).toMatchObject({ stoppedUntil: null, isStopUnreadable: true })
  }
  const blank = { ...overdue, stopReminderUntil: ' ', stopDebtCollectionUntil: '2026-03-11' }
  expect(resolvePosition(delivered, toLanes(blank, 'none'), today).steps).toEqual(['followUnpaid'])
})

test('amounts keep their digits and their own currency', () => {
  const lanes = toLanes(
    { ...item, remainingAmount: '9007199254740993.10' as never },
    { ...collectionInvoice, remainingAmount: 8647.34, currency: 'SEK' },
  )
  const { ledger, collection } = resolvePosition(delivered, lanes, today)
  expect(ledger.rest).toEqual({ amount: '9007199254740993.1', currency: 'NOK' })
  expect(collection.rest).toEqual({ amount: '8647.34', currency: 'SEK' })
})

test('what its delivery asks for goes first, whatever is owed', () => {
  for (const next of new Set(Object.values(transactionNextSteps)))
    if (next !== 'nothing')
      expect(
        resolvePosition({ tone: 'unknown', next }, toLanes(item, collectionInvoice), today)
          .steps[0],
      ).toBe(next)
})

test('what is read still is no verdict', () => {
  for (const lane of [none, notKnown, reading])
    expect(
      resolvePosition(delivered, { ledger: lane, collection: lane, customer: null }, today).tone,
    ).toBe('unknown')
})
