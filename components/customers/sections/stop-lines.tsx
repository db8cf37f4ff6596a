import { Glyph } from '@/components/ui/glyph'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import { listRunningStops, noEnd, type Stop } from '@/lib/features/customers/domain/stops'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * A line for each stop that runs, or whose date cannot be read: what is stopped, until when, and
 * why.
 */
export function StopLines({ customer }: { customer: CustomerRead }) {
  const t = useT()
  const today = useToday()
  return listRunningStops(customer, today).map((stop) => (
    <p
      key={stop.kind}
      className="flex min-h-9 items-center gap-2.5 border-b border-line bg-wait-tint px-6 py-1 max-narrow:flex-wrap max-narrow:items-start max-narrow:px-4 max-narrow:py-2"
    >
      <Glyph verdict="stop" className="max-narrow:mt-[3px]" />
      <span className="min-w-0 flex-1 max-narrow:basis-4/5">
        <b>{t(`customers.stop.${stop.kind}`)}</b> {describeUntil(t, stop)}{' '}
        {stop.memo ? `“${stop.memo}”` : t('customers.stop.noMemo')}
      </span>
      <a className="ml-auto whitespace-nowrap max-narrow:ml-6" href="#stops">
        {t('customers.stop.goTo')}
      </a>
    </p>
  ))
}

function describeUntil(t: Translate, stop: Stop) {
  if (stop.unreadable !== undefined) return t('customers.stop.unreadable', { raw: stop.unreadable })
  return stop.until === noEnd
    ? t('customers.stop.forEver')
    : t('customers.stop.until', { day: formatLongDate(t, stop.until), days: stop.daysLeft })
}
