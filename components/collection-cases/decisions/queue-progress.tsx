import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CaseVerb } from '@/lib/features/collection-cases/domain/case-answers'
import type { BulkSubjects } from './bulk-subjects'
import { DecisionResult } from './decision-result'
import type { RowResult } from './row-result'
import type { DecisionQueue } from './use-decision-queue'

type Amounts = Pick<CollectionCase, 'remainingAmount' | 'currency'>

type QueueProps = { queue: DecisionQueue; is: BulkSubjects<never>['is']; total: number }

type FooterProps = QueueProps & { verb: CaseVerb; title: string } & Record<
    'onSubmit' | 'onStop' | 'onClose',
    () => void
  >

/** What may be done before, while and after decisions are sent. */
export function QueueFooter({
  queue,
  verb,
  is,
  title,
  total,
  onSubmit,
  onStop,
  onClose,
}: FooterProps) {
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

/** How many were sent, and that they go on without the dialog. */
export function QueueProgress({ queue, is, title, total }: QueueProps & { title: string }) {
  const t = useT()
  return (
    <>
      <ProgressMeter isWide label={title} value={queue.sent} max={total} />
      {queue.bulkActionId && (
        <p className="text-xs text-ink-2">{t('decisions.batch.goesOn', { is })}</p>
      )}
    </>
  )
}

/** How many were decided, and why the rest was not. */
export function QueueEnd({ queue, is, total }: QueueProps) {
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
export function RowResults<Row extends Amounts>({
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
