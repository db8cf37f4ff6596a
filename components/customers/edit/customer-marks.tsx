import { Chip } from '@/components/ui/chip'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { listUnknownValues } from '@/lib/features/customers/domain/known-customer-values'
import { listRunningStops } from '@/lib/features/customers/domain/stops'
import { listUnknownFields } from '@/lib/features/customers/domain/unknown-fields'
import { formatLongDate } from '@/lib/shared/format/date-time'

/**
 * What a person has to see at a glance: which stops run, blocked channels, values that the desk
 * does not know, no address.
 */
export function CustomerMarks({ customer }: { customer: CustomerRow }) {
  const t = useT()
  return (
    <span className="relative z-1 flex gap-1">
      <RunningStops customer={customer} />
      <Blocks customer={customer} />
      <Unknown customer={customer} />
      {hasBlankAddress(customer) && <Chip variant="unknown">{t('customers.marks.noAddress')}</Chip>}
    </span>
  )
}

function RunningStops({ customer }: { customer: CustomerRow }) {
  const t = useT()
  const today = useToday()
  const running = listRunningStops(customer, today)
  if (running.length === 0) return null
  const details = running.map((each) => {
    const stop = t(`customers.list.stopped.${each.kind}`)
    return each.unreadable !== undefined
      ? t('customers.list.stoppedUnreadable', { stop, raw: each.unreadable })
      : t('customers.list.stoppedUntil', {
          stop,
          day: formatLongDate(t, each.until),
          days: each.daysLeft,
        })
  })
  return (
    <Chip variant="wait" glyph="stop" detail={details.join('\n')}>
      {running.map(({ kind }) => t(`customers.list.stopped.${kind}`)).join(', ')}
    </Chip>
  )
}

/** True for an address that is shown and blank. One that the list does not show says nothing. */
const hasBlankAddress = ({ postalAddress }: CustomerRow) => {
  const lines = addressGroup.map((line) => postalAddress?.[line]).filter((line) => line != null)
  return lines.length > 0 && lines.every((line) => line.trim() === '')
}

const channels = ['efakturaBlockIds', 'peppolBlockIds', 'digipostBlockIds'] as const

function Blocks({ customer }: { customer: CustomerRow }) {
  const t = useT()
  const blocked = channels
    .map((channel) => ({ channel, count: customer[channel]?.length ?? 0 }))
    .filter(({ count }) => count > 0)
  if (blocked.length === 0) return null
  const details = blocked.map(({ channel, count }) =>
    t('customers.list.blockedBy', { channel: t(`customerFields.${channel}`), count }),
  )
  return (
    <Chip variant="line" detail={details.join('\n')}>
      {t('customers.marks.blocked', { count: blocked.reduce((sum, { count }) => sum + count, 0) })}
    </Chip>
  )
}

/** The longest raw value that a mark repeats. */
const rawMax = 60

function Unknown({ customer }: { customer: CustomerRow }) {
  const t = useT()
  const fields = listUnknownFields(customer).map(([field, value]): [string, string] => [
    field,
    JSON.stringify(value),
  ])
  const unknown = [...listUnknownValues(customer), ...fields]
  if (unknown.length === 0) return null
  const details = unknown.map(([field, value]) =>
    t('customers.list.unknownValue', { field, value: value.slice(0, rawMax) }),
  )
  return (
    <Chip variant="unknown" glyph="unknown" detail={details.join('\n')}>
      {t('customers.list.unknown')}
    </Chip>
  )
}
