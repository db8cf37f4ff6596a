import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { FailureRow } from '@/lib/features/delivery-failures/domain/failure-rows'
import { formatDateTime } from '@/lib/shared/format/date-time'

/** Who marked a cause as handled, when, with which note, and what came since. */
export function HandledLine({
  handled: { by, at, note, newer },
}: {
  handled: NonNullable<FailureRow['handled']>
}) {
  const t = useT()
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 pt-2.5 wrap-anywhere text-ink-2">
      <Glyph verdict={newer > 0 ? 'new' : 'handled'} />
      <span>
        <PersonLink
          person={by}
          say={(person) =>
            newer > 0
              ? t('deliveryFailures.newer', { count: newer, person })
              : t('deliveryFailures.handledBy', { person })
          }
        />
      </span>
      <Moment instant={at} format={formatDateTime} />
      {note && <q>{note}</q>}
    </p>
  )
}
