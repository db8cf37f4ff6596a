'use client'

import { useMemo, useState } from 'react'
import { Facts } from '@/components/form/facts'
import { CurrencySums } from '@/components/ui/currency-sums'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useOffers } from '@/lib/client/offers'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { DecisionName } from '@/lib/contracts/desk/decision'
import { type CaseVerb, splitByFinality } from '@/lib/features/collection-cases/domain/case-answers'
import {
  findWrongUntil,
  listMissingInput,
} from '@/lib/features/collection-cases/domain/decision-requirements'
import { routes } from '@/lib/shared/routes'
import type { BulkSubjects } from './bulk-subjects'
import { DecisionFields } from './decision-fields'
import { QueueEnd, QueueFooter, QueueProgress, RowResults } from './queue-progress'
import type { RowResult } from './row-result'
import { useDecisionQueue } from './use-decision-queue'

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
  const total = together.length
  const decision = together[0] ? subjects.findDecision(verb, together[0]) : null
  const { fields, validate } = useDecisionFields(decision, String(total), today)
  const { results, noteRow } = useRowResults(rows, subjects, onRow)
  const { queue, start, stop } = useDecisionQueue(
    { organizationId, userName },
    verb,
    subjects,
    noteRow,
  )
  const close = () => onClose(queue.bulkActionId !== null)
  const isUnderWay = queue.is === 'running' || queue.is === 'stopping'
  const title = t(`decisions.batch.title.${subjects.is}.${verb}`, { count: total })
  const { is } = subjects

  function submit() {
    const { typed } = fields
    if (validate()) start(together, { ...typed, reason: typed.reason.trim() })
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
        <QueueFooter
          {...{ queue, verb, is, title, total }}
          onSubmit={submit}
          onStop={stop}
          onClose={close}
        />
      }
    >
      {queue.is === 'ready' && (
        <>
          <SumOfRows rows={together} />
          {decision && <DecisionFields decision={decision} {...fields} />}
        </>
      )}
      {queue.is === 'ready' && queue.failure && (
        <FailureBlock failure={queue.failure} doing="write" />
      )}
      {isUnderWay && <QueueProgress {...{ queue, is, title, total }} />}
      {queue.is === 'over' && (
        <>
          <QueueEnd {...{ queue, is, total }} />
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

/**
 * What is typed once for all of them. What is missing is said once it was tried.
 *
 * @returns `validate` tries it: true where nothing is missing and nothing wrong.
 */
function useDecisionFields(decision: DecisionName | null, number: string, today: string) {
  const [typed, setTyped] = useState({ reason: '', until: '', typedNo: '' })
  const [isTried, setTried] = useState(false)
  const missing = decision ? listMissingInput({ decision, number, ...typed }) : []
  const wrongUntil = findWrongUntil(typed.until, today)
  function validate() {
    setTried(true)
    return missing.length === 0 && wrongUntil === null
  }
  return {
    fields: {
      ...{ number, today, typed, wrongUntil },
      missing: isTried ? missing : [],
      onType: setTyped,
    },
    validate,
  }
}

/** What became of each row, by its key; the list that shows the rows is told as well. */
function useRowResults<Row extends Amounts>(
  rows: readonly Row[],
  subjects: BulkSubjects<Row>,
  onRow: Props<Row>['onRow'],
) {
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
  return { results, noteRow }
}

function SumOfRows({ rows }: { rows: readonly Amounts[] }) {
  const t = useT()
  const amounts = useMemo(
    () => rows.map(({ remainingAmount, currency }) => ({ amount: remainingAmount, currency })),
    [rows],
  )
  return (
    <div className="mb-2 border-b border-line pb-2">
      <Facts
        items={[{ label: t('decisions.batch.sum'), value: <CurrencySums rows={amounts} /> }]}
      />
    </div>
  )
}
