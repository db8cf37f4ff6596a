import { Fragment } from 'react'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { LegalStep } from '@/lib/features/collection-cases/domain/collection-rules'
import { calculateDecisionDays } from '@/lib/features/collection-cases/domain/decision-days'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { t } from '@/lib/shared/i18n/translate-decisions'

/**
 * The days that an answer hangs on: the one that the upstream names, and those of the law as far as
 * they are known. Nothing where nothing is asked.
 */
export function DecisionDays({ read, today }: { read: CollectionCase; today: string }) {
  const { decideBy, unreadable, legal } = calculateDecisionDays(read, today)
  if (decideBy === null && unreadable === null && legal.length === 0) return null
  return (
    <dl className="facts basis-full grid-cols-[max-content_minmax(0,1fr)]">
      {decideBy && (
        <>
          <dt>{t('decisions.days.decideBy')}</dt>
          <dd>
            <b>{formatLongDate(decideBy.day)}</b>, {formatDaysLeft(decideBy.daysLeft)}
          </dd>
        </>
      )}
      {unreadable && (
        <>
          <dt>{t('decisions.days.decideBy')}</dt>
          <dd>{formatLongDate(unreadable)}</dd>
        </>
      )}
      {legal.map(({ step, days }) => (
        <Fragment key={step}>
          <dt>{labelLegalStep(step)}</dt>
          <dd>
            {days.known ? (
              <>
                {t('decisions.days.through', { day: formatLongDate(days.lastDay) })},{' '}
                {formatDaysLeft(days.daysLeft)}
                <small>{t('decisions.days.source', { source: days.rule.source })}</small>
              </>
            ) : (
              <span className="absent">{t(`decisions.days.${days.why}`)}</span>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

/** Days to a last day in words; once it is over, since when. */
export const formatDaysLeft = (daysLeft: number) =>
  daysLeft < 0
    ? t('decisions.days.over', { days: -daysLeft })
    : t('decisions.days.left', { days: daysLeft })

const steps = ['collectionNotice', 'leaseRecovery', 'eviction'] as const

function labelLegalStep(step: LegalStep) {
  const known = steps.find((each) => each === step)
  return t(`decisions.days.${known ?? 'other'}`)
}
