import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { WorkChange, WorkMark } from '@/lib/contracts/desk/work-marks'
import { useVerbFailures } from '@/lib/features/today/client/use-verb-failures'
import { useMarkWork } from '@/lib/features/today/client/use-work'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { nameWork } from '@/lib/features/today/messages/describe-work'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { MarkFailure } from './mark-failure'

/** A verb of a line that asks nothing further. */
export type DirectVerb = 'claim' | 'release' | 'done' | 'return'

/** What a person has seen of a line before they say something of it. */
export type SeenMark = Pick<WorkMark, 'note' | 'claimedBy'>

type Said = { each: MarkedLine; change: WorkChange }

/**
 * Says things of lines of work, and shows what came of the last one, with the way to undo it, and
 * which of those that were said together were not taken.
 */
export function useWorkMarking(userName: string) {
  const t = useT()
  const { send, isPending } = useMarkWork()
  const { failures, run } = useVerbFailures()
  const [said, setSaid] = useState<Said | null>(null)

  async function say(
    each: MarkedLine,
    change: WorkChange,
    seen: string | null = each.mark?.claimedBy ?? null,
  ) {
    const { subject, scope } = each.line
    const result = await run({ key: `${change.is} ${subject}`, name: nameWork(t, each.line) }, () =>
      send({ userName, subject, scope, seen, change }),
    )
    if (result.ok) setSaid({ each, change })
    else setSaid((last) => (last?.each.line.subject === subject ? null : last))
    return result
  }

  function act(verb: DirectVerb, each: MarkedLine) {
    if (verb === 'done') void say(each, { is: 'done', shows: each.line.shows })
    else void say(each, { is: verb })
  }

  const undo = findUndo(said)
  const notice: ReactNode = (
    <>
      {failures.map(({ key, name, failure }) => (
        <MarkFailure key={key} failure={failure} line={name} />
      ))}
      {said && (
        <StateBlock
          kind="done"
          variant="strip"
          title={
            <PersonLink
              person={said.change.is === 'assign' ? said.change.to : ''}
              say={(person) => describeChange(said, person)}
            />
          }
          steps={
            undo && (
              <Button
                size="sm"
                busy={isPending}
                busyLabel={t('today.marking')}
                onClick={() => void say(said.each, undo)}
              >
                {t('today.undo')}
              </Button>
            )
          }
        />
      )}
    </>
  )

  function describeChange({ each, change }: Said, person: string): string {
    const line = nameWork(t, each.line)
    switch (change.is) {
      case 'claim':
        return t('today.taken', { line })
      case 'assign':
        return t('today.assigned', { line, person })
      case 'release':
        return t('today.released', { line })
      case 'done':
        return t('today.markedDone', { line })
      case 'snooze':
        return t('today.snoozed', { line, day: formatLongDate(t, change.until) })
      case 'return':
        return t('today.returned', { line })
      case 'note':
        return t('today.noted', { line })
    }
  }

  return {
    act,
    snooze: (each: MarkedLine, until: string) => say(each, { is: 'snooze', until }),
    note: (each: MarkedLine, note: string, seen: SeenMark) =>
      say(each, { is: 'note', note, seenNote: seen.note }, seen.claimedBy),
    notice,
  }
}

/** What undoes the last thing said, and nothing said since; null where that is not undone. */
function findUndo(said: Said | null): WorkChange | null {
  const change = said?.change
  return change?.is === 'done' || change?.is === 'snooze' ? { is: 'return', undoes: change } : null
}
