import type { ImportTexts } from '@/components/file-import/import-texts'
import {
  type CustomerImportKey,
  getFieldOfOld,
} from '@/lib/features/customer-import/domain/import-fields'
import type { FindingCode } from '@/lib/shared/checks/finding'
import type { Translate } from '@/lib/shared/i18n/translate'
import { isAmong } from '@/lib/shared/is-among'

const ownReasons = [
  ...(['double', 'other', 'unknown', 'untold', 'beyond', 'exists', 'noName'] as const),
  ...(['inBatch', 'changedSince', 'unknownLines', 'addressEmptied', 'nothing', 'ticked'] as const),
  ...(['missing', 'notCustomerNo', 'tooLong', 'illFormed', 'notYesNo', 'noEntry'] as const),
  ...(['notWhole', 'tooManyDigits', 'hiddenValue'] as const),
] as const

/** The name of a column of a file of customers. */
export function labelKey(t: Translate, key: CustomerImportKey): string {
  const old = getFieldOfOld(key)
  if (old !== null) return t('customerImport.old', { field: t(`customerFields.${old}`) })
  return t(`customerFields.${key as Exclude<CustomerImportKey, `old.${string}`>}`)
}

/** What is found of a field or a row, without its name. */
export const describeReason = (t: Translate, why: string): string =>
  isAmong(ownReasons, why)
    ? t(`customerImport.whole.${why}`)
    : t(`customerImport.checks.${why as FindingCode}`)

/** What an import calls the fields of a customer, and what it says of them. */
export const createCustomerTexts = (t: Translate): ImportTexts<CustomerImportKey> => ({
  field: (key) => labelKey(t, key),
  choice: (_, value) =>
    value === 'yes' || value === 'no' ? t(`customerImport.choice.${value}`) : value,
  finding: ({ why }) => describeReason(t, why),
})
