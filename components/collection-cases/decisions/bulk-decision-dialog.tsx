'use client'

import { useState } from 'react'
import { Facts } from '@/components/form/facts'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  type CaseAnswer,
  splitByFinality,
} from '@/lib/features/collection-cases/domain/case-answers'
import { formatDecimal } from '@/lib/shared/format/amount'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import { ReasonField } from './decision-fields'
import type { RowResult } from './row-result'
import { useDecisionRun } from './use-decision-run'

type Props = {
  organizationId: string
  userName: string
  answer: CaseAnswer
  rows: readonly CollectionCase[]
  onRow: (key: string, result: RowResult) => void
  onClose: () => void
}

/**
 * Answers several cases with one reason: says what will happen, sends one after the other, and can
 * be stopped between two.
 */
export function BulkDecisionDialog({
  organizationId,
  userName,
  answer,
  rows,
  onRow,
  onClose,
}: Props) {
  const t = useT()
  const [{ together, apart }] = useState(() => splitByFinality(answer, rows))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const { run, start, stop } = useDecisionRun({ organizationId, userName }, answer, onRow)
  const total = together.length
  const isUnderWay = run.is === 'running' || run.is === 'stopping'
  const lacksReason = answer === 'reject' && reason.trim() === ''

  function submit() {
    setTried(true)
    if (!lacksReason) start(together, reason.trim())
  }

  return (
    <Dialog
      open
      title={t(`decisions.batch.title.${answer}`, { count: total })}
      intro={run.is === 'ready' ? t('decisions.batch.lead') : undefined}
      result={isUnderWay ? t('decisions.batch.running', { done: run.sent, total }) : undefined}
      locked={isUnderWay}
      onClose={onClose}
      footer={
        run.is === 'ready' ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              {t('decisions.cancel')}
            </Button>
            <Button variant="primary" aria-disabled={total === 0 || undefined} onClick={submit}>
              {t(`decisions.batch.title.${answer}`, { count: total })}
            </Button>
          </>
        ) : isUnderWay ? (
          <Button
            busy={run.is === 'stopping'}
            busyLabel={t('decisions.batch.stopping')}
            onClick={stop}
          >
            {t('decisions.batch.stop')}
          </Button>
        ) : (
          <Button variant="primary" data-autofocus onClick={onClose}>
            {t('decisions.close')}
          </Button>
        )
      }
    >
      {run.is === 'ready' && (
        <>
          <div className="mb-2 border-b border-line pb-2">
            <Facts items={[{ label: t('decisions.batch.sum'), value: <Sums rows={together} /> }]} />
          </div>
          <ReasonField
            reason={reason}
            isMissing={isTried && lacksReason}
            isOptional={answer === 'accept'}
            onType={setReason}
          />
        </>
      )}
      {isUnderWay && (
        <progress
          className="w-full accent-accent"
          aria-label={t(`decisions.batch.title.${answer}`, { count: total })}
          value={run.sent}
          max={total}
        />
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
            {t('decisions.batch.seeRows')} {run.failure && t('decisions.batch.because')}
          </StateBlock>
          {run.failure && <FailureBlock failure={run.failure} doing="write" />}
        </>
      )}
      {apart.length > 0 && (
        <p className="text-xs text-ink-2">{t('decisions.batch.apart', { count: apart.length })}</p>
      )}
    </Dialog>
  )
}

/**
 * What remains on cases together, by currency; amounts that are not told are counted, not added.
 */
function Sums({ rows }: { rows: readonly CollectionCase[] }) {
  const t = useT()
  const totals = sumByCurrency(
    rows.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
  )
  const words = totals.flatMap(({ counted, total, currency }) =>
    counted > 0 && total !== null ? [`${formatDecimal(total)} ${currency ?? ''}`.trim()] : [],
  )
  const untold = totals.reduce(
    (count, { total, counted, unknown, tooLong }) =>
      count + unknown + tooLong + (total === null ? counted : 0),
    0,
  )
  return [...words, ...(untold > 0 ? [t('decisions.batch.untold', { count: untold })] : [])].join(
    ' · ',
  )
}
