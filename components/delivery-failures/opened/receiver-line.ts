import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { type FieldFix, importFieldChecks } from '@/lib/features/customers/client/public'
import {
  findInlineField,
  getCheckedName,
  toCheckedCustomer,
  toFormValues,
  withInlineField,
} from '@/lib/features/customers/domain/public'
import type { FailureGroup } from '@/lib/features/delivery-failures/client/failures'
import type {
  Receiver,
  ReceiverCustomer,
} from '@/lib/features/delivery-failures/client/use-receiver-customers'
import type { Finding } from '@/lib/shared/checks/finding'
import type { CauseFixes } from '../use-cause-fixes'

/** A customer's field that mends a cause, by its path in interface.md 2.1. */
export type FieldToFix = { path: string; label: string }

/** A receiver with its customer, what may be typed for it, and what its checks say. */
export type ReceiverLine = Receiver & {
  key: string
  customer: ReceiverCustomer
  /** What can be typed here: null where the form is needed. */
  inline: ReturnType<typeof findInlineField>
  typed: string
  findings: readonly Finding[]
  typedFindings: readonly Finding[]
}

/** Says what is wrong with the field of a customer, as it stands or as it is typed. */
type Check = (customer: Parameters<typeof toFormValues>[0], typed: string | null) => Finding[]

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/** What can be said of one field of a customer, as it stands or as it is typed. */
export function useFieldCheck(path: string, today: string): Check | null {
  const fields = useLoaded(importFieldChecks)
  const numbers = useLoaded(importNumberChecks)
  if (!fields) return null
  return (customer, typed) => {
    const stored = toFormValues(customer)
    const values = typed === null ? stored : withInlineField(stored, path, typed)
    const findings = fields.checkCustomer(
      toCheckedCustomer(values, customer, today),
      numbers?.checkNumbers,
    )
    return findings[getCheckedName(path)] ?? []
  }
}

/** A receiver as its line shows it. */
export function buildLine(
  receiver: Receiver,
  {
    group,
    field,
    customer,
    fixes,
    check,
  }: {
    group: Pick<FailureGroup, 'key'>
    field: FieldToFix
    fixes: CauseFixes
    customer: ReceiverCustomer
    check: Check | null
  },
): ReceiverLine {
  const { CompanyId, InvoiceeName } = receiver.row
  const key = JSON.stringify([group.key, CompanyId, InvoiceeName?.trim()])
  const read = customer.is === 'found' ? customer.read : null
  const typed = fixes.typed.get(key) ?? ''
  return {
    ...receiver,
    key,
    customer,
    inline: read && findInlineField(read, field.path),
    typed,
    findings: read && check ? check(read, null) : [],
    typedFindings: read && check && typed.trim() ? check(read, typed.trim()) : [],
  }
}

/** What a line would save; null where nothing else than what is stored is typed. */
export function toFix(
  { key, customer, inline, typed }: ReceiverLine,
  path: string,
  { ends }: CauseFixes,
): FieldFix | null {
  const isOpen = customer.is === 'found' && customer.read && ends.get(key)?.is !== 'unknown'
  if (!isOpen || !inline || typed.trim() === '' || typed.trim() === inline.value) return null
  const { clientNo, customerNo, read: stored } = customer
  return { key, clientNo, customerNo, stored: stored!, path, typed: typed.trim() }
}
