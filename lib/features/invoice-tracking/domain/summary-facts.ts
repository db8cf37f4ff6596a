import type { ExactNumber } from '@/lib/contracts/exact-number'
import { parseTime } from '@/lib/shared/dates/parse-time'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { isConfirmedDelivery } from './deliveries'
import type { InvoiceStatusSummary } from './invoice-status-summary'
import type { TimelineEvent } from './timeline'
import type { EventKind } from './timeline-fields'

type MaybeText = string | null | undefined

/**
 * What a summary is made from. The name of the receiver, log texts and messages are no part of it.
 */
export type SummarySource = {
  transaction: {
    InvoiceNumber?: MaybeText
    Company?: MaybeText
    Amount?: ExactNumber | null
    InvoiceDate?: MaybeText
    DueDate?: MaybeText
    KID?: MaybeText
  } | null
  /** The number that it was asked for by, for an invoice whose transaction does not show one. */
  askedNumber?: MaybeText
  sentence: InvoiceStatusSummary
  events: readonly TimelineEvent[]
  /** When it was read: an instant in UTC. */
  readAt: string
}

export type SummaryField = 'number' | 'company' | 'amount' | 'kid' | 'status'

export type SummaryFacts = {
  number: string | null
  company: string | null
  amount: ExactNumber | null
  kid: string | null
  invoiceDate: string | null
  dueDate: string | null
  /** Null where its words would quote a value that is withheld. */
  sentence: InvoiceStatusSummary | null
  /** The last things that happened, the oldest first. */
  events: { kind: EventKind; at: string }[]
  readAt: string
  /** Fields that are left out, because what stands in them has the form of an identity number. */
  withheld: SummaryField[]
}

/**
 * What a receiver may be told of: not what the desk or its persons did. A delivery is told too where
 * it is confirmed.
 */
const shareableKinds: readonly EventKind[] = [
  'received',
  'logged',
  'channelUpdated',
  'receiptReceived',
  'reminded',
  'handedOver',
  'paid',
  'closed',
]
const maxEvents = 5

/**
 * The facts of a short summary. A text in which an identity number may stand, with or without
 * blanks and marks between its digits, is left out.
 */
export function buildSummaryFacts({
  transaction,
  askedNumber,
  sentence,
  events,
  readAt,
}: SummarySource): SummaryFacts {
  const texts = {
    number: normalizeText(transaction?.InvoiceNumber) ?? normalizeText(askedNumber),
    company: normalizeText(transaction?.Company),
    kid: normalizeText(transaction?.KID),
  }
  const amount = transaction?.Amount ?? null
  const quoted: Record<SummaryField, string[]> = {
    ...mapValues(texts, (text) => (text === null ? [] : [text])),
    amount: amount === null ? [] : [String(amount)],
    status: listQuotedValues(sentence),
  }
  const withheld = (Object.keys(quoted) as SummaryField[]).filter((field) =>
    quoted[field].some(mayHoldIdentityNumber),
  )
  return {
    ...mapValues(texts, (text, field) => (withheld.includes(field) ? null : text)),
    amount: withheld.includes('amount') ? null : amount,
    ...{ invoiceDate: findDay(transaction?.InvoiceDate), dueDate: findDay(transaction?.DueDate) },
    sentence: withheld.includes('status') ? null : sentence,
    events: events
      .filter(({ phase }) => phase !== 'future')
      .filter((event) => shareableKinds.includes(event.kind) || isConfirmedDelivery(event))
      .slice(-maxEvents)
      .map(({ kind, at }) => ({ kind, at })),
    ...{ readAt, withheld },
  }
}

const maxParts = 6

/**
 * True where a text holds an identity number, also one whose digits stand apart, by blanks, dots,
 * dashes or slashes.
 */
const mayHoldIdentityNumber = (text: string): boolean =>
  [/[^\dA-Za-z+-]+/, /[^\dA-Za-z]+/].some((apart) => hasNumberInRun(text.split(apart)))

/** Every run of words that stand beside each other, read as one. */
const hasNumberInRun = (words: string[]): boolean =>
  words.some((_, from) =>
    Array.from({ length: maxParts }, (_, more) => words.slice(from, from + more + 1).join('')).some(
      hasIdentityNumber,
    ),
  )

const mapValues = <Key extends string, Value, Made>(
  values: Record<Key, Value>,
  make: (value: Value, key: Key) => Made,
) =>
  Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, make(value as Value, key as Key)]),
  ) as Record<Key, Made>

const normalizeText = (text: MaybeText) => text?.replace(/\s+/gu, ' ').trim() || null

const findDay = (text: MaybeText) => {
  const time = parseTime(text, 'day')
  return time?.precision === 'day' ? time.at : null
}

/** The values that the words of a sentence quote as they came. */
const listQuotedValues = ({ params, transaction }: InvoiceStatusSummary) =>
  [params.request, transaction?.params.status, transaction?.params.channel].filter(
    (value) => value !== undefined,
  )
