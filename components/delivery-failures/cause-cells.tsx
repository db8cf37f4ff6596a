import type { ReactNode } from 'react'
import { Glyph } from '@/components/ui/glyph'
import { PersonLink } from '@/components/ui/record-links/person-link'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { countDaysBetween, parseTimestampDay } from '@/lib/shared/dates/calendar-date'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'

/** Days since the first failure of the period; another form of time as it came. */
export function SinceFirst({
  t,
  time,
  today,
}: {
  t: Translate
  time: string | null
  today: string
}) {
  if (time === null) return <Absent />
  const day = parseTimestampDay(time)
  const days = day === null ? Number.NaN : countDaysBetween(day, today)
  if (day === null || Number.isNaN(days)) return time
  return (
    <span title={t('deliveryFailures.firstOn', { day })}>
      {days < 0 ? day.slice(5) : t('deliveryFailures.days', { days })}
    </span>
  )
}

/** Who has a cause; a dash where that is not known. */
export function Owner({
  t,
  owner,
  userName,
}: {
  t: Translate
  owner: NamedRow['owner']
  userName: string
}) {
  if (owner === undefined) return <Absent />
  if (owner === null) return <span className="text-ink-3">{t('deliveryFailures.nobody')}</span>
  return (
    <PersonLink
      person={owner}
      say={(person) => (owner === userName ? t('deliveryFailures.you', { person }) : person)}
      tabIndex={-1}
    />
  )
}

/** How many of the failures somebody has handled. */
export const formatHandled = (t: Translate, { count, unhandled }: NamedRow['row']) =>
  t('deliveryFailures.handledOf', {
    all: unhandled === 0 ? 'yes' : 'no',
    handled: formatCount(count - unhandled),
    count: formatCount(count),
  })

/** The same, with a bar. */
export function HandledShare({ t, row }: { t: Translate; row: NamedRow['row'] }) {
  const share = (row.count - row.unhandled) / row.count
  return (
    <span className="inline-flex items-center gap-2">
      <svg width={42} height={4} aria-hidden="true" className="flex-none card:hidden">
        <rect width={42} height={4} rx={2} className="fill-line-strong" />
        <rect
          width={Math.round(share * 42)}
          height={4}
          rx={2}
          className="fill-handled-mark forced-colors:fill-[CanvasText]"
        />
      </svg>
      <span className={row.unhandled === row.count ? 'text-ink-3' : undefined}>
        {formatHandled(t, row)}
      </span>
    </span>
  )
}

const Absent = (): ReactNode => <span className="text-ink-3">–</span>

/** What a cause looks like before its name: failed, not recognised, or handled. */
export function CauseGlyph({ row }: { row: NamedRow['row'] }) {
  const verdict = row.unhandled === 0 ? 'handled' : row.kind === 'cause' ? 'fail' : 'unknown'
  return <Glyph verdict={verdict} className="flex-none" />
}
