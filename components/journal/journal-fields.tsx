import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import { labelCustomerPath } from '@/lib/features/customers/messages/public'
import type { JournalEntry } from '@/lib/features/journal/client/journal'
import { labelWrittenField } from '@/lib/features/journal/messages/journal-labels'
import type { Translate } from '@/lib/shared/i18n/translate'
import { formatFieldValue } from './format-field-value'

type Field = JournalEntry['fields'][number]

/**
 * The fields of a write, before and after, and what a check found where that is something else. Those
 * that were sent as they stood there are named below. Where nothing was read before, nothing stands
 * as before.
 */
export function JournalFields({ entry }: { entry: JournalEntry }) {
  const t = useT()
  const shown = entry.fields.filter((field) => !isSentUnchanged(field))
  const unchanged = entry.fields.filter(isSentUnchanged)
  const wasRead = isReadBefore(entry)
  const wasSent = shown.some(isSent)
  const differs = shown.some((field) => isSent(field) && 'stored' in field && !isSame(field))
  if (entry.fields.length === 0) return <p className="text-xs text-ink-3">{t('journal.erased')}</p>
  return (
    <>
      {shown.length > 0 && (
        <table className="read-table max-w-160 [&_:is(td,th)]:h-auto [&_:is(td,th)]:py-1 [&_:is(td,th)]:align-top [&_td]:wrap-anywhere">
          <thead>
            <tr>
              <th scope="col" className="w-40 max-narrow:w-auto">
                {t('journal.field')}
              </th>
              {wasRead && (
                <th scope="col" className="w-40 max-narrow:w-1/4">
                  {t('journal.before')}
                </th>
              )}
              {wasSent && <th scope="col">{t('journal.sent')}</th>}
              {differs && <th scope="col">{t('journal.stored')}</th>}
            </tr>
          </thead>
          <tbody>
            {shown.map((field) => (
              <FieldRow
                key={field.field}
                entry={entry}
                field={field}
                wasRead={wasRead}
                wasSent={wasSent}
                differs={differs}
              />
            ))}
          </tbody>
        </table>
      )}
      {unchanged.length > 0 && (
        <p className="max-w-prose pt-1 text-xs text-ink-3">
          {t('journal.unchanged', {
            names: unchanged.map(({ field }) => labelJournalField(t, field) ?? field).join(', '),
          })}
        </p>
      )}
    </>
  )
}

function FieldRow({
  entry,
  field: { field, before, sent, stored },
  wasRead,
  wasSent,
  differs,
}: {
  entry: JournalEntry
  field: Field
  wasRead: boolean
  wasSent: boolean
  differs: boolean
}) {
  const t = useT()
  const name = labelJournalField(t, field)
  const format = (value: unknown) =>
    namesPerson(entry, field) && typeof value === 'string' ? (
      <PersonLink person={value} say={(person) => formatFieldValue(t, entry, field, person)} />
    ) : (
      formatFieldValue(t, entry, field, value)
    )
  return (
    <tr>
      <th scope="row" title={field} className={`border-line ${name ? '' : 'font-mono'}`}>
        {name ?? field}
      </th>
      {wasRead && (
        <td>
          {before === undefined ? (
            <span className="whitespace-nowrap text-ink-3">{t('journal.notRead')}</span>
          ) : sent === undefined ? (
            format(before)
          ) : (
            <del className="text-ink-2 decoration-fail-mark">{format(before)}</del>
          )}
        </td>
      )}
      {wasSent && (
        <td>
          {sent === undefined ? (
            <span className="whitespace-nowrap text-ink-3">{t('journal.notSent')}</span>
          ) : (
            format(sent)
          )}
        </td>
      )}
      {differs && <td>{format(stored)}</td>}
    </tr>
  )
}

/** Fields of writes of the desk that name who works here. */
const personFields: Partial<Record<string, readonly string[]>> = {
  changeFollowUp: ['Owner', 'Seen.owner'],
  markWork: ['change.to', 'seen'],
  startCustomerBulkAction: ['owner'],
}

const namesPerson = ({ operation }: JournalEntry, field: string) =>
  personFields[operation]?.includes(field) ?? false

const isSent = ({ sent }: Field) => sent !== undefined
const isSame = ({ sent, stored }: Field) => JSON.stringify(sent) === JSON.stringify(stored)

/** Whether a field went out as it stood there before, and nothing else was found of it since. */
const isSentUnchanged = (field: Field) =>
  isSent(field) &&
  JSON.stringify(field.sent) === JSON.stringify(field.before) &&
  !('stored' in field && !isSame(field))

/** Whether anything was read before a write, so that its changes are known; not of a new document. */
export const isReadBefore = ({ fields }: JournalEntry): boolean =>
  fields.some(({ before }) => before !== undefined)

/**
 * The name of a field that a write sent, by its path on the wire; null where it is not known, as of
 * a field that this version does not know.
 */
export const labelJournalField = (t: Translate, path: string): string | null =>
  labelCustomerPath(t, path) ?? labelWrittenField(t, path)
