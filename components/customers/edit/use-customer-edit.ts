'use client'

import { useEffect, useMemo, useRef, useState } from 'react'
import { type FieldPathByValue, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import type { CustomerRead } from '@/lib/features/customers/client/customers'
import {
  type AddressField,
  addressGroup,
  computeAddressChanges,
  type KnownAddress,
  pickAddressGroup,
} from '@/lib/features/customers/domain/address-group'
import {
  buildCustomerUpdate,
  hasChanges,
  isSameField,
  listBlottedLines,
  listChangedFields,
  listEmptiedFields,
  listUnclearableFields,
  listUnsendableFields,
  toFormValues,
  trimChanged,
} from '@/lib/features/customers/domain/customer-edit'
import {
  type CustomerField,
  type CustomerFormValues,
  getFieldPath,
  isListField,
  type SingleField,
} from '@/lib/features/customers/domain/editable-fields'
import { getNotShown, getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { diffCustomers, mergeCustomer } from '@/lib/features/customers/domain/merge-customer'
import { useConsents } from '../sections/use-consents'

/**
 * What a person types over a customer as it was read. A newer read replaces what is untouched; what
 * is touched keeps every character. Where both changed the same field the form stays as it was
 * opened, and says that a newer value exists.
 *
 * @param readAt when it was read, in milliseconds since 1970.
 * @param typedBefore what the form opens with, where that is not what was read.
 */
export function useCustomerEdit(
  clientNo: string,
  customerNo: string,
  read: CustomerRead,
  readAt: number,
  typedBefore?: CustomerFormValues,
) {
  const [{ baseline, openedAt }, setOpened] = useState({ baseline: read, openedAt: readAt })
  const standing = useRef<CustomerFormValues>(null)
  const [wishes, setWishes] = useState<CustomerField[]>([])
  const [pasted, setPasted] = useState(noPaste)
  const before = useMemo(() => toFormValues(baseline), [baseline])
  const [opensWith] = useState(typedBefore ?? before)
  const form = useForm<CustomerFormValues>({ defaultValues: opensWith })
  const typed = useWatch({
    control: form.control,
    compute: (values) => values,
  }) as CustomerFormValues

  const known = useMemo(() => pickAddressGroup(baseline.postalAddress), [baseline])
  const isKnown = (field: SingleField) => getValueAt(baseline, getFieldPath(field)) != null
  const changes = weighChanges(customerNo, { before, known, typed, wishes })
  const { edited, changed, effects } = changes
  const consents = useConsents({
    unknownBlank: addressGroup.filter((line) => effects[line] === 'unknown-blank'),
    pastedBlank: pasted.blank.filter((line) => effects[line] === 'blank'),
    unknownLists: changed.filter(
      (line) => line !== 'address' && isListField(line) && !isKnown(line),
    ),
  })

  /** Opens the form over another read, with `entry` in it; without one, what was typed is gone. */
  function open(
    customer: CustomerRead,
    entry: CustomerFormValues = toFormValues(customer),
    wished: CustomerField[] = [],
    pastedBlank?: AddressField[],
  ) {
    setOpened({ baseline: customer, openedAt: readAt })
    standing.current = toFormValues(customer)
    setWishes(wished)
    if (isSameField('address', entry, toFormValues(customer))) setPasted(noPaste)
    else if (pastedBlank) setPasted({ blank: pastedBlank, notUsed: [] })
    consents.forget()
    form.reset(entry)
  }

  const mergeRead = (entry: CustomerFormValues) =>
    mergeCustomer(before, entry, toFormValues(read), getNotShown(read))
  const merge = read === baseline ? null : mergeRead(edited)
  useOpenNewerRead(read, merge?.open.length === 0, () =>
    open(read, mergeRead(form.getValues()).merged, wishes),
  )
  useLeaveGuard(changed.length > 0)

  return {
    clientNo,
    customerNo,
    form,
    /**
     * As the form's own, with the value that a server paints: it cannot fill a field in by itself.
     */
    register: (path: FieldPathByValue<CustomerFormValues, string>) => ({
      ...form.register(path),
      defaultValue: getValueAt(opensWith, path) as string,
    }),
    baseline,
    openedAt,
    typed,
    before,
    /**
     * What the form stands over at this moment, for a call that began before it was opened anew.
     */
    standsOver: () => standing.current ?? before,
    known,
    isKnown,
    ...changes,
    consents,
    clear: (field: CustomerField, isWished: boolean) =>
      setWishes(isWished ? [...wishes, field] : wishes.filter((each) => each !== field)),
    /** Fields that others changed in a newer read while they were typed in here. */
    newer: merge?.open.filter((field) => diffCustomers(baseline, read).includes(field)) ?? [],
    open,
    /** Lines that a pasted address left blank. */
    pastedBlank: pasted.blank,
    /** Lines of a pasted address that belong to no field of the group. */
    notUsed: pasted.notUsed,
    ...createAddressEdits(form, before, setPasted),
  }
}

export type CustomerEdit = ReturnType<typeof useCustomerEdit>

type Typed = {
  before: CustomerFormValues
  known: KnownAddress
  typed: CustomerFormValues
  /** Fields that the person asked to send blank. */
  wishes: CustomerField[]
}

/**
 * What was typed, against what the form was opened over: what differs, and what of it a save would
 * send.
 */
function weighChanges(customerNo: string, { before, known, typed, wishes }: Typed) {
  const edited = trimChanged(before, typed)
  const emptied = listEmptiedFields(before, edited)
  const clearing = wishes.filter((field) => (emptied as CustomerField[]).includes(field))
  const update = buildCustomerUpdate(customerNo, { stored: before, known, edited, clearing })
  return {
    edited,
    changed: listChangedFields(before, edited),
    emptied,
    /** Emptied fields that are sent blank because the person asked for it. */
    clearing,
    stuck: listUnclearableFields(before, edited, clearing),
    unsendable: listUnsendableFields(before, edited),
    blotted: listBlottedLines(before, edited),
    update,
    isSendable: hasChanges(update),
    effects: computeAddressChanges(known, edited.address),
  }
}

/**
 * What a pasted address left blank, and its lines that were not used: until the address is stored,
 * put back or discarded.
 */
type Pasted = { blank: AddressField[]; notUsed: string[] }

const noPaste: Pasted = { blank: [], notUsed: [] }

/** What changes the whole group of the address at once. */
const createAddressEdits = (
  form: UseFormReturn<CustomerFormValues>,
  before: CustomerFormValues,
  setPasted: (pasted: Pasted) => void,
) => ({
  /**
   * Puts a whole address into the group: what it does not carry becomes blank, which needs a tick
   * where something stood.
   */
  pasteAddress: (address: Partial<Record<AddressField, string>>, notUsed: string[]) => {
    for (const line of addressGroup)
      form.setValue(`address.${line}`, address[line] ?? '', { shouldDirty: true })
    setPasted({ blank: addressGroup.filter((line) => !address[line]), notUsed })
  },
  putAddressBack: () => {
    form.setValue('address', before.address)
    setPasted(noPaste)
  },
})

/**
 * Follows a newer read where nothing collides. An effect, because the form's own store has to
 * follow too.
 */
function useOpenNewerRead(read: CustomerRead, canFollow: boolean, follow: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `follow` is new at every render and means the same
  useEffect(() => {
    if (canFollow) follow()
  }, [read, canFollow])
}
