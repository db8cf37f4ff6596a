import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import type { Translate } from '@/lib/shared/i18n/translate'
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
              <th scope="row" className="border-line font-mono">
                {field}
              </th>
              <td>{before === undefined ? t('journal.notRead') : formatJournalValue(t, before)}</td>
              {wasSent && (
                <td>{sent === undefined ? t('journal.notSent') : formatJournalValue(t, sent)}</td>
              )}
              {wasSeen && <td>{formatJournalValue(t, rest.stored)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

/**
 * A value of a field in words; a list in one line. Null is what a read did not show, which is not
 * blank.
 */
export function formatJournalValue(t: Translate, value: unknown): string {
  if (value === null || value === undefined) return t('journal.notShown')
  if (value === '') return t('form.blank')
  if (Array.isArray(value))
    return value.length === 0
      ? t('form.blank')
      : value.map((value) => formatJournalValue(t, value)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(toVisibleMask(value))
}
