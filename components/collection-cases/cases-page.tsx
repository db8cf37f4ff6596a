'use client'

import { useQueryStates } from 'nuqs'
import { GridColumnChooser } from '@/components/data-grid/grid-column-chooser'
import { GridPage, useSelectedRows } from '@/components/data-grid/grid-page'
import { ListFooter } from '@/components/data-grid/list-footer'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useGridColumns } from '@/lib/client/lists/use-grid-columns'
import { useKeptOutText } from '@/lib/client/lists/use-kept-out-text'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type CasesView,
  casesParsers,
  toCasesQueryString,
  toCasesQuestion,
} from '@/lib/features/collection-cases/client/cases-view'
import { useCaseList } from '@/lib/features/collection-cases/client/use-cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { describeHeldCases } from '@/lib/features/collection-cases/messages/describe-held-cases'
import { useCaseOwners } from '@/lib/features/today/client/public'
import { routes } from '@/lib/shared/routes'
import { buildCaseColumns, defaultCaseColumns, pickCaseColumns } from './case-columns'
import { CaseFilters } from './case-filters'
import { CaseSearch } from './case-search'
import { CasesTabs } from './cases-tabs'
import { CaseVerbs } from './decisions/case-verbs'

/**
 * All cases of an organization, with every filter of the upstream's list; more come as one scrolls.
 * The address holds the view.
 */
export function CasesPage({
  organizationId,
  userName,
}: {
  organizationId: string
  userName: string
}) {
  const t = useT()
  const { view, question, text, isKeptOut, isNarrowed, change, searchFor, clear } = useCasesView()
  const { layout, choose, isKept } = useGridColumns('cases')
  const list = useCaseList(organizationId, question)
  const selection = useSelectedRows(list.id)
  const owners = useCaseOwners(organizationId, userName)
  const context = {
    organizationId,
    clientNo: useClientOf(organizationId),
    findOwner: owners.findOwner,
  }
  const columns = pickCaseColumns(t, context, layout?.keys ?? defaultCaseColumns)
  const tab = findTab(view)

  return (
    <GridPage
      frame={{
        crumbs: [
          { label: t('collectionCases.area') },
          { label: t('collectionCases.title'), href: routes.cases(organizationId) },
          { label: t(`collectionCases.tabs.${tab ?? 'all'}`) },
        ],
        title: t(`collectionCases.titles.${tab ?? 'all'}`),
        actions: <ListViews list="cases" organizationId={organizationId} />,
      }}
      label={t('collectionCases.title')}
      list={list}
      columns={columns}
      layout={layout}
      onColumns={choose}
      keyOf={getCaseKey}
      selection={selection}
      findAmount={findRemaining}
      verbs={(rows) => (
        <CaseVerbs
          organizationId={organizationId}
          userName={userName}
          rows={rows}
          onDone={() => {
            selection.clear()
            list.again()
          }}
        />
      )}
      hrefOf={({ caseNumber }) =>
        caseNumber == null ? null : routes.case(organizationId, caseNumber)
      }
      silent={<SilentCases hasRows={list.rows.length > 0} onAgain={list.again} />}
      empty={<NoCases isNarrowed={isNarrowed} onClear={clear} />}
      goOn={t('collectionCases.rows.goOn')}
      onMore={() => void list.more()}
      footer={
        <ListFooter
          list={list}
          held={describeHeldCases(t, list)}
          notes={list.isIncomplete && <span>{t('collectionCases.rows.incomplete')}</span>}
          onAgain={list.again}
        />
      }
    >
      <CasesTabs organizationId={organizationId} current={tab} />
      <div className="toolbar">
        <CaseSearch
          text={text}
          isKeptOut={isKeptOut}
          isBusy={list.isReading}
          onSearch={searchFor}
        />
        <GridColumnChooser
          all={buildCaseColumns(t, context)}
          chosen={columns}
          layout={layout}
          isKept={isKept}
          onColumns={choose}
        />
      </div>
      <CaseFilters view={view} isNarrowed={isNarrowed} onChange={change} onClear={clear} />
    </GridPage>
  )
}

/**
 * What the list of cases is narrowed to, and what is asked of the upstream for it. A search for what
 * may be an identity number stays out of the address.
 */
function useCasesView() {
  const [view, setView] = useQueryStates(casesParsers, { history: 'push' })
  const { keptOut, split, follow, drop } = useKeptOutText(view, toCasesQueryString)
  const text = keptOut ?? view.q

  function change(part: Partial<CasesView>) {
    follow(part)
    void setView(
      Object.fromEntries(Object.entries(part).map(([key, value]) => [key, value || null])),
    )
  }

  const searchFor = (next: string) =>
    setView({ q: split(next, { q: null }) }, { history: 'replace' })

  function clear() {
    drop()
    void setView(null)
  }

  return {
    view,
    question: toCasesQuestion({ ...view, q: text }),
    text,
    isKeptOut: keptOut !== null,
    isNarrowed: keptOut !== null || Object.values(view).some((value) => value !== ''),
    change,
    searchFor,
    clear,
  }
}

/** Which of the lists a view is: those of a status have no other filter of their own. */
function findTab({ status }: CasesView): 'OPEN' | 'CLOSED' | 'all' | null {
  if (status === 'OPEN' || status === 'CLOSED') return status
  return status === '' ? 'all' : null
}

const findRemaining = ({ remainingAmount, currency }: CollectionCase) => ({
  amount: remainingAmount,
  currency,
})

/** The service answered without a list, at first or after rows that are held. */
function SilentCases({ hasRows, onAgain }: { hasRows: boolean; onAgain: () => void }) {
  const t = useT()
  return (
    <StateBlock
      kind="silent"
      title={t(hasRows ? 'collectionCases.rows.silentLater' : 'collectionCases.rows.silent')}
      steps={<Button onClick={onAgain}>{t('states.tryAgain')}</Button>}
    >
      {t(
        hasRows ? 'collectionCases.rows.silentLaterMeaning' : 'collectionCases.rows.silentMeaning',
      )}
    </StateBlock>
  )
}

function NoCases({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const t = useT()
  return isNarrowed ? (
    <StateBlock
      kind="empty"
      title={t('collectionCases.rows.empty')}
      steps={<Button onClick={onClear}>{t('collectionCases.filter.clear')}</Button>}
    >
      {t('collectionCases.rows.emptyMeaning')}
    </StateBlock>
  ) : (
    <StateBlock kind="empty" title={t('collectionCases.rows.emptyAll')}>
      {t('collectionCases.rows.emptyAllMeaning')}
    </StateBlock>
  )
}
