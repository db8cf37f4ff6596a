import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'

export type ChannelRow = {
  [Field in 'RequestedChannel' | 'ActualChannel' | 'Status']?: SummaryRow[Field]
}

export type Channels = {
  /** As it came; null where it is not told. */
  requested: string | null
  actual: string | null
  /** It went by another channel than was asked for. */
  mismatched: boolean
  /** Nothing went out by any channel. */
  none: boolean
  /** By which channel is not told: it went out, or the row does not carry that. */
  untold: boolean
}

/**
 * The channel that was asked for and the one that was taken. What went well without a named channel
 * is not said to have gone nowhere, nor is what does not carry the field.
 */
export function resolveChannels(row: ChannelRow): Channels {
  const requested = row.RequestedChannel?.trim() || null
  const actual = row.ActualChannel?.trim() || null
  const isNone = row.ActualChannel !== undefined && row.Status?.trim().toLowerCase() !== 'ok'
  return {
    requested,
    actual,
    mismatched:
      requested !== null && actual !== null && requested.toLowerCase() !== actual.toLowerCase(),
    none: requested !== null && actual === null && isNone,
    untold: requested !== null && actual === null && !isNone,
  }
}
