import { toDatePlusDays } from '../../clock'
import type { DecimalText, StoredClaim } from '../../database/stored-collection'
import { decisionDays, scheduleNextStep } from '../../services/collection/cases/case-rules'
import type { Country } from '../countries'
import { dayMs, formatHundredths, type SeedCase } from './collection-case'
import { makeStableUuid } from './stable-uuid'

type Stage = { subStatus: string; type?: string; happened: string[]; fee?: Record<Country, number> }

/** The steps of a case in their order, with the fee that each adds in hundredths. */
const stages: Stage[] = [
  {
    subStatus: 'REMINDER_SENT',
    type: 'PAYMENT_REMINDER',
    happened: ['REMINDER_SENT'],
    fee: { NO: 3500, SE: 6000, DK: 10_000, FI: 500 },
  },
  {
    subStatus: 'COLLECTION_NOTICE_SENT',
    type: 'COLLECTION_NOTICE',
    happened: ['COLLECTION_NOTICE_SENT'],
    fee: { NO: 3500, SE: 18_000, DK: 10_000, FI: 500 },
  },
  { subStatus: 'DEBT_COLLECTION_LIST_MANUAL', happened: ['DEBT_COLLECTION_LIST'] },
  {
    subStatus: 'DEBT_COLLECTION',
    type: 'DEBT_COLLECTION',
    happened: ['DEBT_COLLECTION_LIST_ACCEPTED'],
    fee: { NO: 75_000, SE: 38_000, DK: 10_000, FI: 5000 },
  },
  { subStatus: 'EVICTION_REQUEST', happened: ['EVICTION_REQUEST'] },
  { subStatus: 'EVICTION_APPLIED', happened: ['EVICTION_REQUEST_ACCEPTED'] },
  { subStatus: 'EVICTION_CONFIRMATION', happened: ['EVICTION_CONFIRMATION'] },
  { subStatus: 'EVICTION_CONFIRMED', happened: ['EVICTION_CONFIRMATION_ACCEPTED'] },
]

const subjects: Record<string, string> = {
  REMINDER_SENT: 'Reminder sent',
  COLLECTION_NOTICE_SENT: 'Collection notice sent',
  DEBT_COLLECTION_LIST: 'Waits in the debt-collection list',
}

/**
 * The case as it stands at a step, having come all the way there: its fees, documents and history,
 * spread over the time since it was registered. It goes on by itself within the days of its step,
 * at a place given as a fraction.
 */
export function withStage(
  seeded: SeedCase,
  subStatus: string,
  now: number,
  place: number,
): SeedCase {
  const reached = stages.slice(0, stages.findIndex((stage) => stage.subStatus === subStatus) + 1)
  const [invoice, ...others] = seeded.invoices
  const country = seeded.data.countryCode as Country
  const type = reached.findLast((stage) => stage.type)?.type ?? seeded.type
  const happened = reached.flatMap((stage) => stage.happened)
  const getMomentAt = (at: number) =>
    Math.floor(seeded.createdAt + ((now - seeded.createdAt) * (at + 1)) / (happened.length + 1))
  const claims = [
    ...invoice!.data.claims,
    ...reached.flatMap(({ fee }): StoredClaim[] =>
      fee ? [{ type: 'FEE', originalAmount: formatHundredths(fee[country]) }] : [],
    ),
  ]
  const letters = happened.flatMap((what, at) =>
    what in letterTypes
      ? [{ invoiceId: invoice!.id, type: letterTypes[what]!, createdAt: getMomentAt(at) }]
      : [],
  )
  const isWaiting = [
    'DEBT_COLLECTION_LIST_MANUAL',
    'EVICTION_REQUEST',
    'EVICTION_CONFIRMATION',
  ].includes(subStatus)
  const decideByDate = isWaiting
    ? toDatePlusDays(now, 1 + Math.floor(place * (decisionDays - 1)))
    : null
  const staged = {
    ...seeded,
    type,
    subStatus,
    invoices: [
      { ...invoice!, type, data: { ...invoice!.data, claims } },
      ...others.map((other) => ({ ...other, type })),
    ],
    data: { ...seeded.data, decideByDate },
    history: [
      ...seeded.history,
      ...happened.map((what, at) => ({
        type: what,
        at: getMomentAt(at),
        subject: subjects[what] ?? null,
        createdBy: 'Collector',
      })),
    ],
    documents: [...seeded.documents, ...letters],
  }
  const { nextAt } = scheduleNextStep(
    { ...staged, decideByDate, eviction: seeded.data.eviction },
    now,
  )
  return {
    ...staged,
    nextAt: nextAt === null ? null : now + Math.ceil((nextAt - now) * Math.max(place, 0.1)),
  }
}

const letterTypes: Record<string, string> = {
  REMINDER_SENT: 'REMINDER',
  COLLECTION_NOTICE_SENT: 'COLLECTION_NOTICE',
}

const toHundredths = (amount: DecimalText) => Math.round(Number(amount) * 100)

/** Everything claimed on an invoice, in hundredths. */
export const sumClaimAmounts = ({ data }: SeedCase['invoices'][number]) =>
  data.claims.reduce((sum, { originalAmount }) => sum + toHundredths(originalAmount), 0)

/**
 * The case with a payment to the collector, or a correction, of an invoice, some days before now.
 */
export function withPosting(
  seeded: SeedCase,
  {
    kind,
    amount,
    at,
    part = 0,
  }: { kind: 'payment' | 'correction'; amount: number; at: number; part?: number },
): SeedCase {
  const { id, currency } = seeded.invoices[part]!
  const uniqueSourceId = `${kind === 'payment' ? 'p' : 'c'}-${seeded.caseId.slice(0, 18)}-${seeded.postings.length}`
  const text = amount < 0 ? `-${formatHundredths(-amount)}` : formatHundredths(amount)
  const posting = {
    id: makeStableUuid(seeded.caseId, 'posting', seeded.postings.length),
    invoiceId: id,
    kind,
    type: kind === 'payment' ? 'COLLECTOR_PAYMENT' : null,
    amount: text,
    currency,
    date: new Date(at).toISOString(),
    description: kind === 'payment' ? null : 'Credit note',
    uniqueSourceId,
    at,
  }
  const postingDetails = {
    amount: text,
    currency,
    [kind === 'payment' ? 'uniqueSourcePaymentId' : 'uniqueSourceCorrectionId']: uniqueSourceId,
  }
  const history = [
    ...seeded.history,
    {
      type: kind === 'payment' ? 'PAYMENT' : 'CORRECTION',
      invoiceId: id,
      at,
      createdBy: kind === 'payment' ? 'Collector' : 'Creditor',
      ...postingDetails,
    },
  ]
  return {
    ...seeded,
    postings: [...seeded.postings, posting],
    history: history.toSorted((one, other) => one.at - other.at),
  }
}

/** The case at its end, with all its invoices. */
export function withClosure(
  seeded: SeedCase,
  how: 'PAID' | 'CREDITED' | 'WITHDRAWN',
  at: number,
): SeedCase {
  const status = how === 'WITHDRAWN' ? 'WITHDRAWN' : 'CLOSED'
  return {
    ...seeded,
    status,
    subStatus: how,
    closedAt: at,
    nextAt: null,
    data: { ...seeded.data, decideByDate: null },
    invoices: seeded.invoices.map((invoice) => ({ ...invoice, status, closedAt: at })),
    history: [
      ...seeded.history,
      { type: how === 'WITHDRAWN' ? 'WITHDRAWN' : 'CLOSED', at, createdBy: 'Collector' },
    ],
  }
}

/** The case at its end because all was paid, or credited. */
export function withClearedBalance(
  seeded: SeedCase,
  kind: 'payment' | 'correction',
  at: number,
): SeedCase {
  const cleared = seeded.invoices.reduce(
    (sum, invoice, part) =>
      withPosting(sum, { kind, amount: sumClaimAmounts(invoice), at: at - dayMs / 24, part }),
    seeded,
  )
  return withClosure(cleared, kind === 'payment' ? 'PAID' : 'CREDITED', at)
}

/** The case as it rests, until a day or until somebody resumes it. */
export function withPause(
  seeded: SeedCase,
  reason: string,
  at: number,
  until: string | null,
): SeedCase {
  return {
    ...seeded,
    status: 'PAUSED',
    pausedUntil: until,
    pauseReason: reason,
    nextAt: until === null ? null : Date.parse(until) + dayMs,
    history: [
      ...seeded.history,
      { type: 'PAUSED', at, message: reason, createdBy: 'Maja Lindqvist' },
    ],
  }
}
