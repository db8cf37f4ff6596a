import { useT } from '@/lib/client/translation'
import { findUnread } from '@/lib/shared/wire/unread-record'
import { Glyph } from '../glyph'
import { Strip, StripText } from './strip'

/**
 * Stands before the first words of a record of which something could not be read; nothing for any
 * other.
 */
export function UnreadMark({ record }: { record: unknown }) {
  const t = useT()
  const unread = findUnread(record)
  if (!unread) return null
  const fields = Object.keys(unread.fields).filter(Boolean)
  const words = t(fields.length > 0 ? 'states.unread.fields' : 'states.unread.whole', {
    fields: fields.join(', '),
  })
  return (
    <span className="mr-1 inline-block align-middle" title={words}>
      <Glyph verdict="warn" />
      <span className="sr-only">{words}</span>
    </span>
  )
}

const shownMax = 20

/**
 * Says how many of the records could not be read as a whole, and shows each as it came. Nothing
 * where all were.
 */
export function UnreadRecords({ rows }: { rows: readonly unknown[] }) {
  const t = useT()
  const found = rows.flatMap((row, place) => {
    const unread = findUnread(row)
    return unread ? [{ ...unread, place }] : []
  })
  if (found.length === 0) return null
  return (
    <Strip tone="wait" role="status">
      <Glyph verdict="warn" />
      <StripText>
        <b>{t('states.unread.title', { count: found.length })}</b> {t('states.unread.meaning')}
        <details>
          <summary>{t('states.unread.details')}</summary>
          <ul>
            {found.slice(0, shownMax).map(({ place, fields, raw }) => (
              <li key={place}>
                {t('states.unread.row', { place: place + 1 })}{' '}
                {Object.entries(fields)
                  .map(([field, why]) => [field, why].filter(Boolean).join(': '))
                  .join('; ')}
                {raw === null ? (
                  ` ${t('states.unread.hidden')}`
                ) : (
                  <code className="block wrap-anywhere whitespace-pre-wrap">{raw}</code>
                )}
              </li>
            ))}
          </ul>
          {found.length > shownMax && (
            <p>{t('states.unread.more', { count: found.length - shownMax })}</p>
          )}
        </details>
      </StripText>
    </Strip>
  )
}
