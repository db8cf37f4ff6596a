import { type ChannelRow, channelsOf } from '../domain/channel-drift'
import { type StatusRow, type StatusSentence, statusOf } from '../domain/transaction-status'
import { t } from './translate-partner'

/** The sentence of a status in words. */
export const statusWords = ({ key, params, cause }: StatusSentence): string =>
  t(`transactions.status.${key}`, { ...params, cause: cause ? t(`causes.${cause}.short`) : '' })

/** The status of a row as one sentence, as it is copied. */
export const statusText = (row: StatusRow): string => statusWords(statusOf(row))

/** The channels of a row as they are copied: `Peppol`, `Peppol → Print`, `Peppol → none`; nothing where none is told. */
export function channelText(row: ChannelRow): string {
  const { requested, actual, drifted, none, untold } = channelsOf(row)
  if (drifted) return `${requested} → ${actual}`
  if (none) return `${requested} → ${t('transactions.channel.none')}`
  if (untold) return `${requested} → ${t('transactions.channel.untold')}`
  return requested ?? actual ?? ''
}
