'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { formatCount } from '@/components/data-grid/pager'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type Failures, getFailuresQuery } from '@/lib/features/delivery-failures/client/failures'
import {
  type FailuresView,
  failuresParsers,
  pickGroups,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/failures-view'
import { getPresetDays } from '@/lib/shared/dates/whole-days'
import type { Translate } from '@/lib/shared/i18n/translate'
import { type Company, type FailuresPlace, FailuresPlaceContext } from './failures-context'
import { FailuresFilter } from './failures-filter'
import { FailuresList } from './failures-list'

type Props = {
  userName: string
  /** The person's companies; null where nobody but the upstream knows them. */
  companies: Company[] | null
}

/** What failed in a period, by cause, so that a cause is handled once and not row by row. */
export function FailuresPage({ userName, companies }: Props) {
  const t = useT()
  const today = useToday()
  const [view, setView] = useQueryStates(failuresParsers, { history: 'push' })
  const question = toFailuresQuestion(view, today)
  const { data, error, isPending, isFetching, isPlaceholderData, refetch } = useQuery({
    ...getFailuresQuery(question),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const place: FailuresPlace = { userName, companies, question }
  const again = (
    <Button onClick={() => void refetch()} busy={isFetching} busyLabel={t('states.loading')}>
      {t('states.tryAgain')}
    </Button>
  )
  return (
    <PageFrame
      crumbs={[{ label: t('deliveryFailures.area') }, { label: t('deliveryFailures.title') }]}
      title={t('deliveryFailures.title')}
      facts={data && !data.withoutRows ? listFailureFacts(t, data) : []}
      actions={
        <ListViews
          list="failures"
          companyIds={(
            question.CompanyIds ??
            companies?.map(({ companyId }) => companyId) ??
            []
          ).map(Number)}
        />
      }
    >
      <FailuresFilter
        key={`${question.FromDate} ${question.ToDate}`}
        question={question}
        today={today}
        companies={companies}
        onChange={setView}
      />
      {error instanceof OperationFailed && (
        <FailureBlock
          failure={error.failure}
          doing="read"
          steps={again}
          look={data ? 'strip' : 'block'}
        />
      )}
      {isPending && <Skeleton rows={8} columns={4} />}
      {data && (
        <FailuresPlaceContext value={place}>
          <div inert={isPlaceholderData}>
            <FailuresContent
              data={data}
              cause={view.cause}
              again={again}
              onLonger={() => void setView(getPresetDays('last30Days', question.ToDate))}
              onAll={() => void setView({ cause: null })}
              question={question}
            />
          </div>
        </FailuresPlaceContext>
      )}
    </PageFrame>
  )
}

type FailuresContentProps = {
  data: Failures
  cause: FailuresView['cause']
  question: FailuresPlace['question']
  again: React.ReactNode
  onLonger: () => void
  onAll: () => void
}

/** What was read, and what it does not tell. */
function FailuresContent({ data, cause, question, again, onLonger, onAll }: FailuresContentProps) {
  const t = useT()
  if (data.withoutRows) {
    return (
      <StateBlock kind="silent" title={t('deliveryFailures.withoutRows')} steps={again}>
        {t('deliveryFailures.withoutRowsMeaning')}
      </StateBlock>
    )
  }
  const picked = pickGroups(data.groups, cause)
  const period = { from: question.FromDate, to: question.ToDate }
  const longer = <Button onClick={onLonger}>{t('deliveryFailures.longer')}</Button>
  return (
    <>
      {data.brokenBy && (
        <FailureBlock failure={data.brokenBy} doing="read" steps={again} look="strip" />
      )}
      <FilterNotice findings={data.findings} />
      {data.byPosition && (
        <StateBlock look="strip" kind="warned" title={t('deliveryFailures.byPosition')} />
      )}
      {!data.all && (
        <StateBlock
          look="strip"
          kind="warned"
          title={t('deliveryFailures.partial', { count: formatCount(data.failed) })}
        >
          {t('deliveryFailures.partialMeaning')}
        </StateBlock>
      )}
      {data.all && data.failed === 0 && (
        <StateBlock kind="empty" title={t('deliveryFailures.empty')} steps={longer}>
          {t('deliveryFailures.emptyMeaning', period)}
        </StateBlock>
      )}
      {cause !== null && data.groups.length > 0 && (
        <StateBlock
          look="strip"
          kind="empty"
          title={t(
            picked.length > 0 ? 'deliveryFailures.picked' : 'deliveryFailures.pickedNone',
            period,
          )}
          steps={
            <>
              {picked.length === 0 && longer}
              <Button onClick={onAll}>
                {t('deliveryFailures.allCauses', { count: data.groups.length })}
              </Button>
            </>
          }
        />
      )}
      <FailuresList groups={picked} failed={data.failed} />
    </>
  )
}

function listFailureFacts(t: Translate, { failed, all, groups }: Failures) {
  const open = groups.reduce((sum, group) => sum + group.unhandled, 0)
  return [
    {
      label: t(all ? 'deliveryFailures.counted' : 'deliveryFailures.countedMore', {
        failed: formatCount(failed),
      }),
    },
    { label: t('deliveryFailures.groups', { count: groups.length }) },
    { label: t('deliveryFailures.open', { count: formatCount(open) }) },
  ]
}
