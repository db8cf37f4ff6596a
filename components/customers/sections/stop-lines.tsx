import { Glyph } from '@/components/ui/glyph'
import { useToday } from '@/components/ui/hooks/use-today'
import { listRunningStops, noEnd, type Stop } from '@/lib/features/customers/domain/stops'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { t } from '@/lib/shared/i18n/translate-receivables'
import type { CustomerRead } from '../edit/customer-read'

/**
 * A line for each stop that runs, or whose date cannot be read: what is stopped, until when, and
 * why.
 */
export function StopLines({ customer }: { customer: CustomerRead }) {
  const today = useToday()
  return listRunningStops(customer, today).map((stop) => (
    <p key={stop.kind} className="stopline">
      <Glyph verdict="stop" />
      <span>
        <b>{t(`customers.stop.${stop.kind}`)}</b> {describeUntil(stop)}{' '}
        {stop.memo ? `“${stop.memo}”` : t('customers.stop.noMemo')}
      </span>
      <a href="#stops">{t('customers.stop.goTo')}</a>
    </p>
  ))
}

function describeUntil(stop: Stop) {
  if (stop.unreadable !== undefined) return t('customers.stop.unreadable', { raw: stop.unreadable })
  return stop.until === noEnd
    ? t('customers.stop.forEver')
    : t('customers.stop.until', { day: formatLongDate(stop.until), days: stop.daysLeft })
}
