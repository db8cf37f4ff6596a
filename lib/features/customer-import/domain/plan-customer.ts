import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer, CustomerUpdate } from '@/lib/contracts/receivables/customers'
import { addressGroup, getValueAt, isShown } from '@/lib/features/customers/domain/public'
import { getSentPath, isAddressLine, isHiddenField } from './import-fields'
import { type AddressPlan, planAddress } from './plan-address'
import { type FieldVerdict, planFields, type RowCells } from './plan-fields'

/** What sending a row would do, in the service's own semantics, before it is sent. */
export type CustomerPlan = {
  fields: FieldVerdict[]
  address: AddressPlan
  /** The row as it is sent; null where it changes nothing. */
  customer: ImportedCustomer | null
}

type PlannedRow = RowCells & { line: number; customerNo: string }

/**
 * Plans one row of an import over the customer as a read showed it.
 *
 * @param stored null for a customer that is new.
 */
export function planCustomer(stored: Customer | null, row: PlannedRow): CustomerPlan {
  const fields = planFields(stored, row)
  const address = planAddress(stored, fields)
  const isSent = fields.some(({ sent }) => sent !== undefined)
  const isToSend = stored ? isSent : true
  return {
    fields,
    address,
    customer: isToSend ? toImported(stored, row, { fields, address }) : null,
  }
}

function toImported(
  stored: Customer | null,
  { line, customerNo, values }: PlannedRow,
  { fields, address }: Omit<CustomerPlan, 'customer'>,
): ImportedCustomer {
  const update: Record<string, unknown> = { customerNo }
  const before: Record<string, unknown> = {}
  for (const { field, sent } of fields) {
    if (sent === undefined || isAddressLine(field)) continue
    put(update, getSentPath(field), sent)
    if (stored && !isHiddenField(field)) before[getSentPath(field)] = showBefore(stored, field)
  }
  if (address.sent) {
    update.postalAddress = { ...(update.postalAddress as object), ...address.sent }
    if (stored)
      for (const line of addressGroup) before[getSentPath(line)] = showBefore(stored, line)
  }
  return {
    line,
    name: (stored?.name ?? values.name)?.slice(0, nameMax) ?? null,
    customer: update as CustomerUpdate,
    before,
    keepsAddress: address.filled.length > 0,
    ...(stored ? {} : { isNew: true }),
  }
}

const nameMax = 500

function showBefore(stored: Customer, field: Parameters<typeof getSentPath>[0]): unknown {
  const value = getValueAt(stored, getSentPath(field))
  return isShown(value) ? value : null
}

/** Puts a value under a path such as `distribution.type`, beside what stands there. */
function put(target: Record<string, unknown>, path: string, value: unknown) {
  const [outer = '', inner] = path.split('.')
  target[outer] = inner ? { ...(target[outer] as object | undefined), [inner]: value } : value
}
