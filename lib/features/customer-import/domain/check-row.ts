import type { Customer } from '@/lib/contracts/receivables/customers'
import {
  type checkCustomer,
  compareSentFields,
  getValueAt,
  isHidden,
  isShown,
  type TypedCustomer,
} from '@/lib/features/customers/domain/public'
import type { ImportFinding } from '@/lib/shared/file-import/import-findings'
import { isMasked } from '@/lib/shared/wire/masks'
import { isPathToken } from '@/lib/shared/wire/path-token'
import {
  type CustomerImportKey,
  getSentKind,
  getSentPath,
  isAddressLine,
  isSentField,
  type SentField,
  toOldField,
} from './import-fields'
import type { CustomerPlan } from './plan-customer'
import type { FieldVerdict } from './plan-fields'
import { splitList, toWireValue } from './wire-value'

export type CustomerFinding = ImportFinding<CustomerImportKey>
export type ImportedValues = { readonly [Key in CustomerImportKey]?: string }

/** The longest text of a field (lib/contracts/bounds.ts). */
const fieldMax = 60_000

/** Why a value cannot be sent at all, or null. What the import cannot read is refused before. */
function findRefusal(field: SentField, text: string): string | null {
  if (text.length > fieldMax) return 'tooLong'
  if (!text.isWellFormed() || text.includes('\0')) return 'illFormed'
  if (toWireValue(field, text) !== null) return null
  const kind = getSentKind(field)
  if (kind === 'yesNo') return 'notYesNo'
  if (kind === 'list') return 'noEntry'
  return kind === 'integer' ? 'notWhole' : 'tooManyDigits'
}

/** What is wrong with the values of a row, and with its number, whoever is stored. */
export function listRefusals(values: ImportedValues, refused: ReadonlySet<string | null>) {
  const found: CustomerFinding[] = []
  const refuse = (field: CustomerImportKey, why: string) =>
    found.push({ field, is: 'refused', why, value: hasNoUse(why) ? '' : (values[field] ?? '') })
  const { customerNo = '' } = values
  if (customerNo === '') refuse('customerNo', 'missing')
  else if (!isPathToken(customerNo)) refuse('customerNo', 'notCustomerNo')
  for (const field of Object.keys(values).filter(isSentField)) {
    const text = values[field]
    const why = text === undefined || refused.has(field) ? null : findRefusal(field, text)
    if (why !== null) refuse(field, why)
  }
  return found
}

/**
 * Values of which a part is masked or blotted out, as in a file that was exported: their stars would
 * take the place of what they hide. One that is stored just so stays, and is no matter, but for a
 * line of an address that goes whole.
 */
export function listHiddenValues(values: ImportedValues, plan: CustomerPlan | null) {
  const sent = plan?.fields.filter(
    (each) => each.sent !== undefined || (isAddressLine(each.field) && plan.address.sent !== null),
  )
  return (sent ?? []).flatMap(({ field }): CustomerFinding[] => {
    const { [field]: value = '' } = values
    const entries = getSentKind(field) === 'list' ? splitList(field, value) : [value]
    const isWhole = !entries.some(isMasked) && !isHidden(entries)
    return isWhole ? [] : [{ field, is: 'refused', why: 'hiddenValue', value }]
  })
}

/** Whether a value says nothing to who reads it: it is endless, or holds what cannot be shown. */
const hasNoUse = (why: string) => why === 'tooLong' || why === 'illFormed'

/** What a stored customer adds to the checks of what a row sets. */
const contextFields = [
  ...(['countryCode', 'countryText', 'ssnCountry'] as const),
  ...(['stopReminderUntil', 'stopReminderMemo', 'stopDebtCollectionUntil'] as const),
  ...(['stopDebtCollectionMemo', 'stopInterestCalcUntil', 'stopInterestCalcMemo'] as const),
] as const

/** Checks that an import has made itself, or that are counted and not asked. */
const silent = new Set(['willBeCleaned', 'decimalAmbiguous', 'dateForm', 'dateDoesNotExist'])

type Checked = {
  stored: Customer | null
  /** What is set, where that is known. */
  verdicts: readonly FieldVerdict[] | null
  values: ImportedValues
  today: string
}

/**
 * What the checks of a customer's form say of the values that a row sets. Nothing is said of what
 * stays as it is.
 *
 * @param check the checks, with what judges numbers.
 */
export function listWarnings(
  check: (typed: TypedCustomer) => ReturnType<typeof checkCustomer>,
  { stored, verdicts, values, today }: Checked,
): CustomerFinding[] {
  const set = listSetFields(verdicts, values)
  const isSet = (field: string) => set.some((each) => each === field)
  const typed: Record<string, unknown> = { today }
  for (const field of contextFields) typed[field] = showStored(stored, field)
  for (const field of set) {
    const text = values[field] ?? ''
    typed[field] = getSentKind(field) === 'list' ? splitList(field, text) : text
  }
  const findings = check(typed as TypedCustomer)
  return Object.entries(findings).flatMap(([field, found]) =>
    isSet(field) || isSet(field.replace(/Memo$/, 'Until'))
      ? found
          .filter(({ code }) => !silent.has(code))
          .map(
            ({ code, level }): CustomerFinding => ({
              field: field as SentField,
              is: level === 'wrong' ? 'refused' : 'warned',
              why: code,
              value: values[field as SentField] ?? '',
            }),
          )
      : [],
  )
}

/** The fields that a row sets: as planned, or, of a customer who is not known, as it names them. */
function listSetFields(verdicts: readonly FieldVerdict[] | null, values: ImportedValues) {
  if (!verdicts) return Object.keys(values).filter(isSentField)
  return verdicts.flatMap(({ field, sent }) => (sent === undefined ? [] : field))
}

function showStored(stored: Customer | null, field: SentField): string | undefined {
  const value = stored ? getValueAt(stored, getSentPath(field)) : null
  return typeof value === 'string' && isShown(value) ? value : undefined
}

/**
 * Fields that somebody changed since the file was made: what is stored is neither the old value that
 * the file carries nor the new one. A value that is not shown proves nothing.
 */
export function listChangedSince(
  stored: Customer,
  verdicts: readonly FieldVerdict[],
  values: ImportedValues,
  hasOld: (field: SentField) => boolean,
): CustomerFinding[] {
  return verdicts.flatMap(({ field, sent, before }) => {
    if (sent === undefined || before === undefined || before === null || !hasOld(field)) return []
    const text = values[toOldField(field)]
    const old = text === undefined ? '' : toWireValue(field, text)
    const path = getSentPath(field)
    const [met] = compareSentFields([{ field: path, sent: old }], stored)
    return met?.standing === 'other' || old === null
      ? [{ field, is: 'warned', why: 'changedSince', value: values[field] ?? '' }]
      : []
  })
}
