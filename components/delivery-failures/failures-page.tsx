'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useQueryStates } from 'nuqs'
import { formatCount } from '@/components/data-grid/pager'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { OperationFailed } from '@/lib/client/operation-failed'
import { type Failures, getFailuresQuery } from '@/lib/features/delivery-failures/client/failures'
import {
  type FailuresView,
  failuresParsers,
  pickGroups,
  toFailuresQuestion,
} from '@/lib/features/delivery-failures/client/failures-view'
import { getPresetDays } from '@/lib/shared/dates/whole-days'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
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
      crumbs={[{ label: t('failures.area') }, { label: t('failures.title') }]}
      title={t('failures.title')}
      facts={data && !data.withoutRows ? listFailureFacts(data) : []}
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
  if (data.withoutRows) {
    return (
      <StateBlock kind="silent" title={t('failures.withoutRows')} steps={again}>
        {t('failures.withoutRowsMeaning')}
      </StateBlock>
    )
  }
  const picked = pickGroups(data.groups, cause)
  const period = { from: question.FromDate, to: question.ToDate }
  const longer = <Button onClick={onLonger}>{t('failures.longer')}</Button>
  return (
    <>
      {data.brokenBy && (
        <FailureBlock failure={data.brokenBy} doing="read" steps={again} look="strip" />
      )}
      <FilterNotice findings={data.findings} />
      {data.byPosition && (
        <StateBlock look="strip" kind="warned" title={t('failures.byPosition')} />
      )}
      {!data.all && (
        <StateBlock
          look="strip"
          kind="warned"
          title={t('failures.partial', { count: formatCount(data.failed) })}
        >
          {t('failures.partialMeaning')}
        </StateBlock>
      )}
      {data.all && data.failed === 0 && (
        <StateBlock kind="empty" title={t('failures.empty')} steps={longer}>
          {t('failures.emptyMeaning', period)}
        </StateBlock>
      )}
      {cause !== null && data.groups.length > 0 && (
        <StateBlock
          look="strip"
          kind="empty"
          title={t(picked.length > 0 ? 'failures.picked' : 'failures.pickedNone', period)}
          steps={
            <>
              {picked.length === 0 && longer}
              <Button onClick={onAll}>
                {t('failures.allCauses', { count: data.groups.length })}
              </Button>
            </>
          }
        />
      )}
      <FailuresList groups={picked} failed={data.failed} />
    </>
  )
}

function listFailureFacts({ failed, all, groups }: Failures) {
  const open = groups.reduce((sum, group) => sum + group.unhandled, 0)
  return [
    {
      label: t(all ? 'failures.counted' : 'failures.countedMore', { failed: formatCount(failed) }),
    },
    { label: t('failures.groups', { count: groups.length }) },
    { label: t('failures.open', { count: formatCount(open) }) },
  ]
}
