import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import { getDeliveryTimesQuery } from '@/lib/features/delivery-times/client/public'
import { findLane, measureWait, toLaneKey } from '@/lib/features/delivery-times/domain/public'
import type { StatusAnswer } from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { formatLength } from '@/lib/shared/format/age'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'

type Props = { answer: StatusAnswer; readAt: number; mayPartner: boolean }

/**
 * How long an invoice has waited, what is usual of its company, channel and type where enough
 * deliveries could be read to know, and whether its channel is slow for others too.
 */
export function TrackingWait({ answer, readAt, mayPartner }: Props) {
  const t = useT()
  const companyId = answer.CompanyId ?? null
  const lane = findLane({ ...answer.Transaction, CompanyId: companyId })
  const { data } = useQuery({
    ...getDeliveryTimesQuery([companyId ?? 0]),
    enabled: mayPartner && lane !== null,
    retry: false,
  })
  const waited = measureWait(answer, readAt)
  if (waited === null) return null
  const usual = lane && data?.lanes.find((each) => toLaneKey(each) === toLaneKey(lane))?.usual
  const isLong = Boolean(usual && waited > usual.longMs)
  const pace = data?.channels.find(
    ({ channel }) => channel.toLowerCase() === lane?.channel.toLowerCase(),
  )
  return (
    <p className={`mt-2 ${isLong ? 'text-wait' : 'text-ink-2'}`}>
      {t('invoiceTracking.wait.since', { length: formatLength(t, waited) })}{' '}
      {usual &&
        lane &&
        t(isLong ? 'invoiceTracking.wait.longer' : 'invoiceTracking.wait.usual', {
          channel: lane.channel,
          kind: usual.by === 'kind' && lane.kind ? lane.kind : 'none',
          median: formatLength(t, usual.medianMs),
          long: formatLength(t, usual.longMs),
          count: formatCount(usual.count),
        })}{' '}
      {pace?.isSlow && describePace('slow', pace.late)}{' '}
      {pace?.isFailing && describePace('failing', pace.failed)}{' '}
      {usual && <Link href={routes.deliveryTimes()}>{t('invoiceTracking.wait.more')}</Link>}
    </p>
  )

  function describePace(is: 'slow' | 'failing', { count, of }: { count: number; of: number }) {
    return t(`invoiceTracking.wait.${is}`, {
      channel: pace?.channel ?? '',
      hours: pace?.hours ?? 0,
      count: formatCount(count),
      of: formatCount(of),
    })
  }
}
