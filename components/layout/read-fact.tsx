import { Moment } from '@/components/ui/moment'
import { formatTime } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * When what a page shows was read, for the facts of its head: a page that is come back to shows what
 * was there before, and reads it again.
 *
 * @param readAt milliseconds since 1970.
 */
export const createReadFact = (t: Translate, readAt: number) => ({
  label: t('layout.readAt'),
  value: <Moment instant={readAt} format={formatTime} />,
})
