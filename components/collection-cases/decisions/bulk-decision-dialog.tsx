'use client'

import { useMemo, useState } from 'react'
import { Facts } from '@/components/form/facts'
import { Button } from '@/components/ui/button'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { type CaseVerb, splitByFinality } from '@/lib/features/collection-cases/domain/case-answers'
import {
  findWrongUntil,
  listMissingInput,
} from '@/lib/features/collection-cases/domain/decision-requirements'
import { routes } from '@/lib/shared/routes'
import type { BulkSubjects } from './bulk-subjects'
import { DecisionFields } from './decision-fields'
import { DecisionResult } from './decision-result'
import type { RowResult } from './row-result'
import { type DecisionQueue, useDecisionQueue } from './use-decision-queue'

type Amounts = Pick<CollectionCase, 'remainingAmount' | 'currency'>

type Props<Row extends Amounts> = {
  organizationId: string
  userName: string
  verb: CaseVerb
  rows: readonly Row[]
  subjects: BulkSubjects<Row>
  /** Today, where the person is. */
  today: string
  /** Told of each row, for a list that shows what became of it. */
  onRow?: (row: Row, result: RowResult) => void
  /** Whether anything was sent. */
  onClose: (wasSent: boolean) => void
}

/**
 * Decides on several cases or invoices with one reason: says what will happen and what is left out,
 * sends one after the other, and can be stopped between two.
 */
export function BulkDecisionDialog<Row extends Amounts>({
  organizationId,
  userName,
  verb,
  rows,
  subjects,
  today,
  onRow,
  onClose,
}: Props<Row>) {
  const t = useT()
  const offers = useOffers()
  const [{ together, apart, left }] = useState(() =>
    splitByFinality(verb, rows, offers, subjects.findDecision),
  )
  const [typed, setTyped] = useState({ reason: '', until: '', typedNo: '' })
  const [isTried, setTried] = useState(false)
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const byKey = useMemo(
    () => new Map(rows.map((row) => [subjects.keyOf(row), row])),
    [rows, subjects],
  )
  const noteRow = (key: string, result: RowResult) => {
    setResults((now) => new Map(now).set(key, result))
    const row = byKey.get(key)
    if (row) onRow?.(row, result)
  }
  const { queue, start, stop } = useDecisionQueue(
    { organizationId, userName },
    verb,
    subjects,
    noteRow,
  )
  const total = together.length
  const amounts = useMemo(
    () => together.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
    [together],
  )
  const close = () => onClose(queue.bulkActionId !== null)
  const isUnderWay = queue.is === 'running' || queue.is === 'stopping'
  const decision = together[0] ? subjects.findDecision(verb, together[0]) : null
  const number = String(total)
  const missing = decision ? listMissingInput({ decision, number, ...typed }) : []
  const title = t(`decisions.batch.title.${subjects.is}.${verb}`, { count: total })
  const { is } = subjects
  const wrongUntil = findWrongUntil(typed.until, today)

  function submit() {
    setTried(true)
    if (missing.length === 0 && wrongUntil === null)
      start(together, { ...typed, reason: typed.reason.trim() })
  }

  return (
    <Dialog
      open
      title={title}
      intro={queue.is === 'ready' ? t('decisions.batch.lead', { is }) : undefined}
      result={isUnderWay ? t('decisions.batch.running', { done: queue.sent, total }) : undefined}
      locked={isUnderWay && queue.bulkActionId === null}
      onClose={close}
      onSubmit={queue.is === 'ready' ? submit : undefined}
      footer={
        <RunFooter
          {...{ queue, verb, is, title, total }}
          onSubmit={submit}
          onStop={stop}
          onClose={close}
        />
      }
    >
      {queue.is === 'ready' && (
        <>
          <div className="mb-2 border-b border-line pb-2">
            <Facts
              items={[{ label: t('decisions.batch.sum'), value: <CurrencySums rows={amounts} /> }]}
            />
          </div>
          {decision && (
            <DecisionFields
              decision={decision}
              number={number}
              today={today}
              typed={typed}
              missing={isTried ? missing : []}
              wrongUntil={wrongUntil}
              onType={setTyped}
            />
          )}
        </>
      )}
      {queue.is === 'ready' && queue.failure && (
        <FailureBlock failure={queue.failure} doing="write" />
      )}
      {isUnderWay && (
        <>
          <ProgressMeter isWide label={title} value={queue.sent} max={total} />
          {queue.bulkActionId && (
            <p className="text-xs text-ink-2">{t('decisions.batch.goesOn', { is })}</p>
          )}
        </>
      )}
      {queue.is === 'over' && (
        <>
          <RunEnd {...{ queue, is, total }} />
          <RowResults {...{ subjects, results }} rows={together} onRow={noteRow} />
          {queue.bulkActionId && (
            <p className="text-xs">
              <Link href={routes.bulkAction(queue.bulkActionId)}>{t('decisions.batch.open')}</Link>
            </p>
          )}
        </>
      )}
      {left.length > 0 && (
        <p className="text-xs text-ink-2">
          {t('decisions.batch.leftOut', { is, count: left.length })}
        </p>
      )}
      {apart.length > 0 && (
        <p className="text-xs text-ink-2">{t('decisions.batch.apart', { count: apart.length })}</p>
      )}
    </Dialog>
  )
}

type RunProps = { queue: DecisionQueue; is: BulkSubjects<never>['is']; total: number }

type FooterProps = RunProps & { verb: CaseVerb; title: string } & Record<
    'onSubmit' | 'onStop' | 'onClose',
    () => void
  >

function RunFooter({ queue, verb, is, title, total, onSubmit, onStop, onClose }: FooterProps) {
  const t = useT()
  if (queue.is === 'ready')
    return (
      <>
        <Button variant="quiet" onClick={onClose}>
          {t('decisions.cancel')}
        </Button>
        <Button
          variant={verb === 'withdraw' ? 'final' : 'primary'}
          aria-disabled={total === 0 || undefined}
          onClick={onSubmit}
        >
          {title}
        </Button>
      </>
    )
  if (queue.is === 'over')
    return (
      <Button variant="primary" data-autofocus onClick={onClose}>
        {t('decisions.close')}
      </Button>
    )
  return (
    <>
      <Button
        busy={queue.is === 'stopping'}
        busyLabel={t('decisions.batch.stopping')}
        onClick={onStop}
      >
        {t('decisions.batch.stop', { is })}
      </Button>
      <Button aria-disabled={queue.bulkActionId === null || undefined} onClick={onClose}>
        {t('decisions.close')}
      </Button>
    </>
  )
}

/** How many were decided, and why the rest was not. */
function RunEnd({ queue, is, total }: RunProps) {
  const t = useT()
  const { decided, submitted, sent, failure } = queue
  const isDone = decided + submitted === total
  return (
    <>
      <StateBlock
        kind={decided === total ? 'done' : isDone ? 'throttled' : 'warned'}
        level={3}
        title={t('decisions.batch.finished', { decided, submitted, total })}
      >
        {total > sent && t('decisions.batch.left', { is, left: total - sent })}{' '}
        {failure && t('decisions.batch.because')}
      </StateBlock>
      {failure && <FailureBlock failure={failure} doing="write" />}
    </>
  )
}

type RowResultsProps<Row extends Amounts> = {
  subjects: BulkSubjects<Row>
  rows: readonly Row[]
  results: ReadonlyMap<string, RowResult>
  onRow: (key: string, result: RowResult) => void
}

/** Each row that was not decided, with what became of it. */
function RowResults<Row extends Amounts>({
  subjects: { is, keyOf, numberOf },
  rows,
  results,
  onRow,
}: RowResultsProps<Row>) {
  const t = useT()
  const open = rows
    .map((row) => ({ row, result: results.get(keyOf(row)) }))
    .filter(({ result }) => result?.is !== 'decided')
  if (open.length === 0) return null
  return (
    <ul
      className="mt-2 max-h-66 overflow-auto"
      aria-label={t('decisions.batch.notDecided', { is })}
    >
      {open.map(({ row, result }) => (
        <li key={keyOf(row)} className="flex items-center gap-3 border-b border-line py-1.5">
          <span className="tabular-nums">{numberOf(row)}</span>
          {result ? (
            <DecisionResult result={result} onSettled={(settled) => onRow(keyOf(row), settled)} />
          ) : (
            t('decisions.batch.notSent')
          )}
        </li>
      ))}
    </ul>
  )
}
