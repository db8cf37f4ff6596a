import type { ExactNumber } from '@/lib/contracts/exact-number'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'
import { formatOrganizationNumber } from '@/lib/shared/references/organization-number'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Entry = Pick<JournalEntry, 'fields'>

/**
 * A value of a named field: what remains is an amount, in the currency that the write has noted,
 * and the number of an organization that may be a person's hides its end.
 */
export function formatFieldValue(t: Translate, entry: Entry, field: string, value: unknown) {
  if (/organizationNumber$/i.test(field) && typeof value === 'string' && value !== '')
    return formatOrganizationNumber(value) ?? value
  const exact =
    field === 'remainingAmount' && (typeof value === 'number' || typeof value === 'string')
      ? parseAmount(value as ExactNumber)
      : null
  if (exact?.is !== 'exact') return formatJournalValue(t, value)
  const currency = entry.fields.find((each) => each.field === 'currency')?.before
  return [formatDecimal(exact.decimal), currency].filter(Boolean).join(' ')
}

/**
 * A value of a field in words; a list in one line. Null is what a read did not show, which is not
 * blank.
 */
function formatJournalValue(t: Translate, value: unknown): string {
  if (value === null || value === undefined) return t('journal.notShown')
  if (value === '') return t('form.blank')
  if (Array.isArray(value))
    return value.length === 0
      ? t('form.blank')
      : value.map((value) => formatJournalValue(t, value)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(toVisibleMask(value))
}
