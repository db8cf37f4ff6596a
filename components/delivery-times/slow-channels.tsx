import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ChannelPace } from '@/lib/features/delivery-times/client/delivery-times'
import { isJudged } from '@/lib/features/delivery-times/domain/channel-paces'
import { formatCount } from '@/lib/shared/format/count'

/** The channels that are slower or fail more than they did, each with its numbers; or that none is. */
export function SlowChannels({ channels }: { channels: readonly ChannelPace[] }) {
  const t = useT()
  const unusual = channels.filter(({ isSlow, isFailing }) => isSlow || isFailing)
  const judged = channels.filter(isJudged)
  return (
    <section aria-label={t('deliveryTimes.channels')}>
      {unusual.map((pace) => (
        <StateBlock key={pace.channel} kind="warned" variant="strip" title={describePace(pace)}>
          {t('deliveryTimes.slowBefore', {
            before: toPercent(pace.isSlow ? pace.lateBefore : pace.failedBefore),
            companies: pace.companies,
          })}
        </StateBlock>
      ))}
      {unusual.length === 0 && channels.length > 0 && (
        <StateBlock
          kind={judged.length > 0 ? 'done' : 'empty'}
          variant="strip"
          title={t(judged.length > 0 ? 'deliveryTimes.none' : 'deliveryTimes.noneUnknown')}
        >
          {judged.length > 0 && t('deliveryTimes.noneMeaning', { count: judged.length })}
        </StateBlock>
      )}
    </section>
  )

  function describePace({ channel, hours, late, failed, isSlow }: ChannelPace) {
    const { count, of } = isSlow ? late : failed
    return t(isSlow ? 'deliveryTimes.slow' : 'deliveryTimes.failing', {
      channel,
      hours: String(hours),
      count: formatCount(count),
      of: formatCount(of),
    })
  }
}

const toPercent = ({ count, of }: { count: number; of: number }) => Math.round((100 * count) / of)
