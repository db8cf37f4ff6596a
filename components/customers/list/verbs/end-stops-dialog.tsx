'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/form/form-dialog'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { StopKind } from '@/lib/contracts/desk/receivables/stops'
import { type EndEffect, findEndEffect } from '@/lib/features/customers/domain/customer-stops'
import { pickStop, stopKinds } from '@/lib/features/customers/domain/whole/item-stops'
import { addDays } from '@/lib/shared/dates/calendar-date'
import { StopKindChoice } from '../../stop-kind-choice'
import { CustomerSplit } from './customer-split'
import { describeRunning, toSubject, type VerbDialogProps } from './verb-rows'

const effects: readonly EndEffect[] = ['ended', 'none', 'unreadable', 'unnamed']

/**
 * Asks which stop of ticked customers ends. It ends with yesterday, because the interface has no
 * blank for a day; its reason stays.
 */
export function EndStopsDialog({ clientNo, customers, bulk, onClose }: VerbDialogProps) {
  const t = useT()
  const today = useToday()
  const split = (kind: StopKind) =>
    Map.groupBy(customers, (customer) => findEndEffect(customer, kind, today))
  const [kind, setKind] = useState<StopKind>(
    () => stopKinds.find((each) => split(each).has('ended')) ?? 'reminder',
  )
  const byEffect = split(kind)
  const ended = byEffect.get('ended') ?? []

  function submit() {
    const rows = ended.map((customer) => ({
      ...toSubject(customer),
      ...{ operation: 'updateCustomer' as const, seen: pickStop(customer, kind) },
    }))
    void bulk.start(clientNo, rows, { verb: 'endStop', kind, until: addDays(today, -1) })
  }

  return (
    <FormDialog
      title={t('customers.bulk.endStop.title')}
      intro={t('customers.bulk.endStop.intro', { day: addDays(today, -1) })}
      submit={t('customers.bulk.endStop.send', { count: ended.length })}
      isEmpty={ended.length === 0}
      isSending={bulk.isPending}
      sending={t('bulkActions.goingOn')}
      onSubmit={submit}
      onClose={onClose}
    >
      <CustomerSplit
        groups={effects.map((effect) => ({
          term: t(`customers.bulk.endStop.${effect}`),
          customers: byEffect.get(effect) ?? [],
          tell: effect === 'ended' ? (customer) => describeRunning(t, customer, kind) : undefined,
        }))}
      />
      <StopKindChoice kind={kind} onKind={setKind} />
      {bulk.failure && <FailureBlock failure={bulk.failure} doing="write" variant="strip" />}
    </FormDialog>
  )
}
