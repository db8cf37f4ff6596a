'use client'

import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { addressFates, addressGroup, groupOf } from '@/lib/domain/address-group'
import { type CustomerEntry, clearedWithoutAWay, entryOf, saysSomething, unitsChanged, updateOf } from '@/lib/domain/customer-edit'
import type { CustomerRead } from './customer-read'

/**
 * What a person types over a customer as it was read. A newer read replaces an untouched form; a touched one keeps every character, and says that
 * a newer value exists.
 */
export function useCustomerEdit(clientNo: string, customerNo: string, read: CustomerRead) {
  const [baseline, setBaseline] = useState(read)
  const [consents, setConsents] = useState<string[]>([])
  const before = useMemo(() => entryOf(baseline), [baseline])
  const form = useForm<CustomerEntry>({ defaultValues: before })
  const edited = useWatch({ control: form.control, compute: (values) => values }) as CustomerEntry

  const known = useMemo(() => groupOf(baseline.postalAddress), [baseline])
  const changed = unitsChanged(before, edited)
  const update = updateOf(customerNo, before, known, edited)
  const fates = addressFates(known, edited.address)
  const unasked = addressGroup.filter((field) => fates[field] === 'unknown-blank')

  /** Opens the form anew over another read; what was typed is gone, so only a save, a discard or an untouched form may do it. */
  function open(customer: CustomerRead, typed: CustomerEntry = entryOf(customer)) {
    setBaseline(customer)
    setConsents([])
    form.reset(typed)
  }

  useOpenNewerRead(read, baseline, changed.length === 0, open)
  useLeaveGuard(changed.length > 0)

  return {
    clientNo,
    customerNo,
    form,
    baseline,
    before,
    known,
    edited,
    changed,
    update,
    fates,
    unasked,
    isConsented: unasked.every((field) => consents.includes(field)),
    consent: (isGiven: boolean) => setConsents(isGiven ? [...unasked] : []),
    stuck: clearedWithoutAWay(before, edited),
    isSendable: saysSomething(update),
    newer: read === baseline ? [] : unitsChanged(before, entryOf(read)),
    open,
  }
}

export type CustomerEdit = ReturnType<typeof useCustomerEdit>

/** Follows a newer read while nothing is typed. An effect, because the form's own store has to follow too. */
function useOpenNewerRead(read: CustomerRead, baseline: CustomerRead, isUntouched: boolean, open: (read: CustomerRead) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` is new at every render and means the same
  useEffect(() => {
    if (isUntouched && read !== baseline) open(read)
  }, [read, baseline, isUntouched])
}
