import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { Holding } from '@/lib/features/today/domain/find-holding'

type Props = {
  holder: string | null
  person: string | null
  notes: Holding['notes']
}

/** Who has a line, and what was noted of it. */
export function MarkWords({ holder, person, notes }: Props) {
  const t = useT()
  return (
    <>
      {holder !== null && (
        <b className="pr-3 font-medium">
          {holder === person ? (
            t('workHolders.takenByYou')
          ) : (
            <PersonLink
              person={holder}
              say={(name) => t('workHolders.takenBy', { person: name })}
            />
          )}
        </b>
      )}
      {notes.map(({ subject, note, by }) => (
        <span key={subject} className="pr-3 wrap-anywhere">
          <PersonLink
            person={by ?? ''}
            say={(name) => t('workHolders.noteBy', { note, person: name })}
          />
        </span>
      ))}
    </>
  )
}
