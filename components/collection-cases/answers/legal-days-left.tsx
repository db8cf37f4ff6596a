import { useT } from '@/lib/client/translation'
import type { LegalProgress } from '@/lib/features/collection-cases/domain/legal-progress'
import { getDateNames } from '@/lib/shared/format/date-names'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { labelLegalStep } from '../decisions/decision-days'

/**
 * The legal days of a step that are left, as a number and as a bar that fills as they go. Nothing
 * where no rule is known.
 */
export function LegalDaysLeft({ progress }: { progress: LegalProgress | null }) {
  const t = useT()
  if (progress === null) return null
  const { step, days, daysLeft, lastDay, source } = progress
  const detail = `${labelLegalStep(t, step)}: ${t('decisions.days.through', {
    day: formatLongDate(t, lastDay),
  })}. ${t('decisions.days.source', { source })}`
  const words =
    daysLeft < 0
      ? t('decisions.answers.legalOver', { day: formatShortDay(t, lastDay) })
      : t('decisions.answers.legalLeft', { left: daysLeft, days })
  return (
    <span className="inline-flex items-center gap-2" title={detail}>
      <span className={daysLeft === 0 || daysLeft === 1 ? 'font-semibold' : 'text-ink-2'}>
        {words}
      </span>
      <progress
        className={`${bar} ${daysLeft < 0 ? gone : daysLeft <= 1 ? last : running}`}
        value={days - Math.max(0, daysLeft)}
        max={days}
        aria-label={detail}
      />
    </span>
  )
}

const bar =
  'h-1.5 w-10 flex-none appearance-none overflow-hidden rounded-xs border-0 bg-line-strong forced-colors:appearance-auto [&::-webkit-progress-bar]:bg-line-strong'
const running = '[&::-moz-progress-bar]:bg-wait-mark [&::-webkit-progress-value]:bg-wait-mark'
const last = '[&::-moz-progress-bar]:bg-fail-mark [&::-webkit-progress-value]:bg-fail-mark'
const gone = '[&::-moz-progress-bar]:bg-unknown-mark [&::-webkit-progress-value]:bg-unknown-mark'

const formatShortDay = (t: Translate, day: string) =>
  getDateNames(t).formatShortDayInUtc(new Date(`${day}T00:00:00Z`))
