'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { useStopQueue } from '@/lib/features/customers/client/use-stop-queue'
import {
  findEndDay,
  findStopProblem,
  splitByStop,
} from '@/lib/features/customers/domain/whole/item-stops'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { StopDialogFields } from '../../stop-dialog-fields'
import { StopKindChoice } from '../../stop-kind-choice'
import type { ItemRow } from '../item-cells'
import { ItemSplit } from './item-names'
import { ReplacedStops } from './replaced-stops'
import { StopResult } from './stop-result'

/**
 * Asks once what is stopped on some invoices, until when and why; then stops one after the other
 * and says what became of each.
 */
export function StopDialog({ items, onClose }: { items: readonly ItemRow[]; onClose: () => void }) {
  const t = useT()
  const today = useToday()
  const [asked] = useState(items)
  const [kind, setKind] = useState<StopKind>('reminder')
  const [day, setDay] = useState(addDays(today, 14))
  const [memo, setMemo] = useState('')
  const [isTried, setTried] = useState(false)
  const { queue, start, halt } = useStopQueue()
  const { fitting, misfits } = splitByStop(asked, kind)
  const until = findTypedDay(day)
  const endDay = findEndDay(fitting, kind, today)
  const isEnd = endDay !== null && until === endDay
  const problem = findStopProblem({ until, memo }, endDay ?? today)
  const send = t(isEnd ? 'customers.stop.endOf' : 'customers.whole.verbs.stop.send', {
    count: fitting.length,
  })

  function submit() {
    setTried(true)
    if (problem === null && until !== null) start(fitting, { kind, until, memo: memo.trim() })
  }

  if (queue.is !== 'ready')
    return (
      <StopResult
        queue={queue}
        total={fitting.length}
        title={send}
        isEnd={isEnd}
        onHalt={halt}
        onClose={onClose}
      />
    )
  return (
    <FormDialog
      title={isEnd ? send : t('customers.whole.verbs.stop.title')}
      intro={isEnd ? undefined : t(`customers.whole.verbs.stop.holds.${kind}`)}
      submit={send}
      isEmpty={fitting.length === 0}
      onSubmit={submit}
      onClose={onClose}
    >
      <ItemSplit
        fitting={fitting}
        misfits={misfits.map(([why, rows]) => [t(`customers.whole.verbs.stop.not.${why}`), rows])}
      >
        <ReplacedStops items={fitting} kind={kind} today={today} />
      </ItemSplit>
      <StopKindChoice kind={kind} onKind={setKind} />
      <StopDialogFields
        {...{ today, day, memo, endDay }}
        problem={isTried ? problem : null}
        onDay={setDay}
        onMemo={setMemo}
      />
    </FormDialog>
  )
}
