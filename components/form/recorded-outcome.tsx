import { Note } from '@/components/form/note'
import { Glyph } from '@/components/ui/glyph'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'

type Props = {
  record: { at: string; person: string; found: 'applied' | 'not-applied'; note: string | null }
}

/**
 * What a person recorded of a write that could not be checked: what, who, when, and how they know.
 */
export function RecordedOutcome({ record: { at, person, found, note } }: Props) {
  const t = useT()
  return (
    <Note>
      <Glyph verdict={found === 'applied' ? 'ok' : 'new'} />
      <span>
        <PersonLink person={person} say={(name) => t(`record.done.${found}`, { person: name })} />,{' '}
        <Moment instant={at} format={formatDateTime} />: {note ?? t('record.noteErased')}
      </span>
    </Note>
  )
}
