import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { knownCauses } from '@/lib/features/delivery-failures/messages/known-causes'
import { summarizeInvoiceStatus } from '@/lib/features/invoice-tracking/domain/invoice-status-summary'
import { toKnownStatus } from '@/lib/features/invoice-tracking/domain/status-levels'
import {
  buildSummaryFacts,
  type SummaryField,
} from '@/lib/features/invoice-tracking/domain/summary-facts'
import { buildTimeline, type StoryRead } from '@/lib/features/invoice-tracking/domain/timeline'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { t } from '@/tests/support/english'
import { formatSummary } from './invoice-summary'

const transaction = {
  ...{
    TransactionRid: 880001,
    InvoiceNumber: '2026-10442',
    Company: 'Fjord Energi AS',
    InvoiceeName: 'Kari Nordmann',
    KID: '202610442000',
  },
  ...{ Amount: 18450, InvoiceDate: '2026-02-24', DueDate: '2026-03-10', InvoiceType: 'Invoice' },
  ...{
    Status: 'Failed',
    ChannelStatus: 'Rejected',
    RequestedChannel: 'Peppol',
    ActualChannel: 'none',
    LogText: 'Mailbox full',
  },
  ...{ LogTime: '2026-02-24T08:03:40.1234567', ChannelUpdateTime: '2026-02-25T06:12:05' },
}
const collectionInvoice = {
  id: 'c1',
  createdAt: '2026-03-11T03:00:00.000Z',
  closedAt: '2026-05-01T00:00:00Z',
  status: 'OPEN',
}
const history = {
  historyId: 'h1',
  loggedAt: '2026-03-11T04:00:00Z',
  message: 'Called',
  createdBy: 'collector',
}

function summaryOf(
  answer: { Transaction: typeof transaction; [field: string]: unknown },
  more: StoryRead[] = [],
) {
  const { events } = buildTimeline([{ operation: 'postInvoiceStatus', value: answer }, ...more], {
    instant: Date.parse('2026-03-12T14:32:08Z'),
    today: '2026-03-12',
  })
  const sentence = summarizeInvoiceStatus(toKnownStatus(answer), knownCauses.causeOf)
  const facts = buildSummaryFacts({
    transaction: answer.Transaction,
    sentence,
    events,
    readAt: '2026-03-12T14:32:08.000Z',
  })
  return { text: formatSummary(t, facts, knownCauses), withheld: facts.withheld }
}

const answer = {
  ReceiptId: 'b0c6d3ae-1',
  Received: '2026-02-24T08:01:12',
  Status: 3,
  Transaction: transaction,
}

test('a summary is short, dated and plain', () => {
  const { text, withheld } = summaryOf(answer, [
    { operation: 'getCollectionInvoice', value: collectionInvoice },
    { operation: 'listInvoiceHistory', value: history },
    {
      operation: 'listJournal',
      value: {
        idempotencyKey: 'w',
        area: 'receivables',
        person: 'maja',
        sentAt: '2026-03-12T10:00:00Z',
        look: null,
      },
    },
  ])
  expect(withheld).toEqual([])
  expect(text.replace(/\p{Zs}/gu, ' ').split('\n')).toEqual([
    'Invoice 2026-10442 from Fjord Energi AS',
    'Amount 18 450,00',
    'Invoice date 2026-02-24',
    'Due 2026-03-10',
    'Payment reference 202610442000',
    'Status: Not delivered: mailbox full',
    '2026-02-24 08:01: Received for distribution',
    '2026-02-24 08:03: Status logged',
    '2026-02-25 06:12: Channel update',
    '2026-03-11 03:00 UTC: Registered for collection',
    'Checked 2026-03-12 14:32 UTC',
  ])
})

test.each([
  ['Failed', 'Rejected', false],
  ['OK', null, false],
  ['OK', 'Delivered', true],
])('a delivery time of %s and %s is in it as delivered: %s', (Status, ChannelStatus, isIn) => {
  const told = { Status, ChannelStatus, DeliveryTime: '2026-02-24T13:52:30' }
  const changed = { ...transaction, ...told } as typeof transaction
  const { text } = summaryOf({ ...answer, Transaction: changed })
  expect(text.includes('13:52: Delivered')).toBe(isIn)
  expect(text.includes('13:52')).toBe(isIn)
})

test('a summary of which little is known says that little', () => {
  const sentence = summarizeInvoiceStatus({ request: { Status: 1 }, transactions: [] }, null)
  const facts = buildSummaryFacts({
    transaction: null,
    sentence,
    events: [],
    readAt: '2026-03-12T14:32:08.000Z',
  })
  expect(formatSummary(t, facts, null)).toBe(
    'Invoice\nStatus: Accepted, not in the queue yet\nChecked 2026-03-12 14:32 UTC',
  )
})

const two = (value: number) => String(value).padStart(2, '0')
const date = fc.record({
  day: fc.integer({ min: 1, max: 28 }).map(two),
  month: fc.integer({ min: 1, max: 12 }).map(two),
  year: fc.integer({ min: 0, max: 99 }).map(two),
})
const digits = (count: number) =>
  fc.integer({ min: 0, max: 10 ** count - 1 }).map((value) => String(value).padStart(count, '0'))

/** Numbers that have the form of one of Norway, Denmark, Sweden or Finland. */
const identityNumber = fc
  .tuple(date, digits(5), fc.constantFrom('-', 'A', '+'), fc.nat(4))
  .map(([{ day, month, year }, tail, sign, country]) => {
    const four = tail.slice(0, 4)
    return (
      [
        `${day}${month}${year}${tail}`,
        `${day}${month}${year}-${four}`,
        `${year}${month}${day}-${four}`,
        `19${year}${month}${day}${four}`,
      ][country] ?? `${day}${month}${year}${sign}${four}`
    )
  })
const fields = [
  'InvoiceNumber',
  'Company',
  'InvoiceeName',
  'KID',
  'InvoiceDate',
  'DueDate',
  'InvoiceType',
  'Status',
  'ChannelStatus',
  'LogText',
  'LogTime',
] as const
const others = [
  'RequestedChannel',
  'ActualChannel',
  'ChannelUpdateTime',
  'DeliveryTime',
  'CorrelationStatus',
  'Filename',
] as const
const around = fc.constantFrom(
  (text: string) => text,
  (text: string) => `Kari ${text}`,
  (text: string) => `${text} / 7`,
  (text: string) => `nr: ${text}.`,
  parted,
)
function parted(text: string) {
  return text.replace(/^(\d{6})(\d{3})/, '$1 $2 ')
}
const bare = (text: string) => text.replace(/[^\da-z]/gi, '').toLowerCase()

describe('an identity number', () => {
  test('never gets in, whatever field it stands in', () =>
    fc.assert(
      fc.property(
        identityNumber,
        around,
        fc.subarray([...fields, ...others], { minLength: 1 }),
        (number, write, places) => {
          fc.pre(hasIdentityNumber(number))
          const changed = Object.fromEntries(places.map((place) => [place, write(number)]))
          const all = {
            ...answer,
            ReceiptId: write(number),
            Received: write(number),
            Transaction: { ...transaction, ...changed },
          }
          const { text } = summaryOf(all, [
            {
              operation: 'listInvoiceHistory',
              value: { ...history, historyId: number, message: number, subject: number },
            },
            {
              operation: 'getCollectionInvoice',
              value: { ...collectionInvoice, id: number, status: number, createdAt: number },
            },
          ])
          expect(bare(text)).not.toContain(bare(number))
          for (const line of text.split('\n')) expect(hasIdentityNumber(line), line).toBe(false)
        },
      ),
      { numRuns: 500 },
    ))

  test.each([
    ['number', { InvoiceNumber: '01019030071' }],
    ['company', { Company: 'Kari Nordmann 010190 300 71' }],
    ['kid', { KID: '0101 9030 071' }],
    ['amount', { Amount: 1201903071 }],
    ['status', { Status: 'Held 01019030071' }],
    ['status', { Status: 'OK', ChannelStatus: '010190-1234' }],
  ] as [SummaryField, object][])(
    'is left out of the field %s, and it is said so',
    (field, changes) => {
      const { text, withheld } = summaryOf({
        ...answer,
        Transaction: { ...transaction, ...changes },
      })
      expect(withheld).toEqual([field])
      expect(text).not.toMatch(/0101|201.903/)
      expect(text).toContain('Checked')
    },
  )

  test('in a receiver’s name or a log text changes nothing, because neither is told', () => {
    const { text, withheld } = summaryOf({
      ...answer,
      Transaction: { ...transaction, InvoiceeName: '01019030071', LogText: 'Mailbox full' },
    })
    expect({ text, withheld }).toEqual(summaryOf(answer))
  })
})

test('names an invoice that has no transaction yet by the number that was asked, unless that may be an identity number', () => {
  const sentence = summarizeInvoiceStatus(toKnownStatus({ Status: 2 }), knownCauses.causeOf)
  const factsOf = (askedNumber: string | null) =>
    buildSummaryFacts({
      transaction: null,
      askedNumber,
      sentence,
      events: [],
      readAt: '2026-03-12T14:32:08.000Z',
    })
  expect(factsOf('2026-10442').number).toBe('2026-10442')
  expect(factsOf(null).number).toBeNull()
  expect(factsOf('01019030071')).toMatchObject({ number: null, withheld: ['number'] })
})

test('texts are told without blanks around them, and a blank one is none', () => {
  const sentence = summarizeInvoiceStatus(toKnownStatus({ Status: 3 }), knownCauses.causeOf)
  const row = {
    InvoiceNumber: ' 2026 \n 1 ',
    Company: '  ',
    KID: ' 12 ',
    InvoiceDate: '2026-02-24T10:00:00',
    DueDate: '2026-03-10T00:00:00',
  }
  expect(buildSummaryFacts({ transaction: row, sentence, events: [], readAt: '' })).toMatchObject({
    ...{ number: '2026 1', company: null, kid: '12', invoiceDate: null, dueDate: '2026-03-10' },
  })
})
