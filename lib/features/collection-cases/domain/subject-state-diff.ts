import type { ExactNumber } from '@/lib/contracts/exact-number'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { parseAmount } from '@/lib/shared/numbers/money'

/**
 * What matters of a case or an invoice when something is decided on it. Every field may be absent
 * or null.
 */
export type SubjectState = {
  status?: string | null
  subStatus?: string | null
  remainingAmount?: ExactNumber | null
  currency?: string | null
  pausedUntil?: string | null
  closedAt?: string | null
  invoices?: readonly SubjectInvoice[] | null
}

type SubjectInvoice = {
  invoiceId?: string | null
  remainingAmount?: ExactNumber | null
  currency?: string | null
}

/**
 * A field that holds something else now, as it was read before and now; null where the read did not
 * show it, which is no change by itself but must be seen.
 */
export type ChangedField = {
  field: string
  before: string | number | null
  now: string | number | null
}

const fields = [
  'status',
  'subStatus',
  'remainingAmount',
  'currency',
  'pausedUntil',
  'closedAt',
] as const
const invoiceFields = ['remainingAmount', 'currency'] as const

/**
 * What changed between the state that a dialog showed and the one read again before sending: of the
 * case or invoice itself, and of a case's invoices by their invoiceId. An invoice that came or went
 * is told by its id, `invoices` when the list itself is no longer told or is told only now.
 */
export function diffSubjectState(before: SubjectState, now: SubjectState): ChangedField[] {
  return [
    ...diffFields(fields, before, now, ''),
    ...diffInvoices(before.invoices ?? null, now.invoices ?? null),
  ]
}

function diffInvoices(
  before: readonly SubjectInvoice[] | null,
  now: readonly SubjectInvoice[] | null,
): ChangedField[] {
  if (before === null || now === null)
    return before === now
      ? []
      : [{ field: 'invoices', before: before?.length ?? null, now: now?.length ?? null }]
  const [then, today] = [mapById(before), mapById(now)]
  return [...new Set([...then.keys(), ...today.keys()])].flatMap((id): ChangedField[] => {
    const [old, current] = [then.get(id), today.get(id)]
    if (old && current) return diffFields(invoiceFields, old, current, `invoices[${id}].`)
    return [{ field: `invoices[${id}]`, before: old ? id : null, now: current ? id : null }]
  })
}

/**
 * The currency of an amount that changed, as it was or as it is now: the one that changed along with
 * it, else the one that is read now. Null where it is not known.
 */
export function findCurrency(
  { changes, now }: { changes: readonly ChangedField[]; now: SubjectState },
  field: string,
  when: 'before' | 'now',
): string | null {
  const path = field.replace('remainingAmount', 'currency')
  const change = changes.find((each) => each.field === path)
  if (change) return change[when] === null ? null : String(change[when])
  const invoiceId = findInvoiceId(field)
  const invoices = now.invoices?.filter((each) => each.invoiceId?.toLowerCase() === invoiceId)
  return (invoiceId === null ? now.currency : invoices?.[0]?.currency) ?? null
}

/** The invoice that a changed field belongs to, such as `invoices[7a].currency`; null for none. */
export const findInvoiceId = (field: string): string | null =>
  /^invoices\[([^\]]*)\]/.exec(field)?.[1] ?? null

/** Invoices by their id; those without one by their place among such. */
function mapById(invoices: readonly SubjectInvoice[]): Map<string, SubjectInvoice> {
  const nameless = invoices.filter(({ invoiceId }) => !invoiceId)
  return new Map(
    invoices.map((invoice) => [
      invoice.invoiceId?.toLowerCase() || `#${nameless.indexOf(invoice)}`,
      invoice,
    ]),
  )
}

function diffFields<Field extends string>(
  named: readonly Field[],
  before: { [Key in Field]?: string | number | null },
  now: { [Key in Field]?: string | number | null },
  path: string,
): ChangedField[] {
  return named
    .map((field) => ({
      field: `${path}${field}`,
      before: before[field] ?? null,
      now: now[field] ?? null,
    }))
    .filter(({ field, before: then, now: today }) => !isSameValue(field, then, today))
}

type Value = string | number | null

/** The same amount, day or code, however it is written: a list may write it otherwise than a page. */
function isSameValue(field: string, one: Value, other: Value): boolean {
  if (one === other) return true
  if (one === null || other === null) return false
  if (field.endsWith('remainingAmount')) return isSameAmount(one, other)
  const [left, right] = [String(one).trim(), String(other).trim()]
  if (field === 'pausedUntil') {
    const day = toCalendarDay(left)
    return day === null ? left === right : day === toCalendarDay(right)
  }
  if (field === 'closedAt') return left === right
  return left.toUpperCase() === right.toUpperCase()
}

function isSameAmount(one: Value, other: Value): boolean {
  const left = parseAmount(one as ExactNumber)
  const right = parseAmount(other as ExactNumber)
  return left.is === 'exact' && right.is === 'exact' && left.decimal === right.decimal
}
