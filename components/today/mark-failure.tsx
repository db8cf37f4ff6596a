import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock, type StateProps } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import type { Failure } from '@/lib/contracts/result'

/** A note as it stands, and who wrote it; null where there is none. */
export type StoredNote = Pick<WorkMark, 'note' | 'noteBy'>

type Props = {
  failure: Failure
  /** The note that was not overwritten, where that was read since; saving again replaces it. */
  stored?: StoredNote
  /** What saying it again does where a colleague has taken the line; without it nothing. */
  goOn?: string
  /** Which line it was, where that cannot be told from where it is said. */
  line?: string
}

/** Why what was said of a line was not taken; of a lost race, who was first or what stands there. */
export function MarkFailure({ failure, stored, goOn, line }: Props) {
  const t = useT()
  const first = failure.code === 'claimed' ? failure.message : undefined
  if (first)
    return (
      <Refused
        title={
          <PersonLink person={first} say={(person) => t('workHolders.firstWas', { person })} />
        }
        note={goOn ?? line}
      >
        <PersonLink person={first} say={(person) => t('workHolders.firstWasMeaning', { person })} />
      </Refused>
    )
  if (failure.code === 'noted')
    return (
      <Refused
        title={t('workHolders.noteChanged')}
        note={stored ? t('workHolders.noteReplace') : line}
      >
        {stored && <NoteNow stored={stored} />}
      </Refused>
    )
  if (failure.code === 'marked-since')
    return (
      <Refused title={t('workHolders.markedSince')} note={line}>
        {t('workHolders.markedSinceMeaning')}
      </Refused>
    )
  return <FailureBlock failure={failure} doing="write" note={line} variant="strip" />
}

const Refused = (words: Pick<StateProps, 'title' | 'children' | 'note'>) => (
  <StateBlock kind="warned" variant="strip" {...words} />
)

function NoteNow({ stored: { note, noteBy } }: { stored: StoredNote }) {
  const t = useT()
  if (note === null) return t('workHolders.noteRemoved')
  return (
    <>
      {t('workHolders.noteNow')}{' '}
      <PersonLink
        person={noteBy ?? ''}
        say={(person) => t('workHolders.noteBy', { note, person })}
      />
    </>
  )
}
