import { Foot } from '@/components/layout/foot'
import { Kbd } from '@/components/ui/kbd'
import { Moment } from '@/components/ui/moment'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import { formatTime } from '@/lib/shared/format/date-time'

/** How many lines are held, of how many, when they were read, and the keys. */
export function JournalFoot({
  held: { count, readAt },
  shown,
}: {
  held: { count: number; readAt: number }
  shown: number | undefined
}) {
  const t = useT()
  return (
    <Foot className="sticky bottom-0 z-2 max-narrow:static print:static">
      <span role="status">
        {shown === undefined
          ? t('journal.heldUncounted', { shown: count })
          : t('journal.held', { shown: formatCount(count), count: shown })}
      </span>
      <span>
        {t('layout.readAt')} <Moment instant={readAt} format={formatTime} />
      </span>
      <span className="flex-1" />
      <span className="max-narrow:hidden print:hidden">
        <Kbd>J</Kbd> <Kbd>K</Kbd> {t('journal.keys.move')} <Kbd>Enter</Kbd> {t('journal.keys.open')}
      </span>
    </Foot>
  )
}
