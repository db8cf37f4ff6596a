'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import {
  findSharedStopProblem,
  findStopEffect,
  type StopEffect,
} from '@/lib/features/customers/domain/customer-stops'
import { pickStop } from '@/lib/features/customers/domain/whole/item-stops'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { findTypedDay } from '@/lib/shared/dates/local-day'
import { StopDialogFields } from '../../stop-dialog-fields'
import { StopKindChoice } from '../../stop-kind-choice'
import { CustomerSplit } from './customer-split'
import { describeRunning, toSubject, type VerbDialogProps } from './verb-rows'

const effects: readonly StopEffect[] = ['set', 'extended', 'longer', 'unreadable', 'unnamed']

/**
 * Asks once what is stopped on ticked customers, until when and why. A stop that runs is moved to
 * the later day; none is shortened.
 */
export function StopCustomersDialog({ clientNo, customers, bulk, onClose }: VerbDialogProps) {
  const t = useT()
  const today = useToday()
  const [kind, setKind] = useState<StopKind>('reminder')
  const [day, setDay] = useState(addDays(today, 14))
  const [memo, setMemo] = useState('')
  const [isTried, setTried] = useState(false)
  const until = findTypedDay(day)
  const byEffect = Map.groupBy(customers, (customer) =>
    findStopEffect(customer, { kind, until: until ?? today }, today),
  )
  const pick = (effect: StopEffect): readonly CustomerRow[] => byEffect.get(effect) ?? []
  const stopped = customers.filter(
    (each) => pick('set').includes(each) || pick('extended').includes(each),
  )
  const isNew = pick('set').length > 0
  const problem = findSharedStopProblem({ until, memo }, { today, isNew })
  const tellRunning = (customer: CustomerRow) => describeRunning(t, customer, kind)

  function submit() {
    setTried(true)
    if (problem !== null || until === null) return
    const rows = stopped.map((customer) => ({
      ...toSubject(customer),
      ...{ operation: 'updateCustomer' as const, seen: pickStop(customer, kind) },
    }))
    void bulk.start(clientNo, rows, { verb: 'stop', kind, until, memo: memo.trim() || null })
  }

  return (
    <FormDialog
      title={t('customers.bulk.stop.title')}
      intro={t(`customers.bulk.stop.holds.${kind}`)}
      submit={t('customers.bulk.stop.send', { count: stopped.length })}
      isEmpty={stopped.length === 0}
      isSending={bulk.isPending}
      sending={t('bulkActions.goingOn')}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerSplit
        groups={effects.map((effect) => ({
          term: t(`customers.bulk.stop.${effect}`),
          customers: pick(effect),
          tell: effect === 'extended' || effect === 'longer' ? tellRunning : undefined,
        }))}
      />
      <StopKindChoice kind={kind} onKind={setKind} />
      <StopDialogFields
        {...{ today, day, memo }}
        memoHint={isNew ? undefined : t('customers.bulk.stop.memoKept')}
        problem={isTried ? problem : null}
        onDay={setDay}
        onMemo={setMemo}
      />
      {bulk.failure && <FailureBlock failure={bulk.failure} doing="write" variant="strip" />}
    </FormDialog>
  )
}
