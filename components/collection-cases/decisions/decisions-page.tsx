'use client'

import dynamic from 'next/dynamic'
import { useQueryStates } from 'nuqs'
import { type KeyboardEvent, useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { ListViews } from '@/components/saved-views/public'
import { Button } from '@/components/ui/button'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { useToday } from '@/components/ui/hooks/use-today'
import { Link } from '@/components/ui/link'
import { UnreadRecords } from '@/components/ui/states/unread-records'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { decisionsParsers } from '@/lib/features/collection-cases/client/cases-view'
import { type CaseAnswer, findDecision } from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey, questions } from '@/lib/features/collection-cases/domain/case-questions'
import { routes } from '@/lib/shared/routes'
import { CaseSummary } from '../case-summary'
import { DecisionList } from './decision-list'
import { DecisionProgress, isFullyRead } from './decision-progress'
import { toCaseSubject } from './decision-subject'
import { isAnswered, isLocked, type RowResult } from './row-result'
import { useWaitingCases } from './use-waiting-cases'

const DecisionDialog = dynamic(
  () => import('./decision-dialog').then((part) => part.DecisionDialog),
  { ssr: false },
)
const BulkDecisionDialog = dynamic(
  () => import('./bulk-decision-dialog').then((part) => part.BulkDecisionDialog),
  {
    ssr: false,
  },
)

type Props = { organizationId: string; userName: string; mayDecide: boolean }
type PendingDecision = { answer: CaseAnswer; rows: CollectionCase[] }

/**
 * The cases that wait for the creditor, as a list to work through: one by one or many at once, by
 * keyboard alone too.
 */
export function DecisionsPage({ organizationId, userName, mayDecide }: Props) {
  const t = useT()
  const [{ kind }] = useQueryStates(decisionsParsers)
  const waiting = useWaitingCases(organizationId, kind)
  const today = useToday()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<PendingDecision | null>(null)
  const shown = waiting.shown.filter((row) => !hidden.has(getCaseKey(row)))
  const offers = useOffers()
  const canAnswer = (answer: CaseAnswer) => (row: CollectionCase) => {
    const decision = findDecision(answer, row)
    return decision === null || offers(decision)
  }
  const isShown = (answer: CaseAnswer) => shown.length === 0 || shown.some(canAnswer(answer))
  const open = (row: CollectionCase) => !isLocked(results.get(getCaseKey(row)))
  const chosen = shown.filter((row) => selected.has(getCaseKey(row)) && open(row))

  function ask(answer: CaseAnswer, active?: CollectionCase) {
    const rows = (chosen.length > 0 ? chosen : active && open(active) ? [active] : []).filter(
      canAnswer(answer),
    )
    if (mayDecide && rows.length > 0) setAsked({ answer, rows })
  }

  function toggle(keys: string[], isOn: boolean) {
    setSelected(
      isOn
        ? new Set([...selected, ...keys])
        : new Set([...selected].filter((key) => !keys.includes(key))),
    )
  }

  function hideAnswered() {
    setHidden(
      new Set([...hidden, ...shown.map(getCaseKey).filter((key) => isAnswered(results.get(key)))]),
    )
  }

  const noteRow = (key: string, result: RowResult) =>
    setResults((now) => new Map(now).set(key, result))

  function onKey(event: KeyboardEvent, active: CollectionCase) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key !== ' ' && !hasLetterKeys()) return
    if (key === ' ') toggle([getCaseKey(active)], !selected.has(getCaseKey(active)))
    else if (key === 'a') ask('accept', active)
    else if (key === 'r') ask('reject', active)
    else if (key === 'e') hideAnswered()
    else return
    event.preventDefault()
  }

  /**
   * Until all cases were read others may wait too: then none is no number, and some are at least so
   * many.
   */
  const labelCount = (count: number) =>
    isFullyRead(waiting.list) ? count : count > 0 ? `${count}+` : '–'

  return (
    <PageFrame
      crumbs={[
        { label: t('collectionCases.area') },
        { label: t('collectionCases.title'), href: routes.cases(organizationId) },
        { label: t('decisions.list.title') },
      ]}
      title={t('decisions.list.title')}
      facts={[{ label: t('decisions.list.lead') }]}
      actions={<ListViews list="decisions" organizationId={organizationId} />}
      fill
    >
      <Tabs aria-label={t('decisions.list.kinds')}>
        <Link
          href={routes.decisions(organizationId)}
          aria-current={kind === null ? 'page' : undefined}
        >
          {t('decisions.list.all')} <small>{labelCount(waiting.count)}</small>
        </Link>
        {questions.map((each) => (
          <Link
            key={each}
            href={`${routes.decisions(organizationId)}?kind=${each}`}
            aria-current={kind === each ? 'page' : undefined}
          >
            {t(`decisions.list.kind.${each}`)} <small>{labelCount(waiting.countOf(each))}</small>
          </Link>
        ))}
      </Tabs>
      <div className="toolbar">
        <span role="status">{t('decisions.list.selected', { count: chosen.length })}</span>
        {mayDecide &&
          (['accept', 'reject'] as const).filter(isShown).map((answer) => (
            <Button
              key={answer}
              size="sm"
              aria-disabled={chosen.length === 0 || undefined}
              aria-haspopup="dialog"
              aria-keyshortcuts={answer === 'accept' ? 'a' : 'r'}
              onClick={() => ask(answer)}
            >
              {t(`decisions.list.${answer}`)}
            </Button>
          ))}
        {!mayDecide && <span className="text-ink-3">{t('decisions.noRight')}</span>}
        <Button size="sm" variant="quiet" aria-keyshortcuts="e" onClick={hideAnswered}>
          {t('decisions.list.hideAnswered')}
        </Button>
        <span className="max-narrow:hidden ml-auto text-xs/5 text-ink-3">
          {t('decisions.list.keys')}
        </span>
      </div>
      <DecisionList
        organizationId={organizationId}
        rows={shown}
        today={today}
        selected={selected}
        results={results}
        onToggle={toggle}
        onKey={onKey}
        onRow={noteRow}
      />
      <UnreadRecords rows={shown} />
      <DecisionProgress waiting={waiting} kind={kind} isEmpty={shown.length === 0} />
      {asked && (
        <DecisionPrompt
          asked={asked}
          where={{ organizationId, userName }}
          today={today}
          onRow={noteRow}
          onClose={() => setAsked(null)}
        />
      )}
    </PageFrame>
  )
}

type DecisionPromptProps = {
  asked: PendingDecision
  where: { organizationId: string; userName: string }
  today: string
  onRow: (key: string, result: RowResult) => void
  onClose: () => void
}

/** One case is asked about in full, several together. */
function DecisionPrompt({
  asked: { answer, rows },
  where,
  today,
  onRow,
  onClose,
}: DecisionPromptProps) {
  const [only] = rows
  const decision = only && findDecision(answer, only)
  const subject = only && toCaseSubject(where, only)
  if (rows.length > 1 || !decision || !subject)
    return (
      <BulkDecisionDialog
        {...where}
        verb={answer}
        rows={rows}
        today={today}
        onRow={onRow}
        onClose={onClose}
      />
    )
  return (
    <DecisionDialog
      subject={subject}
      decision={decision}
      today={today}
      standing={<CaseSummary read={only} today={today} />}
      onEnd={(result) => onRow(getCaseKey(only), { ...result, decision })}
      onClose={onClose}
    />
  )
}
