import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { ListAndPane } from '@/components/data-grid/list-and-pane'
import { ListFooter } from '@/components/data-grid/list-footer'
import { Checkbox } from '@/components/form/checkbox'
import { Volume } from '@/components/invoice-search/public'
import { Button } from '@/components/ui/button'
import { SearchBox } from '@/components/ui/search-box'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { findDay, toOpenFileQuery } from '@/lib/features/bundles/client/file-query'
import {
  type Bundle,
  getBundleDaysQuery,
  getBundlesQuery,
} from '@/lib/features/bundles/client/files'
import type { FilesView } from '@/lib/features/bundles/client/files-view'
import { checkDays } from '@/lib/features/bundles/domain/days-of-period'
import {
  judgePeriod,
  listedMax,
  mayHoldFailures,
} from '@/lib/features/bundles/domain/period-verdict'
import { formatCount } from '@/lib/shared/format/count'
import {
  mergeFilterReports,
  noFindings,
  verifyFilters,
} from '@/lib/shared/list-filters/verify-filters'
import { toAddressText } from '@/lib/shared/view-query'
import { createFileColumns } from './file-columns'
import { FilePane } from './file-pane'
import { PeriodVerdictLine } from './period-verdict'

/** Rows that stand in the page at first, and with each step. */
const step = 200

/** The files of one period and company: the verdict, the days, the list, and one of them. */
export function FilesOfPeriod({ company, period, view, onChange }: Props) {
  const t = useT()
  const asked = { company, ...period }
  const reading = usePeriod(asked)
  const { fitting } = reading
  const { data, error, refetch } = reading.bundles
  const [held, setHeld] = useState(step)
  const [typed, setTyped] = useState(view.q)
  const matching = fitting.filter((bundle) => isShown(bundle, typed, view.failed))
  const open = fitting.find(
    (bundle) =>
      bundle.Filename === view.file && (!view.fileDay || findDay(bundle) === view.fileDay),
  )
  function search(text: string) {
    setTyped(text)
    onChange({ q: toAddressText(text) })
  }
  return (
    <>
      <PeriodNotices reading={reading} />
      <div className="max-narrow:hidden">
        <Volume
          companies={[company]}
          {...period}
          onNarrow={(from, to) => onChange({ from, to, file: null, fileDay: null })}
        />
      </div>
      <FileSearch typed={typed} view={view} onSearch={search} onChange={onChange} />
      <ListAndPane
        pane={
          view.file && (
            <FilePane
              key={`${view.file} ${view.fileDay}`}
              company={company}
              fileName={view.file}
              day={view.fileDay ?? (open ? findDay(open) : null)}
              bundle={open}
              onClose={() => onChange({ file: null, fileDay: null })}
            />
          )
        }
      >
        {(error || !data) && (
          <ReadStates
            failure={error && toFailure(error)}
            isHeld={data !== undefined}
            rows={8}
            columns={5}
            onAgain={() => void refetch()}
          />
        )}
        {data && (
          <DataTable
            label={t('bundles.list')}
            columns={createFileColumns(t, company)}
            rows={matching.slice(0, held)}
            keyOf={toKey}
            hrefOf={(bundle) => {
              const query = toOpenFileQuery(bundle, asked, view)
              return query && `?${query}`
            }}
            currentKey={open && toKey(open)}
            empty={<NoFiles isPeriodEmpty={fitting.length === 0} />}
          />
        )}
      </ListAndPane>
      {data && matching.length > 0 && (
        <ListFooter
          held={t('bundles.shown', {
            shown: formatCount(Math.min(held, matching.length)),
            count: matching.length,
          })}
          actions={
            held < matching.length && (
              <Button size="sm" onClick={() => setHeld(held + step)}>
                {t('bundles.more')}
              </Button>
            )
          }
        />
      )}
    </>
  )
}

type Change = { [Name in keyof FilesView]?: FilesView[Name] | null }
type Props = {
  company: number
  period: { from: string; to: string }
  view: FilesView
  onChange: (change: Change) => void
}

/**
 * The files that are of the period and the company, and what they and the totals by day say of it.
 * `findings` are of both answers.
 */
function usePeriod(asked: { company: number; from: string; to: string }) {
  const bundles = useQuery(getBundlesQuery(asked))
  const days = useQuery(getBundleDaysQuery(asked))
  const { fitting, findings } = verifyFilters(
    'listBundles',
    { FromDate: asked.from, ToDate: asked.to, CompanyId: asked.company },
    bundles.data ?? [],
  )
  const totals = days.data ? checkDays(days.data, asked) : { days: null, findings: noFindings }
  return {
    bundles,
    days,
    fitting,
    verdict: judgePeriod(bundles.data ? fitting : null, totals.days, bundles.data?.length),
    findings: mergeFilterReports(findings, totals.findings),
  }
}

/** Whether all has been sent, and what is not known of it. */
function PeriodNotices({ reading }: { reading: ReturnType<typeof usePeriod> }) {
  const t = useT()
  const { days, verdict, findings } = reading
  const { data } = reading.bundles
  return (
    <>
      {data && !days.isPending && <PeriodVerdictLine verdict={verdict} />}
      {days.error && (
        <StateBlock
          variant="strip"
          kind="warned"
          title={t('bundles.unreadSummary')}
          steps={<Button onClick={() => void days.refetch()}>{t('states.tryAgain')}</Button>}
        />
      )}
      {data && data.length >= listedMax && (
        <StateBlock variant="strip" kind="warned" title={t('bundles.cut', { count: listedMax })}>
          {t('bundles.cutMeaning')}
        </StateBlock>
      )}
      <FilterNotice findings={findings} />
    </>
  )
}

type SearchProps = Pick<Props, 'view' | 'onChange'> & {
  typed: string
  onSearch: (text: string) => void
}

/** Which of the files that are there are shown. */
function FileSearch({ typed, view, onSearch, onChange }: SearchProps) {
  const t = useT()
  return (
    <div className="flex flex-wrap items-center gap-3 px-6 pt-2 pb-2.5 max-narrow:px-4">
      <div className="flex max-w-90 min-w-60 flex-1">
        <SearchBox
          typed={typed}
          isBusy={false}
          label={t('bundles.filter')}
          hint={t('bundles.filterHint')}
          clearLabel={t('bundles.clearFilter')}
          onType={onSearch}
          onSearch={onSearch}
        />
      </div>
      <Checkbox
        checked={view.failed}
        onChange={({ target }) => onChange({ failed: target.checked || null })}
      >
        {t('bundles.onlyFailed')}
      </Checkbox>
    </div>
  )
}

/** Says whether the period has no files, or none that is looked for. */
function NoFiles({ isPeriodEmpty }: { isPeriodEmpty: boolean }) {
  const t = useT()
  return (
    <StateBlock kind="empty" title={t(isPeriodEmpty ? 'bundles.empty' : 'bundles.noMatch')}>
      {t(isPeriodEmpty ? 'bundles.emptyMeaning' : 'bundles.noMatchMeaning')}
    </StateBlock>
  )
}

const toKey = ({ BundleId, Filename, ReceivedTime }: Bundle) =>
  BundleId ?? `${Filename} ${ReceivedTime}`

const isShown = ({ Filename, Failed }: Bundle, typed: string, onlyFailed: boolean) =>
  (Filename ?? '').toLowerCase().includes(typed.trim().toLowerCase()) &&
  (!onlyFailed || mayHoldFailures({ Failed }))
