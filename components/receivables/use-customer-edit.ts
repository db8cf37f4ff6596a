'use client'

import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { addressFates, addressGroup, groupOf } from '@/lib/domain/address-group'
import { type CustomerEntry, clearedWithoutAWay, entryOf, saysSomething, tidied, unitsChanged, updateOf } from '@/lib/domain/customer-edit'
import { mergeCustomer } from '@/lib/domain/merge-customer'
import type { CustomerRead } from './customer-read'

/**
 * What a person types over a customer as it was read. A newer read replaces what is untouched; what is touched keeps every character. Where both
 * changed the same unit the form stays as it was opened, and says that a newer value exists.
 *
 * @param readAt when it was read, in milliseconds since 1970.
 */
export function useCustomerEdit(clientNo: string, customerNo: string, read: CustomerRead, readAt: number) {
  const [{ baseline, openedAt }, setOpened] = useState({ baseline: read, openedAt: readAt })
  const [consents, setConsents] = useState<string[]>([])
  const before = useMemo(() => entryOf(baseline), [baseline])
  const form = useForm<CustomerEntry>({ defaultValues: before })
  const typed = useWatch({ control: form.control, compute: (values) => values }) as CustomerEntry
  const edited = tidied(before, typed)

  const known = useMemo(() => groupOf(baseline.postalAddress), [baseline])
  const changed = unitsChanged(before, edited)
  const update = updateOf(customerNo, before, known, edited)
  const fates = addressFates(known, edited.address)
  const unasked = addressGroup.filter((field) => fates[field] === 'unknown-blank')

  /** Opens the form over another read, with `entry` in it; without one, what was typed is gone. */
  function open(customer: CustomerRead, entry: CustomerEntry = entryOf(customer)) {
    setOpened({ baseline: customer, openedAt: readAt })
    setConsents([])
    form.reset(entry)
  }

  const merge = read === baseline ? null : mergeCustomer(before, edited, entryOf(read))
  useOpenNewerRead(read, merge?.open.length === 0, () => open(read, mergeCustomer(before, form.getValues(), entryOf(read)).merged))
  useLeaveGuard(changed.length > 0)

  return {
    clientNo,
    customerNo,
    form,
    baseline,
    openedAt,
    typed,
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
    newer: merge?.open ?? [],
    open,
  }
}

export type CustomerEdit = ReturnType<typeof useCustomerEdit>

/** Follows a newer read where nothing collides. An effect, because the form's own store has to follow too. */
function useOpenNewerRead(read: CustomerRead, canFollow: boolean, follow: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` is new at every render and means the same
  useEffect(() => {
    if (canFollow) follow()
  }, [read, canFollow])
}
