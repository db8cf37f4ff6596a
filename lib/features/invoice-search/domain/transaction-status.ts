import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import type { CauseKey, KnownCause } from '@/lib/features/delivery-failures/domain/public'
import { resolveChannels } from './channel-mismatch'

/**
 * What the status of a transaction is told from: its own level and the channel's, and what stands
 * beside them.
 */
export type StatusRow = { [Field in StatusField]?: SummaryRow[Field] }
type StatusField =
  | 'Status'
  | 'ChannelStatus'
  | 'RequestedChannel'
  | 'ActualChannel'
  | 'LogText'
  | 'InvoiceType'

/**
 * The verdict; `unknown` is a value nobody has documented, none at all, or two levels that
 * contradict each other.
 */
export type StatusTone = 'ok' | 'wait' | 'fail' | 'handled' | 'unknown' | 'new'

/**
 * A sentence, before it is put in words: `status` and `channel` are the values as they came,
 * without blanks around them.
 */
export type TransactionStatusSummary = {
  tone: StatusTone
  key: StatusKey
  params: {
    status: string
    channel: string
    document: 'creditNote' | 'other'
    way: 'other' | 'drifted'
  }
  /** Of a failure whose text tells it. */
  cause: CauseKey | null
}

export type StatusKey =
  | 'sent'
  | 'delivered'
  | 'receiptIn'
  | 'sentUntold'
  | 'sentOdd'
  | 'waitsForReceipt'
  | 'waitsForAnswer'
  | 'queued'
  | 'sentWaits'
  | 'deliveredWaits'
  | 'receiptInWaits'
  | 'waitsOdd'
  | 'failed'
  | 'failedCause'
  | 'failedChannel'
  | 'failedText'
  | 'failedUntold'
  | 'handled'
  | 'contradiction'
  | 'undocumented'
  | 'channelOnly'
  | 'channelQueued'
  | 'untold'

/**
 * What reads a cause from a log text; null as long as it is not there, because its wordings are
 * loaded after a page stands.
 */
export type CauseReader = ((logText: string | null | undefined) => KnownCause | null) | null

/** Status of interface.md, part 3. */
const statuses = ['ok', 'pending', 'failed', 'handled'] as const

/** Words of ChannelStatus that no document shows and that we expect. */
const channelStatuses = [
  'sent',
  'delivered',
  'receiptreceived',
  'waitingforreceipt',
  'queued',
  'rejected',
  'notfound',
  'expired',
] as const

type Status = (typeof statuses)[number] | 'none' | 'odd'
type Channel = (typeof channelStatuses)[number] | 'none' | 'odd'
type StatusVerdict = [StatusTone, StatusKey]

const contradiction: StatusVerdict = ['unknown', 'contradiction']

const verdicts: Record<'ok' | 'pending', Record<Channel, StatusVerdict>> = {
  ok: {
    sent: ['ok', 'sent'],
    delivered: ['ok', 'delivered'],
    receiptreceived: ['ok', 'receiptIn'],
    waitingforreceipt: ['wait', 'sentWaits'],
    queued: ['wait', 'queued'],
    rejected: contradiction,
    notfound: contradiction,
    expired: contradiction,
    none: ['ok', 'sentUntold'],
    odd: ['unknown', 'sentOdd'],
  },
  pending: {
    sent: ['wait', 'sentWaits'],
    delivered: ['wait', 'deliveredWaits'],
    receiptreceived: ['wait', 'receiptInWaits'],
    waitingforreceipt: ['wait', 'waitsForReceipt'],
    queued: ['wait', 'queued'],
    rejected: contradiction,
    notfound: contradiction,
    expired: contradiction,
    none: ['wait', 'waitsForAnswer'],
    odd: ['wait', 'waitsOdd'],
  },
}

/**
 * The two levels of a row's status as one sentence. Values are compared without case and blanks
 * around them; whatever nobody has documented, and levels that contradict each other, are told as
 * they came. A search row does not know the request's own status.
 *
 * @param causeOf reads the cause of a failure; without it a failure is told, and not why.
 */
export function summarizeTransactionStatus(
  row: StatusRow,
  causeOf: CauseReader,
): TransactionStatusSummary {
  const status = row.Status?.trim() ?? ''
  const channel = row.ChannelStatus?.trim() ?? ''
  const cause = status.toLowerCase() === 'failed' ? (causeOf?.(row.LogText)?.cause ?? null) : null
  const levels = getStatusLevels(row)
  const verdict = resolveVerdict(levels.status, levels.channel, cause, row)
  const [tone, key]: StatusVerdict =
    causeOf === null && verdict[0] === 'fail' ? ['fail', 'failed'] : verdict
  const { mismatched } = resolveChannels(row)
  return {
    tone,
    key,
    params: {
      status,
      channel,
      document: isCreditNote(row) ? 'creditNote' : 'other',
      way: mismatched ? 'drifted' : 'other',
    },
    cause,
  }
}

/**
 * The two levels of a row as they are read; `none` is a value that is not given, `odd` one that
 * nobody has documented.
 */
export const getStatusLevels = (
  row: Pick<StatusRow, 'Status' | 'ChannelStatus'>,
): { status: Status; channel: Channel } => ({
  status: parseLevel(row.Status?.trim() ?? '', statuses),
  channel: parseLevel(row.ChannelStatus?.trim() ?? '', channelStatuses),
})

function resolveVerdict(
  status: Status,
  channel: Channel,
  cause: CauseKey | null,
  row: StatusRow,
): StatusVerdict {
  if (status === 'ok' || status === 'pending') return verdicts[status][channel]
  if (status === 'handled') return ['handled', 'handled']
  if (status === 'odd') return ['unknown', 'undocumented']
  if (status === 'none')
    return channel === 'none'
      ? ['unknown', 'untold']
      : channel === 'queued'
        ? ['new', 'channelQueued']
        : ['unknown', 'channelOnly']
  if (channel === 'delivered' || channel === 'receiptreceived') return contradiction
  if (cause) return ['fail', 'failedCause']
  if (channel !== 'none') return ['fail', 'failedChannel']
  return ['fail', row.LogText?.trim() ? 'failedText' : 'failedUntold']
}

function parseLevel<Word extends string>(
  value: string,
  known: readonly Word[],
): Word | 'none' | 'odd' {
  if (value === '') return 'none'
  return known.find((word) => word === value.toLowerCase()) ?? 'odd'
}

/** The values of InvoiceType are not documented; `CreditNote` and `Credit note` are expected. */
export const isCreditNote = ({ InvoiceType }: Pick<StatusRow, 'InvoiceType'>) =>
  /^credit[ _-]?note$/i.test(InvoiceType?.trim() ?? '')
