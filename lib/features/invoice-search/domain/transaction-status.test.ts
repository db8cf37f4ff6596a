import { describe, expect, test } from 'vitest'
import { en } from '@/lib/composition/messages/en'
import { knownCauses } from '@/lib/features/delivery-failures/messages/known-causes'
import {
  describeRowStatus,
  formatChannels,
} from '@/lib/features/invoice-search/messages/transaction-status'
import { t } from '@/tests/support/english'
import { resolveChannels } from './channel-mismatch'
import {
  type StatusRow,
  type StatusTone,
  summarizeTransactionStatus as statusWithCauses,
} from './transaction-status'

const statusOf = (row: StatusRow) => statusWithCauses(row, knownCauses.causeOf)
const statusText = (row: StatusRow) => describeRowStatus(t, row, knownCauses).words

const absent = [undefined, null, '', '   ']
const odd = ['Held', 'Completed', 'toString', '1']
const channels = [
  'Sent',
  'Delivered',
  'ReceiptReceived',
  'WaitingForReceipt',
  'Queued',
  'Rejected',
  'NotFound',
  'Expired',
]

/**
 * Tone by status and channel status; `-` is a channel status that is not given, `?` one that nobody
 * has documented.
 */
const tones: Record<string, Record<string, StatusTone>> = {
  OK: {
    ...{
      '-': 'ok',
      Sent: 'ok',
      Delivered: 'ok',
      ReceiptReceived: 'ok',
      WaitingForReceipt: 'wait',
      Queued: 'wait',
    },
    ...{ Rejected: 'unknown', NotFound: 'unknown', Expired: 'unknown', '?': 'unknown' },
  },
  Pending: {
    ...{
      '-': 'wait',
      Sent: 'wait',
      Delivered: 'wait',
      ReceiptReceived: 'wait',
      WaitingForReceipt: 'wait',
      Queued: 'wait',
    },
    ...{ Rejected: 'unknown', NotFound: 'unknown', Expired: 'unknown', '?': 'wait' },
  },
  Failed: {
    ...{
      '-': 'fail',
      Sent: 'fail',
      Delivered: 'unknown',
      ReceiptReceived: 'unknown',
      WaitingForReceipt: 'fail',
      Queued: 'fail',
    },
    ...{ Rejected: 'fail', NotFound: 'fail', Expired: 'fail', '?': 'fail' },
  },
  Handled: Object.fromEntries(['-', '?', ...channels].map((channel) => [channel, 'handled'])),
}

const spellings = (word: string) => [
  word,
  word.toLowerCase(),
  word.toUpperCase(),
  ` ${word} `,
  `\t${word}\n`,
]
const valuesOf = (channel: string) =>
  channel === '-' ? absent : channel === '?' ? odd : spellings(channel)
const pairs = Object.entries(tones).flatMap(([status, byChannel]) =>
  Object.entries(byChannel).map(([channel, tone]) => [status, channel, tone] as const),
)

test.each(pairs)(
  '%s with channel status %s is told as %s, in every spelling',
  (status, channel, tone) => {
    for (const Status of spellings(status)) {
      for (const ChannelStatus of valuesOf(channel)) {
        const text = statusText({ Status, ChannelStatus })
        expect(statusOf({ Status, ChannelStatus }).tone, text).toBe(tone)
        expect(text).not.toMatch(
          /completed|undefined|null|\{/i.test(ChannelStatus ?? '')
            ? /undefined|null|\{/
            : /completed|undefined|null|\{/i,
        )
        if (channel === '?' && status !== 'Handled') expect(text).toContain(ChannelStatus!.trim())
        if (tone === 'unknown') expect(text).toContain(ChannelStatus!.trim())
      }
    }
  },
)

test('every sentence but that of a handled row names an undocumented or contradicting channel status as it came', () => {
  expect(statusText({ Status: 'OK', ChannelStatus: ' Rejected ' })).toBe(
    'Conflicting status “OK”, channel status “Rejected”',
  )
  expect(statusText({ Status: 'ok', ChannelStatus: 'Parked' })).toBe(
    'Sent or stored, unrecognised channel status “Parked”',
  )
  expect(statusText({ Status: 'Failed', ChannelStatus: 'Delivered' })).toBe(
    'Conflicting status “Failed”, channel status “Delivered”',
  )
})

describe('a status that nobody has documented, or none', () => {
  test.each(odd)('%s is told raw, whatever the channel says', (Status) => {
    for (const ChannelStatus of [...absent, ...odd, ...channels]) {
      expect(statusOf({ Status, ChannelStatus }).tone).toBe('unknown')
      expect(statusText({ Status: ` ${Status} `, ChannelStatus })).toBe(
        `Unrecognised status “${Status}”`,
      )
    }
  })

  test.each(absent)('%j: only the channel tells', (Status) => {
    for (const ChannelStatus of absent)
      expect(statusText({ Status, ChannelStatus })).toBe('No status')
    for (const ChannelStatus of [...odd, ...channels.filter((each) => each !== 'Queued')]) {
      expect(statusOf({ Status, ChannelStatus }).tone).toBe('unknown')
      expect(statusText({ Status, ChannelStatus })).toBe(
        `No status, channel status “${ChannelStatus}”`,
      )
    }
    expect(statusOf({ Status, ChannelStatus: 'queued' }).tone).toBe('new')
  })
})

test.each([
  [
    {
      Status: 'OK',
      ChannelStatus: 'ReceiptReceived',
      RequestedChannel: 'Peppol',
      ActualChannel: 'peppol',
    },
    'Sent, receipt received',
  ],
  [
    { Status: 'OK', ChannelStatus: 'Sent', RequestedChannel: 'Peppol', ActualChannel: 'Print' },
    'Sent by another channel',
  ],
  [{ Status: 'OK', ChannelStatus: 'Sent', InvoiceType: 'CreditNote' }, 'Credit note sent'],
  [{ Status: 'Pending', ChannelStatus: 'WaitingForReceipt' }, 'Sent, awaiting delivery receipt'],
  [
    { Status: 'Failed', LogText: 'Receiver 0192:991825827 is not registered in PEPPOL' },
    'Not delivered: recipient not in Peppol',
  ],
  [
    { Status: 'Failed', ChannelStatus: 'Rejected', LogText: 'Mailbox full' },
    'Not delivered: mailbox full',
  ],
  [
    { Status: 'Failed', ChannelStatus: 'Rejected', LogText: 'Something odd' },
    'Not delivered: rejected',
  ],
  [{ Status: 'Failed', LogText: 'Something odd' }, 'Not delivered, unrecognised error'],
  [{ Status: 'Failed', LogText: '  ' }, 'Not delivered, no reason given'],
  [{ Status: 'Handled', LogText: 'Mailbox full' }, 'Handled by support'],
  [{ Status: 'Held' }, 'Unrecognised status “Held”'],
  [{ Status: 'OK' }, 'Sent or stored, no channel status'],
  [{ Status: 'O{K', ChannelStatus: "'{" }, 'Unrecognised status “O{K”'],
])('%j reads: %s', (row, sentence) => expect(statusText(row)).toBe(sentence))

test.each(['Mailbox full', 'Something odd', null])(
  'as long as no cause can be read, a failure is told and no reason is made up: %j',
  (LogText) => {
    const row = { Status: 'Failed', ChannelStatus: 'Rejected', LogText }
    expect(describeRowStatus(t, row, null)).toEqual({ tone: 'fail', words: 'Not delivered' })
  },
)

test('every sentence can come up', () => {
  const told = new Set(
    [...Object.keys(tones), ...odd, ...absent].flatMap((Status) =>
      [...channels, ...odd, ...absent].flatMap((ChannelStatus) =>
        [null, 'Mailbox full', 'Something odd'].map(
          (LogText) => statusOf({ Status, ChannelStatus, LogText }).key,
        ),
      ),
    ),
  )
  told.add(statusWithCauses({ Status: 'Failed' }, null).key)
  expect([...told].sort()).toEqual(Object.keys(en.transactions.status).sort())
})

test.each([
  [{ RequestedChannel: 'Peppol', ActualChannel: 'PEPPOL ' }, 'Peppol'],
  [{ RequestedChannel: ' Peppol', ActualChannel: 'Print' }, 'Peppol → Print'],
  [{ RequestedChannel: 'Peppol', ActualChannel: '', Status: 'Failed' }, 'Peppol → none'],
  [{ RequestedChannel: 'Peppol', ActualChannel: null, Status: null }, 'Peppol → none'],
  [{ RequestedChannel: 'Peppol', Status: 'OK' }, 'Peppol → unknown'],
  [{ RequestedChannel: 'Peppol', Status: 'Failed' }, 'Peppol → unknown'],
  [{ ActualChannel: 'Print' }, 'Print'],
  [{ RequestedChannel: ' ', ActualChannel: null }, ''],
])('the channels of %j read: %s', (row, text) => {
  expect(formatChannels(t, row)).toBe(text)
  expect(resolveChannels(row).mismatched).toBe(text === 'Peppol → Print')
})
