/**
 * Days and fees of collection by country, each with the first day it holds from (upstream-facts.md
 * 2.4, gathered from public pages, so all assumed and none of it legal advice). What that page does
 * not give, or names as unverified, is not here: the desk then says that it knows no rule. So the
 * Norwegian fees of 2026 are missing, and interest of each half year whose rate was not found. A
 * null `from` is a rule whose first day is not told; a null `until` is one that is not known to
 * end.
 */
export const countries = ['NO', 'SE', 'DK', 'FI'] as const
export type Country = (typeof countries)[number]

type RuleScope = { country: Country; from: string | null; until: string | null; source: string }

/** Steps with a legal number of days. They run from the day named in the note. */
export type LegalStep =
  /** From the due date: before it no reminder may carry a fee. */
  | 'reminderFee'
  /** From the sending of the collection notice (inkassovarsel), or of the demand with a pay-by date (inkassokrav). */
  | 'collectionNotice'
  /** From the sending of the payment demand (betalingsoppfordring). */
  | 'paymentDemand'
  /** From the end of the payment demand's days: before it no heavy fee. */
  | 'heavyFee'
  /** From the notice of legal action. */
  | 'legalActionNotice'
  /** Between one reminder fee and the next. */
  | 'betweenReminderFees'
  /** From the day the rent was due: after it a lease is forfeited. */
  | 'leaseForfeiture'
  /** From the later of the served notice and the message to the social board: the time to pay and keep the lease. */
  | 'leaseRecovery'
  /** From the end of the time to pay: before it no eviction. */
  | 'eviction'

export type DayRule = RuleScope & { step: LegalStep; days: number }

const makeRuleScope = (
  country: Country,
  source: string,
  from: string | null = null,
  until: string | null = null,
): RuleScope => ({ country, from, until, source })

export const dayRules: readonly DayRule[] = [
  { ...makeRuleScope('NO', 'kontohjelp.no, kred.no'), step: 'reminderFee', days: 14 },
  { ...makeRuleScope('NO', 'kontohjelp.no, kred.no'), step: 'collectionNotice', days: 14 },
  { ...makeRuleScope('NO', 'inkassoloven § 10'), step: 'paymentDemand', days: 14 },
  { ...makeRuleScope('NO', 'inkassoguiden.no'), step: 'heavyFee', days: 28 },
  { ...makeRuleScope('NO', 'inkassoguiden.no'), step: 'legalActionNotice', days: 14 },
  { ...makeRuleScope('SE', 'IMY, good practice'), step: 'collectionNotice', days: 8 },
  { ...makeRuleScope('SE', 'JB 12:42'), step: 'leaseForfeiture', days: 7 },
  { ...makeRuleScope('SE', 'JB 12:44, NJA 1985 s. 586'), step: 'leaseRecovery', days: 21 },
  { ...makeRuleScope('SE', 'JB 12:44'), step: 'eviction', days: 2 },
  { ...makeRuleScope('DK', 'inkassoloven § 10'), step: 'collectionNotice', days: 10 },
  { ...makeRuleScope('DK', 'renteloven § 9b'), step: 'betweenReminderFees', days: 10 },
]

export const feeKinds = [
  'reminder',
  'collectionNotice',
  'paymentDemand',
  'handOver',
  'instalmentPlan',
  'lateCompensation',
  /** The rate that a collector's fees are counted in (inkassosats). */
  'collectionRate',
  /** A yearly percentage, not an amount. */
  'interest',
] as const
export type FeeKind = (typeof feeKinds)[number]

/**
 * `amount` is in the currency of the country, of interest a yearly percentage. A fee that depends
 * on the capital has a row for each step of it, the lowest first: the first row that the capital
 * lies within holds.
 */
export type FeeRule = RuleScope & {
  fee: FeeKind
  amount: number
  mostTimes?: number
  capitalUnder?: number
  capitalUpTo?: number
}

/** The currency that fees are given in. */
export const feeCurrency: Record<Country, string> = { NO: 'NOK', SE: 'SEK', DK: 'DKK', FI: 'EUR' }

export const feeRules: readonly FeeRule[] = [
  {
    ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-12-31'),
    fee: 'reminder',
    amount: 35,
    mostTimes: 2,
  },
  {
    ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-12-31'),
    fee: 'collectionNotice',
    amount: 35,
  },
  {
    ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-12-31'),
    fee: 'paymentDemand',
    amount: 105,
  },
  {
    ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-12-31'),
    fee: 'collectionRate',
    amount: 700,
  },
  {
    ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-12-31'),
    fee: 'lateCompensation',
    amount: 470,
  },
  { ...makeRuleScope('NO', 'kred.no', '2025-01-01', '2025-06-30'), fee: 'interest', amount: 12.5 },
  {
    ...makeRuleScope('NO', 'kred.no', '2026-01-01', '2026-12-31'),
    fee: 'collectionRate',
    amount: 750,
  },
  {
    ...makeRuleScope('NO', 'kred.no', '2026-01-01', '2026-06-30'),
    fee: 'lateCompensation',
    amount: 460,
  },
  { ...makeRuleScope('NO', 'kred.no', '2026-01-01', '2026-06-30'), fee: 'interest', amount: 12 },
  { ...makeRuleScope('SE', 'IMY 2023'), fee: 'reminder', amount: 60 },
  { ...makeRuleScope('SE', 'IMY 2023'), fee: 'collectionNotice', amount: 180 },
  { ...makeRuleScope('SE', 'IMY 2023'), fee: 'instalmentPlan', amount: 170 },
  { ...makeRuleScope('SE', 'IMY 2023'), fee: 'lateCompensation', amount: 450 },
  { ...makeRuleScope('DK', 'renteloven § 9b'), fee: 'reminder', amount: 100, mostTimes: 3 },
  { ...makeRuleScope('DK', 'renteloven § 9b'), fee: 'handOver', amount: 100 },
  { ...makeRuleScope('FI', 'cash-in.com'), fee: 'reminder', amount: 5 },
  { ...makeRuleScope('FI', 'cash-in.com'), fee: 'paymentDemand', amount: 14, capitalUnder: 100 },
  { ...makeRuleScope('FI', 'cash-in.com'), fee: 'paymentDemand', amount: 24, capitalUpTo: 1_000 },
  { ...makeRuleScope('FI', 'cash-in.com'), fee: 'paymentDemand', amount: 50 },
]
