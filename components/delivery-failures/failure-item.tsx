'use client'

import { formatCount } from '@/components/data-grid/pager'
import { type Fact, Facts } from '@/components/form/facts'
import { Glyph } from '@/components/ui/glyph'
import { ButtonLink } from '@/components/ui/link'
import { RawText } from '@/components/ui/states/raw-text'
import { useT } from '@/lib/client/translation'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import { toFailedRowsQueryString } from '@/lib/features/delivery-failures/client/failures-view'
import {
  describeCause,
  findFieldToFix,
} from '@/lib/features/delivery-failures/messages/describe-cause'
import { formatWallTime } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { CauseMark } from './cause-mark'
import { FailureDays } from './failure-days'
import { FailureSamples } from './failure-samples'
import { useFailuresPlace } from './failures-context'

/** One cause: how often, where, what it means, what to do, and whether somebody has. */
export function FailureItem({
  group,
  failed,
  ...samples
}: {
  group: FailureGroup
  failed: number
  /** Its samples are shown. */
  isOpen: boolean
  onToggle: (isOpen: boolean) => void
}) {
  const t = useT()
  const { question } = useFailuresPlace()
  const { name, means, next } = describeCause(t, group)
  const isHandled = group.unhandled === 0
  const ids = group.companies.map(({ companyId }) => companyId)
  return (
    <li
      className="group/cause border-b border-line px-6 pt-3.5 pb-3 max-narrow:px-4"
      data-handled={isHandled || undefined}
      data-entry
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Glyph verdict={isHandled ? 'handled' : group.kind === 'cause' ? 'fail' : 'unknown'} />
        <h2 className={isHandled ? 'font-normal' : undefined}>{name}</h2>
        <span className="text-ink-2 tabular-nums">
          {t('deliveryFailures.count', {
            count: group.count,
            share: formatShare(t, group.count, failed),
          })}
        </span>
      </div>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 pt-1 pl-5.5 max-narrow:pl-0">
        <div className="max-w-[74ch] min-w-0 flex-[1_1_480px]">
          {group.shape && <RawText>{group.shape}</RawText>}
          <p className="text-ink-2">{means}</p>
          <p className="text-ink-2">{next}</p>
          <Facts items={listGroupFacts(t, group)} />
          {group.kind === 'cause' && <RawText>{group.samples[0]?.LogText}</RawText>}
        </div>
        <FailureDays days={group.days} from={question.FromDate} to={question.ToDate} />
      </div>
      <FailureSamples group={group} {...samples} />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 pt-2 pl-5.5 max-narrow:pl-0 [&>div]:basis-full">
        <CauseMark group={group} />
        <ButtonLink
          size="sm"
          variant="quiet"
          href={routes.partnerSearch(toFailedRowsQueryString(question, ids))}
        >
          {t('deliveryFailures.rows')}
        </ButtonLink>
      </div>
    </li>
  )
}

function formatShare(t: Translate, count: number, failed: number): string {
  const percent = Math.round((count / failed) * 100)
  return percent < 1 ? t('deliveryFailures.shareSmall') : t('deliveryFailures.share', { percent })
}

function listGroupFacts(t: Translate, group: FailureGroup): Fact[] {
  return [
    ...(group.kind === 'cause'
      ? [
          {
            label: t('deliveryFailures.fix'),
            value: findFieldToFix(t, group.cause)?.label ?? t('deliveryFailures.fixNone'),
          },
        ]
      : []),
    {
      label: t('deliveryFailures.inCompanies'),
      value: formatCounts(
        t,
        group.companies.map(({ companyId, name, count }) => [
          [name, companyId].filter(Boolean).join(' '),
          count,
        ]),
      ),
    },
    {
      label: t('deliveryFailures.channels'),
      value: formatCounts(
        t,
        group.channels.map(({ channel, count }) => [channel, count]),
      ),
    },
    {
      label: t('deliveryFailures.period'),
      value: formatRange(formatTime(t, group.firstTime), formatTime(t, group.lastTime)),
    },
    {
      label: t('deliveryFailures.transactions'),
      value: formatRange(group.oldestRid, group.newestRid),
    },
  ]
}

/** The most frequent few with their counts. */
function formatCounts(t: Translate, counts: [string, number][]): string | null {
  if (counts.length === 0) return null
  const shown = counts.slice(0, 4).map(([name, count]) => `${name}: ${formatCount(count)}`)
  return [
    ...shown,
    ...(counts.length > 4 ? [t('deliveryFailures.more', { count: counts.length - 4 })] : []),
  ].join(', ')
}

const formatTime = (t: Translate, time: string | null) => time && formatWallTime(t, time)

/** From one to another; one where they are the same. */
const formatRange = (first: string | number | null, last: string | number | null) =>
  first === last ? first : `${first} – ${last}`
