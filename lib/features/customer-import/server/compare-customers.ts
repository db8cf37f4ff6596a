import 'server-only'
import {
  comparedMax,
  type ImportedCustomer,
  type ImportReading,
} from '@/lib/contracts/desk/customer-import'
import type { Answer } from '@/lib/contracts/registry'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import {
  compareSentFields,
  getValueAt,
  listSentFields,
} from '@/lib/features/customers/domain/public'
import { isMatchingRead } from '@/lib/features/customers/server/public'
import { executeOperation } from '@/lib/platform/gateway/execute-operation'
import { mapSome } from './map-some'

/**
 * Reads customers again, some from one of them on, and compares each field with what was sent. What
 * could not be read is told as such; only that the session has ended ends it.
 */
export async function compareCustomers(
  clientNo: string,
  sent: readonly ImportedCustomer[],
  from: number,
): Promise<Result<Answer<'compareImportBatch'>>> {
  const some = sent.slice(from, from + comparedMax)
  const readings = await mapSome(some, (each) => compareCustomer(clientNo, each))
  const signedOut = readings.find((each) => !each.ok && each.failure.kind === 'unauthenticated')
  if (signedOut && !signedOut.ok) return signedOut
  return makeSuccess({
    readings: readings.map((each, at) => (each.ok ? each.value : toUnread(some[at]!))),
    more: sent.length > from + some.length,
  })
}

async function compareCustomer(
  clientno: string,
  imported: ImportedCustomer,
): Promise<Result<ImportReading>> {
  const { customer, before } = imported
  const read = await executeOperation(
    'getCustomer',
    { params: { clientno, customerno: customer.customerNo } },
    { unmasked: true },
  )
  if (!read.ok)
    return read.failure.kind === 'not-found'
      ? makeSuccess({ ...toUnread(imported), found: 'gone' })
      : read
  if (!isMatchingRead(customer.customerNo, read.value)) return makeSuccess(toUnread(imported))
  const fields = listSentFields(customer).map(({ field, value }) => ({
    ...{ field, sent: value },
    before: before[field],
  }))
  const compared = compareSentFields(fields, read.value)
  const other = compared.filter(({ standing }) => standing === 'other' || standing === 'as-before')
  const unknown = compared.filter(({ standing }) => standing === 'unknown')
  const named = (other.length > 0 ? other : unknown).map(({ field }) => field)
  return makeSuccess({
    ...toUnread(imported),
    found: other.length > 0 ? 'differs' : unknown.length > 0 ? 'not-shown' : 'as-sent',
    fields: named,
    sent: Object.fromEntries(
      fields.filter(({ field }) => named.includes(field)).map((each) => [each.field, each.sent]),
    ),
    stored: Object.fromEntries(
      named.map((field) => [field, getValueAt(read.value, field) ?? null]),
    ),
  })
}

const toUnread = ({ line, name, customer: { customerNo } }: ImportedCustomer): ImportReading => ({
  ...{ line, name, customerNo },
  ...{ found: 'unread', fields: [], sent: {}, stored: {} },
})
