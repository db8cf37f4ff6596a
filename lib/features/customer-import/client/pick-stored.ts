import type { Customer } from '@/lib/contracts/receivables/customers'
import {
  getSentPath,
  isAddressLine,
  type SentField,
} from '@/lib/features/customer-import/domain/import-fields'
import { addressGroup, getValueAt } from '@/lib/features/customers/domain/public'

/** What checks need of a customer besides the fields of a file. */
const alwaysKept: readonly SentField[] = [
  ...(['name', 'countryCode', 'countryText', 'ssnCountry'] as const),
  ...(['stopReminderUntil', 'stopReminderMemo', 'stopDebtCollectionUntil'] as const),
  ...(['stopDebtCollectionMemo', 'stopInterestCalcUntil', 'stopInterestCalcMemo'] as const),
]

/**
 * A customer with no more than a file needs of it, so that tens of thousands can be held: its
 * fields, and the whole address where the file has a line of it. What a read did not show stays
 * absent.
 */
export function pickStored(customer: Customer, fields: readonly SentField[]): Customer {
  const lines = fields.some(isAddressLine) ? addressGroup : []
  const picked: Record<string, unknown> = { customerNo: customer.customerNo }
  for (const field of new Set([...alwaysKept, ...fields, ...lines])) {
    const path = getSentPath(field)
    const value = getValueAt(customer, path)
    if (value === undefined || value === null) continue
    const [outer = '', inner] = path.split('.')
    if (inner) picked[outer] = { ...(picked[outer] as object | undefined), [inner]: value }
    else picked[outer] = value
  }
  return picked as Customer
}
