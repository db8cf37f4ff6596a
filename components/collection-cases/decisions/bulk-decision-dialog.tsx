'use client'

import { useMemo, useState } from 'react'
import { Facts } from '@/components/form/facts'
import { Button } from '@/components/ui/button'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { reportDecision } from '@/lib/features/collection-cases/client/answered-cases'
import {
  type CaseVerb,
  findVerbDecision,
  splitByFinality,
} from '@/lib/features/collection-cases/domain/case-answers'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import {
  findWrongUntil,
  listMissingInput,
} from '@/lib/features/collection-cases/domain/decision-requirements'
import { routes } from '@/lib/shared/routes'
import { DecisionFields } from './decision-fields'
import { DecisionResult } from './decision-result'
import type { RowResult } from './row-result'
import { useDecisionRun } from './use-decision-run'

type Props = {
  organizationId: string
  userName: string
  verb: CaseVerb
  rows: readonly CollectionCase[]
  /** Today, where the person is. */
  today: string
  /** Told of each row, where the list shows what became of it; else the dialog does. */
  onRow?: (key: string, result: RowResult) => void
  /** Whether anything was sent. */
  onClose: (wasSent: boolean) => void
}

/**
 * Decides on several cases with one reason: says what will happen and what is left out, sends one
 * after the other, and can be stopped between two.
 */
export function BulkDecisionDialog({
  organizationId,
  userName,
  verb,
  rows,
  today,
  onRow,
  onClose,
}: Props) {
  const t = useT()
  const offers = useOffers()
  const [{ together, apart, left }] = useState(() => splitByFinality(verb, rows, offers))
  const [typed, setTyped] = useState({ reason: '', until: '', typedNo: '' })
  const [isTried, setTried] = useState(false)
  const [results, setResults] = useState<ReadonlyMap<string, RowResult>>(new Map())
  const noteRow = (key: string, result: RowResult) => {
    setResults((now) => new Map(now).set(key, result))
    onRow?.(key, result)
    const row = rows.find((each) => getCaseKey(each) === key)
    if (row) reportDecision(organizationId, row, result)
  }
  const { run, start, stop } = useDecisionRun({ organizationId, userName }, verb, noteRow)
  const total = together.length
  const amounts = useMemo(
    () => together.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
    [together],
  )
  const close = () => onClose(run.bulkActionId !== null)
  const isUnderWay = run.is === 'running' || run.is === 'stopping'
  const decision = together[0] ? findVerbDecision(verb, together[0]) : null
  const missing = decision ? listMissingInput({ decision, number: '', ...typed }) : []
  const wrongUntil = findWrongUntil(typed.until, today)

  function submit() {
    setTried(true)
    if (missing.length === 0 && wrongUntil === null)
      start(together, { reason: typed.reason.trim(), until: typed.until })
  }

  return (
    <Dialog
      open
      title={t(`decisions.batch.title.${verb}`, { count: total })}
      intro={run.is === 'ready' ? t('decisions.batch.lead') : undefined}
      result={isUnderWay ? t('decisions.batch.running', { done: run.sent, total }) : undefined}
      locked={isUnderWay && run.bulkActionId === null}
      onClose={close}
      onSubmit={run.is === 'ready' ? submit : undefined}
      footer={
        run.is === 'ready' ? (
          <>
            <Button variant="quiet" onClick={close}>
              {t('decisions.cancel')}
            </Button>
            <Button variant="primary" aria-disabled={total === 0 || undefined} onClick={submit}>
              {t(`decisions.batch.title.${verb}`, { count: total })}
            </Button>
          </>
        ) : isUnderWay ? (
          <>
            <Button
              busy={run.is === 'stopping'}
              busyLabel={t('decisions.batch.stopping')}
              onClick={stop}
            >
              {t('decisions.batch.stop')}
            </Button>
            <Button aria-disabled={run.bulkActionId === null || undefined} onClick={close}>
              {t('decisions.close')}
            </Button>
          </>
        ) : (
          <Button variant="primary" data-autofocus onClick={close}>
            {t('decisions.close')}
          </Button>
        )
      }
    >
      {run.is === 'ready' && (
        <>
          <div className="mb-2 border-b border-line pb-2">
            <Facts
              items={[{ label: t('decisions.batch.sum'), value: <CurrencySums rows={amounts} /> }]}
            />
          </div>
          {decision && (
            <DecisionFields
              decision={decision}
              number=""
              today={today}
              typed={typed}
              missing={isTried ? missing : []}
              wrongUntil={wrongUntil}
              onType={setTyped}
            />
          )}
        </>
      )}
      {run.is === 'ready' && run.failure && <FailureBlock failure={run.failure} doing="write" />}
      {isUnderWay && (
        <>
          <progress
            className="w-full accent-accent"
            aria-label={t(`decisions.batch.title.${verb}`, { count: total })}
            value={run.sent}
            max={total}
          />
          {run.bulkActionId && <p className="text-xs text-ink-2">{t('decisions.batch.goesOn')}</p>}
        </>
      )}
      {run.is === 'over' && (
        <>
          <StateBlock
            kind={
              run.decided === total
                ? 'done'
                : run.decided + run.submitted === total
                  ? 'throttled'
                  : 'warned'
            }
            level={3}
            title={t('decisions.batch.finished', {
              decided: run.decided,
              submitted: run.submitted,
              total,
            })}
          >
            {total > run.sent && t('decisions.batch.left', { left: total - run.sent })}{' '}
            {onRow && t('decisions.batch.seeRows')} {run.failure && t('decisions.batch.because')}
          </StateBlock>
          {run.failure && <FailureBlock failure={run.failure} doing="write" />}
          {!onRow && <RowResults rows={together} results={results} onRow={noteRow} />}
          {run.bulkActionId && (
            <p className="text-xs">
              <Link href={routes.bulkAction(run.bulkActionId)}>{t('decisions.batch.open')}</Link>
            </p>
          )}
        </>
      )}
      {left.length > 0 && (
        <p className="text-xs text-ink-2">{t('decisions.batch.leftOut', { count: left.length })}</p>
      )}
      {apart.length > 0 && (
        <p className="text-xs text-ink-2">{t('decisions.batch.apart', { count: apart.length })}</p>
      )}
    </Dialog>
  )
}

type RowResultsProps = {
  rows: readonly CollectionCase[]
  results: ReadonlyMap<string, RowResult>
  onRow: (key: string, result: RowResult) => void
}

/** Each case that was not decided, with what became of it. */
function RowResults({ rows, results, onRow }: RowResultsProps) {
  const t = useT()
  const open = rows
    .map((row) => ({ row, result: results.get(getCaseKey(row)) }))
    .filter(({ result }) => result?.is !== 'decided')
  if (open.length === 0) return null
  return (
    <ul className="mt-2 max-h-66 overflow-auto" aria-label={t('decisions.batch.notDecided')}>
      {open.map(({ row, result }) => (
        <li key={getCaseKey(row)} className="flex items-center gap-3 border-b border-line py-1.5">
          <span className="tabular-nums">{row.caseNumber}</span>
          {result ? (
            <DecisionResult
              result={result}
              onSettled={(settled) => onRow(getCaseKey(row), settled)}
            />
          ) : (
            t('decisions.batch.notSent')
          )}
        </li>
      ))}
    </ul>
  )
}
