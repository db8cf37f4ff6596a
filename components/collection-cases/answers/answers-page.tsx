'use client'

import { useRef, useState } from 'react'
import { SelectionBar } from '@/components/data-grid/selection-bar'
import { PageFrame } from '@/components/layout/page-frame'
import { ListViews } from '@/components/saved-views/public'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { FilterNotice } from '@/components/ui/states/filter-notice'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { useClientOf } from '@/lib/client/places'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { reportDecision } from '@/lib/features/collection-cases/client/answered-cases'
import {
  isLocked,
  type AnswerRow as Row,
} from '@/lib/features/collection-cases/domain/answered-cases'
import { findDecision } from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseDecisions } from '@/lib/features/collection-cases/domain/case-decisions'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { useCaseOwners } from '@/lib/features/today/client/public'
import { type CaseColumnContext, defaultCaseColumns, pickCaseColumns } from '../case-columns'
import { CaseSearch } from '../case-search'
import { CasesTabs } from '../cases-tabs'
import { CaseVerbs } from '../decisions/case-verbs'
import { AnswerFilters } from './answer-filters'
import { AnswerKeys, AnswerTable } from './answer-table'
import { AnswersProgress } from './answers-progress'
import { isAskedGroup, type RowGroup } from './build-row-groups'
import { DecisionPrompt, type PendingDecision } from './decision-prompt'
import { describeAnswers } from './describe-answers'
import { OddTicks } from './odd-ticks'
import { useAnswerRows } from './use-answer-rows'
import { type AnswersNarrowing, useAnswersNarrowing } from './use-answers-narrowing'
import { useCaseDeliveries } from './use-case-deliveries'
import { useOpenCases } from './use-open-cases'
import { useRowGroups } from './use-row-groups'

type Props = { organizationId: string; userName: string; mayDecide: boolean }

/**
 * The cases that need an answer, by the day that they want it by: a list to work through by keyboard,
 * one by one or many at once. What was answered says so and leaves.
 */
export function AnswersPage({ organizationId, userName, mayDecide }: Props) {
  const t = useT()
  const today = useToday()
  const frame = useRef<HTMLDivElement>(null)
  const narrowing = useAnswersNarrowing()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<PendingDecision | null>(null)
  const list = useOpenCases(organizationId)
  const rows = useAnswerRows(organizationId, list, frame)
  const owners = useCaseOwners(organizationId, userName)
  const clientNo = useClientOf(organizationId)
  const offers = useOffers()

  const { shown, unsure, groups } = useRowGroups({
    ...{ rows, open: list.rows, filters: narrowing.filters, today, userName },
    findOwner: owners.findOwner,
  })
  const deliveries = useCaseDeliveries(groups.flatMap(listAsked))
  const tickable = new Map(
    groups
      .flatMap((group) => group.rows)
      .filter((each) => !isLocked(each))
      .map(({ row }) => [getCaseKey(row), row]),
  )
  const ticked = groups
    .flatMap((group) => group.rows)
    .flatMap(({ row }) => (selected.has(getCaseKey(row)) ? [row] : []))
  const open = rows.filter((each) => !isLocked(each))

  function ask(row: CollectionCase, decision: DecisionName | null) {
    if (decision === null || !mayDecide || !offers(decision)) return false
    setAsked({ row, decision })
    return true
  }

  function handleLetter(letter: string, each: Row): boolean {
    if (!hasLetterKeys()) return false
    const decision = findLetterDecision(letter, each.row)
    if (letter === 'm' && owners.isKnown) {
      void owners.toggleOwner(ticked.length > 0 ? ticked : [each.row])
      return true
    }
    return ticked.length === 0 && !isLocked(each) && ask(each.row, decision)
  }

  const words = describeAnswers(t, {
    ...{ rows: open.map(({ row }) => row), unsure: unsure.all, list, today },
  })
  return (
    <PageFrame
      crumbs={[{ label: t('collectionCases.area') }, { label: t('collectionCases.title') }]}
      title={words.title}
      facts={words.facts.map((label) => ({ label }))}
      actions={
        <>
          {mayDecide && <AnswerKeys hasOwners={owners.isKnown} />}
          <ListViews list="decisions" organizationId={organizationId} />
        </>
      }
      fill
    >
      <CasesTabs organizationId={organizationId} current="answers" count={words.count} />
      {!mayDecide && <p className="px-6 pt-2 text-ink-3">{t('decisions.noRight')}</p>}
      <AnswersTools narrowing={narrowing} hasOwners={owners.isKnown} />
      <FilterNotice findings={list.findings} />
      {owners.failures.map(({ key, name, failure }) => (
        <FailureBlock key={key} failure={failure} doing="write" note={name} variant="strip" />
      ))}
      <AnswerTable
        groups={groups}
        selected={new Set([...selected].filter((key) => tickable.has(key)))}
        frame={frame}
        context={{
          organizationId,
          clientNo,
          today,
          hasOwners: owners.isKnown,
          findOwner: owners.findOwner,
          findMore: deliveries,
          onResult: (row, result) => reportDecision(organizationId, row, result),
        }}
        onSelect={(keys) => setSelected(new Set([...keys].filter((key) => tickable.has(key))))}
        onLetter={handleLetter}
      />
      <UnreadRecords rows={shown.map(({ row }) => row)} />
      <AnswersProgress
        list={list}
        isNarrowed={narrowing.isNarrowed}
        isEmpty={shown.length + unsure.fitting.length === 0}
        cut={shown.length + unsure.fitting.length - countShown(groups)}
      />
      {ticked.length > 0 && (
        <TickedBar
          {...{ organizationId, userName, mayDecide, clientNo, ticked }}
          findOwner={owners.findOwner}
          onClear={() => setSelected(new Set())}
        />
      )}
      {asked && (
        <DecisionPrompt
          asked={asked}
          where={{ organizationId, userName }}
          today={today}
          onClose={() => setAsked(null)}
        />
      )}
    </PageFrame>
  )
}

function AnswersTools({
  narrowing: { view, filters, isKeptOut, isNarrowed, change, clear, search },
  hasOwners,
}: {
  narrowing: AnswersNarrowing
  hasOwners: boolean
}) {
  return (
    <div className="flex items-center pr-6 max-narrow:block max-narrow:px-4">
      <div className="min-w-0 flex-1 max-narrow:-mx-4">
        <AnswerFilters {...{ view, isNarrowed, hasOwners }} onChange={change} onClear={clear} />
      </div>
      <div className="flex w-80 flex-none max-narrow:w-auto max-narrow:pb-2">
        <CaseSearch text={filters.text} isKeptOut={isKeptOut} isBusy={false} onSearch={search} />
      </div>
    </div>
  )
}

/** What may be done with the ticked cases, and what they come to. */
function TickedBar({
  organizationId,
  userName,
  mayDecide,
  clientNo,
  findOwner,
  ticked,
  onClear,
}: Props &
  Pick<CaseColumnContext, 'clientNo' | 'findOwner'> & {
    ticked: CollectionCase[]
    onClear: () => void
  }) {
  const t = useT()
  return (
    <SelectionBar
      rows={ticked}
      columns={pickCaseColumns(t, { organizationId, clientNo, findOwner }, defaultCaseColumns)}
      findAmount={findRemaining}
      onClear={onClear}
    >
      {mayDecide && <CaseVerbs {...{ organizationId, userName }} rows={ticked} onDone={onClear} />}
      <OddTicks rows={ticked} />
    </SelectionBar>
  )
}

/** Those of a group that wait for an answer: of the others the invoices are not looked for. */
const listAsked = (group: RowGroup) => (isAskedGroup(group) ? group.rows.map(({ row }) => row) : [])

const countShown = (groups: readonly RowGroup[]) =>
  groups.reduce((sum, { day, rows }) => sum + (day === 'running' ? 0 : rows.length), 0)

const findRemaining = ({ remainingAmount, currency }: CollectionCase) => ({
  amount: remainingAmount,
  currency,
})

/** What a letter decides on a case, where its state admits that. */
function findLetterDecision(letter: string, row: CollectionCase): DecisionName | null {
  if (letter === 'a') return findDecision('accept', row)
  if (letter === 'd') return findDecision('reject', row)
  const decision = letter === 'p' ? 'pauseCase' : letter === 'w' ? 'withdrawCase' : null
  return decision && getCaseDecisions(row).decisions.includes(decision) ? decision : null
}
