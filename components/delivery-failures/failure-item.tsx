'use client'

import { formatCount } from '@/components/data-grid/pager'
import { type Fact, Facts } from '@/components/form/facts'
import { ButtonLink } from '@/components/ui/button-link'
import { Glyph } from '@/components/ui/glyph'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { toFailedRowsQueryString } from '@/lib/features/delivery-failures/client/failures-view'
import {
  describeCause,
  findFieldToFix,
} from '@/lib/features/delivery-failures/messages/describe-cause'
import { formatWallTime } from '@/lib/shared/format/wall-time'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { routes } from '@/lib/shared/routes'
import { CauseMark } from './cause-mark'
import { FailureDays } from './failure-days'
import { FailureSamples } from './failure-samples'
import { useFailuresPlace } from './failures-context'

/** One cause: how often, where, what it means, what to do, and whether somebody has. */
export function FailureItem({ group, failed }: { group: FailureGroup; failed: number }) {
  const { question } = useFailuresPlace()
  const { name, means, next } = describeCause(group)
  const ids = group.companies.map(({ companyId }) => companyId)
  return (
    <li className="failure" data-handled={group.unhandled === 0 || undefined}>
      <div className="failure-head">
        <Glyph
          verdict={group.unhandled === 0 ? 'handled' : group.kind === 'cause' ? 'fail' : 'unknown'}
        />
        <h2>{name}</h2>
        <span className="failure-count">
          {t('failures.count', { count: group.count, share: formatShare(group.count, failed) })}
        </span>
      </div>
      <div className="failure-body">
        <div>
          {group.shape && <p className="raw">{group.shape}</p>}
          <p className="failure-prose">{means}</p>
          <p className="failure-prose">{next}</p>
          <Facts items={listGroupFacts(group)} />
          {group.kind === 'cause' && <p className="raw">{group.samples[0]?.LogText}</p>}
        </div>
        <FailureDays days={group.days} from={question.FromDate} to={question.ToDate} />
      </div>
      <FailureSamples group={group} />
      <div className="failure-steps">
        <CauseMark group={group} />
        <ButtonLink
          size="sm"
          variant="quiet"
          href={routes.partnerSearch(toFailedRowsQueryString(question, ids))}
        >
          {t('failures.rows')}
        </ButtonLink>
      </div>
    </li>
  )
}

function formatShare(count: number, failed: number): string {
  const percent = Math.round((count / failed) * 100)
  return percent < 1 ? t('failures.shareSmall') : t('failures.share', { percent })
}

function listGroupFacts(group: FailureGroup): Fact[] {
  return [
    ...(group.kind === 'cause'
      ? [
          {
            label: t('failures.fix'),
            value: findFieldToFix(group.cause)?.label ?? t('failures.fixNone'),
          },
        ]
      : []),
    {
      label: t('failures.inCompanies'),
      value: formatCounts(
        group.companies.map(({ companyId, name, count }) => [
          [name, companyId].filter(Boolean).join(' '),
          count,
        ]),
      ),
    },
    {
      label: t('failures.channels'),
      value: formatCounts(group.channels.map(({ channel, count }) => [channel, count])),
    },
    {
      label: t('failures.period'),
      value: formatRange(formatTime(group.firstTime), formatTime(group.lastTime)),
    },
    { label: t('failures.transactions'), value: formatRange(group.oldestRid, group.newestRid) },
  ]
}

/** The most frequent few with their counts. */
function formatCounts(counts: [string, number][]): string | null {
  if (counts.length === 0) return null
  const shown = counts.slice(0, 4).map(([name, count]) => `${name}: ${formatCount(count)}`)
  return [
    ...shown,
    ...(counts.length > 4 ? [t('failures.more', { count: counts.length - 4 })] : []),
  ].join(', ')
}

const formatTime = (time: string | null) => time && formatWallTime(time)

/** From one to another; one where they are the same. */
const formatRange = (first: string | number | null, last: string | number | null) =>
  first === last ? first : `${first} – ${last}`
