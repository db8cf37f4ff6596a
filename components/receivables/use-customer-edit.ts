'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { type AddressField, addressFates, addressGroup, groupOf } from '@/lib/domain/address-group'
import { clearedWithoutAWay, emptied, entryOf, sameUnit, saysSomething, tidied, unitsChanged, unsendable, updateOf } from '@/lib/domain/customer-edit'
import { type CustomerEntry, type CustomerUnit, type FieldUnit, isList, pathOf } from '@/lib/domain/customer-units'
import { valueAt } from '@/lib/domain/field-standing'
import { changedBetween, mergeCustomer } from '@/lib/domain/merge-customer'
import { notShownBy } from '@/lib/domain/not-shown'
import type { CustomerRead } from './customer-read'
import { useConsents } from './use-consents'

/**
 * What a person types over a customer as it was read. A newer read replaces what is untouched; what is touched keeps every character. Where both
 * changed the same unit the form stays as it was opened, and says that a newer value exists.
 *
 * @param readAt when it was read, in milliseconds since 1970.
 * @param typedBefore what the form opens with, where that is not what was read.
 */
export function useCustomerEdit(clientNo: string, customerNo: string, read: CustomerRead, readAt: number, typedBefore?: CustomerEntry) {
  const [{ baseline, openedAt }, setOpened] = useState({ baseline: read, openedAt: readAt })
  const standing = useRef<CustomerEntry>(null)
  const [wishes, setWishes] = useState<CustomerUnit[]>([])
  const [pasted, setPasted] = useState(noPaste)
  const before = useMemo(() => entryOf(baseline), [baseline])
  const form = useForm<CustomerEntry>({ defaultValues: typedBefore ?? before })
  const typed = useWatch({ control: form.control, compute: (values) => values }) as CustomerEntry
  const edited = tidied(before, typed)

  const known = useMemo(() => groupOf(baseline.postalAddress), [baseline])
  const isKnown = (unit: FieldUnit) => valueAt(baseline, pathOf(unit)) != null
  const changed = unitsChanged(before, edited)
  const blanked = emptied(before, edited)
  const clearing = wishes.filter((unit) => (blanked as CustomerUnit[]).includes(unit))
  const update = updateOf(customerNo, { stored: before, known, edited, clearing })
  const fates = addressFates(known, edited.address)
  const consents = useConsents({
    unknownBlank: addressGroup.filter((field) => fates[field] === 'unknown-blank'),
    pastedBlank: pasted.blank.filter((field) => fates[field] === 'blank'),
    unknownLists: changed.filter((unit) => unit !== 'address' && isList(unit) && !isKnown(unit)),
  })

  /** Opens the form over another read, with `entry` in it; without one, what was typed is gone. */
  function open(customer: CustomerRead, entry: CustomerEntry = entryOf(customer), wished: CustomerUnit[] = [], pastedBlank?: AddressField[]) {
    setOpened({ baseline: customer, openedAt: readAt })
    standing.current = entryOf(customer)
    setWishes(wished)
    if (sameUnit('address', entry, entryOf(customer))) setPasted(noPaste)
    else if (pastedBlank) setPasted({ blank: pastedBlank, notUsed: [] })
    consents.forget()
    form.reset(entry)
  }

  const merge = read === baseline ? null : mergeCustomer(before, edited, entryOf(read), notShownBy(read))
  useOpenNewerRead(read, merge?.open.length === 0, () =>
    open(read, mergeCustomer(before, form.getValues(), entryOf(read), notShownBy(read)).merged, wishes),
  )
  useLeaveGuard(changed.length > 0)

  return {
    clientNo,
    customerNo,
    form,
    baseline,
    openedAt,
    typed,
    before,
    /** What the form stands over at this moment, for a call that began before it was opened anew. */
    standsOver: () => standing.current ?? before,
    known,
    edited,
    changed,
    update,
    fates,
    isKnown,
    consents,
    /** Emptied units that are sent blank because the person asked for it. */
    clearing,
    clear: (unit: CustomerUnit, isWished: boolean) => setWishes(isWished ? [...wishes, unit] : wishes.filter((each) => each !== unit)),
    emptied: blanked,
    stuck: clearedWithoutAWay(before, edited, clearing),
    unsendable: unsendable(before, edited),
    isSendable: saysSomething(update),
    /** Units that others changed in a newer read while they were typed in here. */
    newer: merge?.open.filter((unit) => changedBetween(baseline, read).includes(unit)) ?? [],
    open,
    /** Lines that a pasted address left blank. */
    pastedBlank: pasted.blank,
    /** Lines of a pasted address that belong to no field of the group. */
    notUsed: pasted.notUsed,
    /** Puts a whole address into the group: what it does not carry becomes blank, which needs a tick where something stood. */
    pasteAddress: (address: Partial<Record<AddressField, string>>, notUsed: string[]) => {
      for (const field of addressGroup) form.setValue(`address.${field}`, address[field] ?? '', { shouldDirty: true })
      setPasted({ blank: addressGroup.filter((field) => !address[field]), notUsed })
    },
    putAddressBack: () => {
      form.setValue('address', before.address)
      setPasted(noPaste)
    },
  }
}

/** What a pasted address left blank, and its lines that were not used: until the address is stored, put back or discarded. */
const noPaste: { blank: AddressField[]; notUsed: string[] } = { blank: [], notUsed: [] }

export type CustomerEdit = ReturnType<typeof useCustomerEdit>

/** Follows a newer read where nothing collides. An effect, because the form's own store has to follow too. */
function useOpenNewerRead(read: CustomerRead, canFollow: boolean, follow: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` is new at every render and means the same
  useEffect(() => {
    if (canFollow) follow()
  }, [read, canFollow])
}
