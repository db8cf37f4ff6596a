import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { ExactNumber } from '@/lib/contracts/exact-number'
import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import { labelWrittenField } from '@/lib/features/journal/messages/journal-labels'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'
import { toVisibleMask } from '@/lib/shared/wire/masks'

type Entry = Answer<'getJournalEntry'>

/** What a write sent, beside what stood there before, and what the last look saw. */
export function JournalFields({ entry }: { entry: Entry }) {
  const t = useT()
  if (entry.fields.length === 0) return <p className="text-xs text-ink-3">{t('journal.erased')}</p>
  const wasSeen = entry.fields.some((field) => 'stored' in field)
  const wasSent = entry.fields.some((field) => 'sent' in field)
  return (
    <details open={entry.state === 'unknown'}>
      <summary>{t('journal.fields')}</summary>
      <table className="read-table">
        <thead>
          <tr>
            <th scope="col" className="w-65 max-narrow:w-auto">
              {t('journal.field')}
            </th>
            <th scope="col">{t('journal.before')}</th>
            {wasSent && <th scope="col">{t('journal.sent')}</th>}
            {wasSeen && <th scope="col">{t('journal.stored')}</th>}
          </tr>
        </thead>
        <tbody>
          {entry.fields.map(({ field, before, sent, ...rest }) => (
            <tr key={field}>
              <FieldHead path={field} />
              <td>
                {before === undefined
                  ? t('journal.notRead')
                  : formatFieldValue(t, entry, field, before)}
              </td>
              {wasSent && (
                <td>
                  {sent === undefined
                    ? t('journal.notSent')
                    : formatFieldValue(t, entry, field, sent)}
                </td>
              )}
              {wasSeen && <td>{formatFieldValue(t, entry, field, rest.stored)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/** The name of a field, its path in a tooltip; the path itself where no name is known. */
function FieldHead({ path }: { path: string }) {
  const name = labelJournalField(useT(), path)
  return (
    <th scope="row" title={path} className={`border-line ${name ? '' : 'font-mono'}`}>
      {name ?? path}
    </th>
  )
}

/** A value of a named field: what remains is an amount, in the currency that the write has noted. */
export function formatFieldValue(t: Translate, entry: Entry, field: string, value: unknown) {
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

/**
 * The name of a field that a write sent, by its path on the wire; null where it is not known, as of
 * a field that this version does not know.
 */
export const labelJournalField = (t: Translate, path: string): string | null =>
  labelCustomerPath(t, path) ?? labelWrittenField(t, path)
