import { describe, expect, test } from 'vitest'
import { en } from '@/lib/composition/messages/en'
import { knownCauses } from '@/lib/features/delivery-failures/messages/known-causes'
import {
  type StatusRow,
  summarizeTransactionStatus,
} from '@/lib/features/invoice-search/domain/transaction-status'
import {
  describeInvoiceStatus,
  describeNextStep,
} from '@/lib/features/invoice-tracking/messages/describe-invoice-status'
import { t } from '@/tests/support/english'
import { type InvoiceStatusSummary, summarizeInvoiceStatus } from './invoice-status-summary'
import { type KnownStatus, requestLevels, toKnownStatus, transactionLevels } from './status-levels'
import { statusSummaryTable, transactionNextSteps } from './status-summary-table'

const told = (known: KnownStatus) => summarizeInvoiceStatus(known, knownCauses.causeOf)
const answered = (Status: number | null | undefined, Transaction?: object | null) =>
  told(toKnownStatus({ Status, Transaction: Transaction as never }))
const words = (sentence: InvoiceStatusSummary) =>
  describeInvoiceStatus(t, sentence, knownCauses).words

const requests: (readonly [number | null | undefined, string])[] = [
  ...([1, 2, 3] as const).map(
    (Status) => [Status, { 1: 'new', 2: 'queued', 3: 'completed' }[Status]] as const,
  ),
  ...[0, 4, -1, 2.5, 1e21].map((Status) => [Status, 'odd'] as const),
  ...[null, undefined].map((Status) => [Status, 'none'] as const),
]
const statuses: (readonly [string | null | undefined, string])[] = [
  ...['OK', 'ok '].map((Status) => [Status, 'ok'] as const),
  ...[' Pending', 'FAILED', 'Handled'].map(
    (Status) => [Status, Status.trim().toLowerCase()] as const,
  ),
  ...['Completed', 'Held', '3', 'toString'].map((Status) => [Status, 'odd'] as const),
  ...[null, undefined, '', '  '].map((Status) => [Status, 'none'] as const),
]
const noTransaction = [undefined, null, {}, { Status: null, LogTime: null }, { Status: '' }]
const channels = [
  null,
  undefined,
  'Sent',
  'Delivered',
  'ReceiptReceived',
  'WaitingForReceipt',
  'Queued',
  'Rejected',
  'NotFound',
  'Expired',
  'Parked',
]
const logTexts = [undefined, null, 'Mailbox full', 'Something odd']

type Case = {
  sentence: InvoiceStatusSummary
  request: string
  transaction: string
  row: StatusRow | null
  known: KnownStatus
}

const everyCase = (): Case[] =>
  [...requests, 'notAsked' as const].flatMap((request) => {
    const [Status, requestLevel] = request === 'notAsked' ? [null, 'notAsked'] : request
    const asked = request === 'notAsked' ? null : { Status }
    const ofRow = (row: StatusRow, transaction: string) => {
      const known = { request: asked, transactions: [row] }
      return { sentence: told(known), request: requestLevel, transaction, row, known }
    }
    const without = noTransaction.map((Transaction) => {
      const known =
        asked === null
          ? { request: null, transactions: [] }
          : toKnownStatus({ ...asked, Transaction })
      return {
        sentence: told(known),
        request: requestLevel,
        transaction: 'missing',
        row: null,
        known,
      }
    })
    const rows = statuses.flatMap(([rowStatus, transaction]) =>
      channels.flatMap((ChannelStatus) =>
        logTexts.map((LogText) =>
          ofRow({ Status: rowStatus, ChannelStatus, LogText, InvoiceType: 'Invoice' }, transaction),
        ),
      ),
    )
    return [...without, ...rows]
  })

describe('every pair of the two levels, with every channel status and reason', () => {
  test('is read as what it is, and none is left out', () => {
    for (const { sentence, request, transaction } of everyCase())
      expect(sentence.madeOf.rule).toMatchObject({ request, transaction })
    const pairs = new Set(
      everyCase().map(({ request, transaction }) => `${request} ${transaction}`),
    )
    expect(pairs.size).toBe(requestLevels.length * transactionLevels.length)
  })

  test('has a sentence, a colour and a next step in words', () => {
    for (const { sentence, known } of everyCase()) {
      const { words } = describeInvoiceStatus(t, sentence, knownCauses)
      const next = describeNextStep(t, sentence.next, sentence)
      expect(words, JSON.stringify(known)).toMatch(/^\S.*\S$/)
      expect(next).toMatch(/^[A-Z].+\.$/)
      expect(`${words} ${next}`).not.toMatch(/undefined|null|\{|where\./)
    }
  })

  test('is green only with an OK of the transaction, from a request that is completed or was not asked for, and never when it is flagged', () => {
    const green = everyCase().filter(({ sentence }) => sentence.tone === 'ok')
    for (const { request, transaction, sentence, row } of green) {
      expect(transaction).toBe('ok')
      expect(['completed', 'notAsked']).toContain(request)
      expect(sentence.isUnseen).toBe(false)
      expect(summarizeTransactionStatus(row!, knownCauses.causeOf).tone).toBe('ok')
    }
    expect(new Set(green.map(({ request }) => request))).toEqual(new Set(['completed', 'notAsked']))
  })

  test('is red exactly where the transaction says Failed and nothing contradicts it', () => {
    for (const { sentence, request, transaction, row } of everyCase()) {
      const isFailed =
        transaction === 'failed' &&
        !['new', 'queued'].includes(request) &&
        summarizeTransactionStatus(row!, null).key !== 'contradiction'
      expect(sentence.tone === 'fail').toBe(isFailed)
    }
  })

  test('is flagged wherever a level is undocumented or not told, or two contradict each other', () => {
    for (const { sentence, request, transaction, row } of everyCase()) {
      const { channel } = sentence.madeOf.rule
      const isOdd =
        request === 'odd' ||
        request === 'none' ||
        transaction === 'odd' ||
        transaction === 'none' ||
        channel === 'odd'
      const isEarly =
        ['new', 'queued'].includes(request) && !['missing', 'pending'].includes(transaction)
      const isAlone = request === 'completed' && transaction === 'missing'
      const isTooEarly = request === 'new' && transaction === 'pending'
      const isAgainst =
        row !== null && summarizeTransactionStatus(row, null).key === 'contradiction'
      expect(sentence.isUnseen, JSON.stringify(sentence.madeOf)).toBe(
        isOdd || isEarly || isAlone || isTooEarly || isAgainst,
      )
    }
  })

  test('carries every value as it came', () => {
    for (const { sentence, known } of everyCase()) {
      const values = Object.fromEntries(
        sentence.madeOf.fields.map(({ field, raw }) => [field, raw]),
      )
      const [row] = known.transactions
      const before = known.request ? 'Transaction.' : ''
      if (known.request) expect(values.Status).toBe(known.request.Status)
      if (row)
        for (const field of ['Status', 'ChannelStatus', 'LogText'] as const)
          expect(values[`${before}${field}`]).toBe(row[field])
    }
  })
})

test('“Completed” alone is no good news', () => {
  for (const Transaction of noTransaction) {
    expect(answered(3, Transaction)).toMatchObject({
      key: 'completedAlone',
      tone: 'unknown',
      isUnseen: true,
      next: 'readAgain',
    })
  }
})

test.each([
  [1, undefined, 'Accepted, not in the queue yet', 'wait'],
  [2, null, 'In the queue, not sent yet', 'wait'],
  [2, { Status: 'Pending', ChannelStatus: 'Queued' }, 'In the queue, queued for delivery', 'wait'],
  [
    3,
    { Status: 'Pending', ChannelStatus: 'WaitingForReceipt' },
    'Sent, awaiting delivery receipt',
    'wait',
  ],
  [3, { Status: 'OK', ChannelStatus: 'ReceiptReceived' }, 'Sent, receipt received', 'nothing'],
  [
    3,
    { Status: 'OK', ChannelStatus: 'Sent', RequestedChannel: 'Peppol', ActualChannel: 'Print' },
    'Sent by another channel',
    'nothing',
  ],
  [3, { Status: 'OK' }, 'Sent or stored, no channel status', 'askForReceipt'],
  [3, { Status: 'Failed', LogText: 'Mailbox full' }, 'Not delivered: mailbox full', 'mendCause'],
  [
    3,
    { Status: 'Failed', LogText: 'Something odd' },
    'Not delivered, unrecognised error',
    'readReason',
  ],
  [3, { Status: 'Failed' }, 'Not delivered, no reason given', 'askForReason'],
  [3, { Status: 'Handled' }, 'Handled by support', 'askWhatSupportDid'],
  [3, { Status: 'Held' }, 'Unrecognised status “Held”', 'askAboutValues'],
  [
    3,
    { Status: 'OK', ChannelStatus: 'Rejected' },
    'Conflicting status “OK”, channel status “Rejected”',
    'askAboutValues',
  ],
  [3, { LogTime: '2026-03-12T13:52:08' }, 'No status', 'askAboutValues'],
  [
    1,
    { Status: 'OK', ChannelStatus: 'Sent' },
    'Request status “1” means not processed yet, but sent',
    'askAboutValues',
  ],
  [
    2,
    { Status: 'Failed' },
    'Request status “2” means not processed yet, but not delivered, no reason given',
    'askAboutValues',
  ],
  [
    7,
    { Status: 'Failed' },
    'Unknown request status “7”, not delivered, no reason given',
    'askForReason',
  ],
  [
    7,
    { Status: 'OK', ChannelStatus: 'Sent' },
    'Unknown request status “7”, sent',
    'askAboutValues',
  ],
  [7, undefined, 'Unknown request status “7”, no transaction', 'askAboutValues'],
  [null, { Status: 'Pending' }, 'No request status, awaiting delivery receipt or response', 'wait'],
  [undefined, undefined, 'No status', 'readAgain'],
] as const)(
  'a request with status %s and the transaction %j reads: %s',
  (Status, Transaction, sentence, next) => {
    expect(words(answered(Status, Transaction))).toBe(sentence)
    expect(answered(Status, Transaction).next).toBe(next)
  },
)

test('a failure names the customer’s field that mends it, where one does', () => {
  expect(answered(3, { Status: 'Failed', LogText: 'Mailbox does not exist' }).fieldToMend).toBe(
    'emailAddressDocument',
  )
  expect(answered(3, { Status: 'OK', LogText: 'Mailbox does not exist' }).fieldToMend).toBeNull()
})

test('a field is named to mend only where mending the cause is the next step', () => {
  for (const { sentence } of everyCase())
    if (sentence.next !== 'mendCause') expect(sentence.fieldToMend).toBeNull()
  expect(answered(2, { Status: 'Failed', LogText: 'Mailbox does not exist' })).toMatchObject({
    next: 'askAboutValues',
    fieldToMend: null,
  })
  expect(answered(7, { Status: 'Failed', LogText: 'Mailbox does not exist' })).toMatchObject({
    next: 'mendCause',
    fieldToMend: 'emailAddressDocument',
  })
})

test('how many transactions there are is told, and the request’s status as it came', () => {
  expect(answered(7, undefined).params).toEqual({ request: '7', count: 0 })
  expect(answered(0, { Status: 'OK' }).params).toEqual({ request: '0', count: 1 })
  expect([
    answered(null, { Status: 'OK' }).params.request,
    answered(undefined, { Status: 'OK' }).params.request,
  ]).toEqual(['', ''])
  expect(told({ request: null, transactions: [] }).params).toEqual({ request: '', count: 0 })
  expect(
    told({
      request: { Status: 3 },
      transactions: [{ Status: 'OK' }, { Status: 'OK' }, { Status: 'OK' }],
    }).params,
  ).toEqual({
    request: '3',
    count: 3,
  })
})

test('one sentence is made of the fields that were read, and of no others', () => {
  expect(answered(1, undefined)).toMatchObject({
    madeOf: { fields: [{ field: 'Status', raw: 1 }] },
    each: [],
  })
  const row = { Status: 'OK', ChannelStatus: 'Sent', RequestedChannel: null }
  const fields = (before: string) => [
    ...[
      { field: `${before}Status`, raw: 'OK' },
      { field: `${before}ChannelStatus`, raw: 'Sent' },
      { field: `${before}RequestedChannel`, raw: null },
    ],
    ...['ActualChannel', 'LogText', 'InvoiceType'].map((field) => ({
      field: before + field,
      raw: undefined,
    })),
  ]
  expect(answered(3, row).madeOf.fields).toEqual([
    { field: 'Status', raw: 3 },
    ...fields('Transaction.'),
  ])
  expect(told({ request: null, transactions: [row] }).madeOf.fields).toEqual(fields(''))
  expect(told({ request: { Status: 3 }, transactions: [row, row] }).madeOf).toEqual({
    fields: [
      { field: 'Status', raw: 3 },
      ...fields('Transaction[1].'),
      ...fields('Transaction[2].'),
    ],
    rule: { request: 'completed', transaction: 'several', channel: null },
  })
})

describe('several transactions', () => {
  const of = (...transactions: StatusRow[]) => told({ request: { Status: 3 }, transactions })

  test('that do not tell the same are not told as one, whatever they are', () => {
    const failedThenSent = of(
      { Status: 'Failed', LogText: 'Mailbox full' },
      { Status: 'OK', ChannelStatus: 'Sent' },
    )
    expect(failedThenSent).toMatchObject({
      key: 'severalApart',
      tone: 'unknown',
      next: 'chooseTransaction',
      transaction: null,
    })
    expect(failedThenSent.each.map(({ tone }) => tone)).toEqual(['fail', 'ok'])
    expect(words(failedThenSent)).toBe('2 transactions with different statuses or causes')
  })

  test('that tell the same are one sentence, and one that was sent may have been sent twice', () => {
    const same = of(
      { Status: 'OK', ChannelStatus: 'Sent' },
      { Status: 'ok ', ChannelStatus: 'SENT' },
    )
    expect(same).toMatchObject({ key: 'severalAlike', tone: 'ok', next: 'checkSentTwice' })
    expect(words(same)).toBe('2 transactions, all with the same status: sent')
  })

  test('that failed for different reasons do not tell the same', () => {
    expect(of({ Status: 'Failed', LogText: 'Mailbox full' }, { Status: 'Failed' })).toMatchObject({
      key: 'severalApart',
      tone: 'unknown',
    })
    expect(
      of(
        { Status: 'Failed', ChannelStatus: 'Rejected' },
        { Status: 'Failed', ChannelStatus: 'Expired' },
      ).key,
    ).toBe('severalApart')
  })

  test('are never green unless each is OK', () => {
    const rows = statuses.flatMap(([Status]) =>
      channels.map((ChannelStatus) => ({ Status, ChannelStatus })),
    )
    for (const [at, row] of rows.entries()) {
      const other = rows[(at * 7 + 3) % rows.length]!
      for (const request of [null, ...requests.map(([Status]) => ({ Status }))]) {
        const sentence = told({ request, transactions: [row, other] })
        if (sentence.tone === 'ok')
          expect([row, other].every(({ Status }) => Status?.trim().toLowerCase() === 'ok')).toBe(
            true,
          )
      }
    }
  })

  test('are flagged where one of them is, and name the field to mend only where all of them do', () => {
    const mailbox = { Status: 'Failed', LogText: 'Mailbox does not exist' }
    expect(of(mailbox, mailbox)).toMatchObject({
      key: 'severalAlike',
      next: 'mendCause',
      fieldToMend: 'emailAddressDocument',
      isUnseen: false,
    })
    expect(of(mailbox, { Status: 'Failed' })).toMatchObject({
      key: 'severalApart',
      fieldToMend: null,
      isUnseen: false,
    })
    expect(of({ Status: 'OK', ChannelStatus: 'Sent' }, { Status: 'Held' }).isUnseen).toBe(true)
    expect(
      of(
        { Status: 'OK', ChannelStatus: 'Sent' },
        { Status: 'OK', ChannelStatus: 'Sent' },
        { Status: 'Failed' },
      ).key,
    ).toBe('severalApart')
  })

  test('show the values of each', () => {
    for (const request of [null, { Status: 3 }]) {
      const { fields } = told({
        request,
        transactions: [{ Status: 'OK' }, { Status: null }],
      }).madeOf
      expect(fields.filter(({ field }) => field.endsWith('].Status'))).toEqual([
        { field: 'Transaction[1].Status', raw: 'OK' },
        { field: 'Transaction[2].Status', raw: null },
      ])
    }
  })
})

test('every sentence and every next step of the texts can come up, and no other', () => {
  const rules = Object.values(statusSummaryTable).flatMap((row) => Object.values(row))
  const keys = new Set([...rules.map(({ key }) => key), 'severalAlike', 'severalApart'])
  expect([...keys].sort()).toEqual(Object.keys(en.invoiceTracking.sentence).sort())

  const next = new Set([
    ...rules.flatMap((rule) => (rule.next === 'transaction' ? [] : [rule.next])),
    ...Object.values(transactionNextSteps),
  ])
  const ofMoney = [
    ...['settled', 'awaitPayment', 'followUnpaid', 'awaitStop', 'followCollection', 'followPause'],
    ...['decideRest', 'settleCollection', 'checkPayment', 'checkLedger', 'checkCollection'],
    ...['checkBoth', 'reading', 'pauseCollection', 'stopReminders', 'sendAgain'],
    'askWhetherNeeded',
  ]
  expect([...next, 'chooseTransaction', 'checkSentTwice', ...ofMoney].sort()).toEqual(
    Object.keys(en.invoiceTracking.next).sort(),
  )
})
