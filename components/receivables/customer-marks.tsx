import { Chip } from '@/components/ui/chip'
import { useToday } from '@/components/ui/use-today'
import { stopsOf } from '@/lib/domain/stops'
import { t } from '@/lib/format/translate'
import type { CustomerRow } from './customer-read'

/** What a clerk has to see at a glance: a running stop, blocked channels, no address. */
export function CustomerMarks({ customer }: { customer: CustomerRow }) {
  const today = useToday()
  const running = stopsOf(customer, today).filter((stop) => stop.daysLeft >= 0)
  const blocks = [customer.efakturaBlockIds, customer.peppolBlockIds, customer.digipostBlockIds].reduce((count, ids) => count + (ids?.length ?? 0), 0)
  return (
    <span className="flex gap-1">
      {running.length > 0 && (
        <Chip look="wait" glyph="stop">
          {t('customers.marks.stopped')}
        </Chip>
      )}
      {blocks > 0 && <Chip look="line">{t('customers.marks.blocked', { count: blocks })}</Chip>}
      {!customer.postalAddress && <Chip look="unknown">{t('customers.marks.noAddress')}</Chip>}
    </span>
  )
}
