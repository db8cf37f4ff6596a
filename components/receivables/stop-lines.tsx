import { Glyph } from '@/components/ui/glyph'
import { useToday } from '@/components/ui/use-today'
import { noEnd, stopsOf } from '@/lib/domain/stops'
import { dayInWords } from '@/lib/format/moment'
import { t } from '@/lib/format/translate-receivables'
import type { CustomerRead } from './customer-read'

/** A line for each stop that runs: what is stopped, until when, and why. */
export function StopLines({ customer }: { customer: CustomerRead }) {
  const today = useToday()
  return stopsOf(customer, today)
    .filter((stop) => stop.daysLeft >= 0)
    .map(({ kind, until, memo, daysLeft }) => (
      <p key={kind} className="stopline">
        <Glyph verdict="stop" />
        <span>
          <b>{t(`customers.stop.${kind}`)}</b>{' '}
          {until === noEnd ? t('customers.stop.forEver') : t('customers.stop.until', { day: dayInWords(until), days: daysLeft })}{' '}
          {memo ? `“${memo}”` : t('customers.stop.noMemo')}
        </span>
        <a href="#stops">{t('customers.stop.goTo')}</a>
      </p>
    ))
}
