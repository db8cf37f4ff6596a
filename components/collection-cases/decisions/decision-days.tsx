import { Fragment } from 'react'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { LegalStep } from '@/lib/features/collection-cases/domain/collection-rules'
import { calculateDecisionDays } from '@/lib/features/collection-cases/domain/decision-days'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'

/**
 * The days that an answer hangs on: the one that the upstream names, and those of the law as far as
 * they are known. Nothing where nothing is asked.
 */
export function DecisionDays({ read, today }: { read: CollectionCase; today: string }) {
  const t = useT()
  const { decideBy, unreadable, legal } = calculateDecisionDays(read, today)
  if (decideBy === null && unreadable === null && legal.length === 0) return null
  return (
    <dl className="grid basis-full grid-cols-[max-content_minmax(0,1fr)] items-baseline gap-x-4 [&>dd]:min-w-0 [&>dd]:py-1 [&>dd]:wrap-anywhere [&>dt]:py-1 [&>dt]:text-ink-2">
      {decideBy && (
        <>
          <dt>{t('decisions.days.decideBy')}</dt>
          <dd>
            <b>{formatLongDate(t, decideBy.day)}</b>, {formatDaysLeft(t, decideBy.daysLeft)}
          </dd>
        </>
      )}
      {unreadable && (
        <>
          <dt>{t('decisions.days.decideBy')}</dt>
          <dd>{formatLongDate(t, unreadable)}</dd>
        </>
      )}
      {legal.map(({ step, days }) => (
        <Fragment key={step}>
          <dt>{labelLegalStep(t, step)}</dt>
          <dd>
            {days.known ? (
              <>
                {t('decisions.days.through', { day: formatLongDate(t, days.lastDay) })},{' '}
                {formatDaysLeft(t, days.daysLeft)}
                <small className="ml-2 text-(length:--text-xs) text-ink-3">
                  {t('decisions.days.source', { source: days.rule.source })}
                </small>
              </>
            ) : (
              <span className="text-ink-3">{t(`decisions.days.${days.why}`)}</span>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Days to a last day in words; once it is over, since when. */
export const formatDaysLeft = (t: Translate, daysLeft: number) =>
  daysLeft < 0
    ? t('decisions.days.over', { days: -daysLeft })
    : t('decisions.days.left', { days: daysLeft })

const steps = ['collectionNotice', 'leaseRecovery', 'eviction'] as const

/** What a legal step is called. */
export function labelLegalStep(t: Translate, step: LegalStep) {
  const known = steps.find((each) => each === step)
  return t(`decisions.days.${known ?? 'other'}`)
}
