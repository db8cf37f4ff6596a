import { useT } from '@/lib/client/translation'
import {
  type ChannelRow,
  resolveChannels,
} from '@/lib/features/invoice-search/domain/channel-mismatch'
import type { Translate } from '@/lib/shared/i18n/translate'

/** The channel that was asked for; and where it differs, the one that was taken. */
export function ChannelMismatch({ row }: { row: ChannelRow }) {
  const t = useT()
  const { requested, actual, mismatched, none, untold } = resolveChannels(row)
  if (!mismatched && !none && !untold) return requested ?? actual
  return (
    <>
      {requested} <Arrow />{' '}
      {mismatched ? (
        <b>{actual}</b>
      ) : (
        <span className="text-ink-3">{none ? labelNoChannel(t) : labelUnknownChannel(t)}</span>
      )}
    </>
  )
}

const labelNoChannel = (t: Translate) => t('transactions.channel.none')
const labelUnknownChannel = (t: Translate) => t('transactions.channel.untold')

function Arrow() {
  const t = useT()
  return (
    <>
      <span className="text-ink-3" aria-hidden="true">
        →
      </span>
      <span className="sr-only">{t('transactions.channel.to')}</span>
    </>
  )
}
