import type { ReactNode } from 'react'
import { Foot } from '@/components/layout/foot'
import { Button } from '@/components/ui/button'
import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'

/**
 * What is held of a list once it was read, what was dropped, when it was read, and the way to read
 * it anew.
 */
export function ListFooter({ list, held, notes, actions, onAgain }: ListFooterProps) {
  const t = useT()
  const { doubles, readAt } = list ?? notTold
  return (
    <Foot>
      <span role="status">{list?.readAt === null ? null : held}</span>
      {doubles > 0 && <span>{t('layout.duplicates', { count: formatCount(doubles) })}</span>}
      {readAt !== null && (
        <span className="max-narrow:hidden">
          {t('layout.readAt')} <Moment instant={readAt} format={formatTime} />
        </span>
      )}
      {notes}
      <span className="flex-1" />
      {actions}
      {onAgain && (
        <Button variant="quiet" size="sm" onClick={onAgain}>
          {t('layout.readAgain')}
        </Button>
      )}
    </Foot>
  )
}

const notTold = { doubles: 0, readAt: null }

type ListFooterProps = {
  /** Absent where nobody counts that, or parts were read at different times. */
  list?: { doubles: number; readAt: number | null }
  /** How many rows are held, and of how many. */
  held: ReactNode
  /** What else is to be known of the list. */
  notes?: ReactNode
  /** What may be done with the whole of it. */
  actions?: ReactNode
  onAgain?: () => void
}
