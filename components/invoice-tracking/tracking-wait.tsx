import { useQuery } from '@tanstack/react-query'
import { useToday } from '@/components/ui/hooks/use-today'
import { useT } from '@/lib/client/translation'
import {
  getDeliveredQuery,
  type StatusAnswer,
} from '@/lib/features/invoice-tracking/client/invoice-tracking'
import { findUsualWait, measureWait } from '@/lib/features/invoice-tracking/domain/wait-length'
import { formatLength } from '@/lib/shared/format/age'

type Props = { answer: StatusAnswer; readAt: number; mayPartner: boolean }

/**
 * How long an invoice has waited, and what is usual by its channel for its company, where enough of
 * its deliveries could be read to know.
 */
export function TrackingWait({ answer, readAt, mayPartner }: Props) {
  const t = useT()
  const today = useToday()
  const companyId = answer.CompanyId ?? null
  const channel = answer.Transaction?.RequestedChannel?.trim()
  const { data } = useQuery({
    ...getDeliveredQuery(companyId ?? 0, today),
    enabled: mayPartner && companyId !== null && Boolean(channel),
    retry: false,
  })
  const waited = measureWait(answer, readAt)
  if (waited === null) return null
  const rows = (data?.Rows ?? []).filter((row) => row !== null)
  const usual = channel && companyId !== null ? findUsualWait(rows, { companyId, channel }) : null
  const isLong = usual !== null && waited > usual.ms
  return (
    <p className={`mt-2 ${isLong ? 'text-wait' : 'text-ink-2'}`}>
      {t('invoiceTracking.wait.since', { length: formatLength(t, waited) })}{' '}
      {usual &&
        channel &&
        t(isLong ? 'invoiceTracking.wait.longer' : 'invoiceTracking.wait.usual', {
          channel,
          length: formatLength(t, usual.ms),
          count: usual.count,
        })}
    </p>
  )
}
