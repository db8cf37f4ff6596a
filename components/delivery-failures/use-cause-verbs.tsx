import { type ReactNode, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { WorkChange } from '@/lib/contracts/desk/work-marks'
import type { Failure } from '@/lib/contracts/result'
import { getRowSubject } from '@/lib/features/delivery-failures/client/use-failure-owners'
import { useHandleCause } from '@/lib/features/delivery-failures/client/use-handle-cause'
import type { NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import {
  canUndoMark,
  type GroupMark,
  listMarks,
  listMarksToDelete,
  listUndoMarks,
} from '@/lib/features/delivery-failures/domain/failure-rows'
import { useMarkWork, useVerbFailures } from '@/lib/features/today/client/public'

type Verb = 'marked' | 'unmarked' | 'taken' | 'released' | 'assigned'
type Said = {
  verb: Verb
  rows: readonly NamedRow[]
  undo: readonly GroupMark[]
  /** Who has them now. */
  person?: string
}

/** What may be done with causes. */
export type CauseVerbs = {
  /** True once they are marked. */
  markHandled: (rows: readonly NamedRow[], note?: string) => Promise<boolean>
  unmark: (rows: readonly NamedRow[]) => void
  take: (rows: readonly NamedRow[]) => void
  release: (row: NamedRow) => void
  /** Gives them to somebody, or to nobody. */
  assign: (rows: readonly NamedRow[], person: string | null) => void
  isMarking: boolean
  isTaking: boolean
}

/**
 * Marks causes as handled and takes them, and says what came of the last one, with the way to undo
 * it, and why others failed that were under way with it.
 *
 * @returns `leaving` are keys of rows that were just handled, and stay for a moment.
 */
export function useCauseVerbs(userName: string): {
  verbs: CauseVerbs
  leaving: ReadonlySet<string>
  notice: ReactNode
} {
  const handling = useHandleCause()
  const marking = useMarkWork()
  const [said, setSaid] = useState<Said | null>(null)
  const { failures, run } = useVerbFailures()
  const [leaving, setLeaving] = useLeaving(handling.isPending)

  const dropSaid = (rows: readonly NamedRow[]) =>
    setSaid((last) => (last && joinKeys(last.rows) === joinKeys(rows) ? null : last))

  async function send(causes: readonly GroupMark[], next: Said, note = ''): Promise<boolean> {
    if (causes.length === 0) return false
    if (next.verb === 'marked') setLeaving(new Set(next.rows.map(({ row }) => row.key)))
    const about = {
      key: `${next.verb} ${joinKeys(next.rows)}`,
      name: next.rows.map(({ name }) => name).join(', '),
    }
    const result = await run(about, () => handling.send({ userName, causes: [...causes], note }))
    if (result.ok) setSaid(next)
    else {
      dropSaid(next.rows)
      setLeaving(noKeys)
    }
    return result.ok
  }

  function markHandled(rows: readonly NamedRow[], note?: string) {
    const able = rows.filter(({ row }) => listMarks(row).length > 0)
    const causes = able.flatMap(({ row }) => listMarks(row))
    const undo = able.every(({ row }) => canUndoMark(row)) ? listUndoMarks(causes) : []
    return send(causes, { verb: 'marked', rows: able, undo }, note)
  }

  function unmark(rows: readonly NamedRow[]) {
    const causes = rows.flatMap(({ row }) => listMarksToDelete(row))
    void send(causes, { verb: 'unmarked', rows, undo: [] })
  }

  /** One after the other; the first that fails ends it, and those before are taken. */
  async function changeOwner(
    rows: readonly NamedRow[],
    change: Extract<WorkChange, { is: 'claim' | 'release' | 'assign' }>,
  ) {
    const taken: NamedRow[] = []
    for (const each of rows) {
      const about = { key: `${change.is} ${each.row.key}`, name: each.name }
      const result = await run(about, () =>
        marking.send({
          userName,
          subject: getRowSubject(each.row),
          scope: { companyIds: each.row.companies.map(({ companyId }) => companyId) },
          seen: each.owner ?? null,
          change,
        }),
      )
      if (!result.ok) break
      taken.push(each)
    }
    const said = { verb: ownerVerbs[change.is], rows: taken, undo: [] }
    const person = change.is === 'assign' ? change.to : undefined
    if (taken.length > 0) setSaid({ ...said, person })
    else dropSaid(rows)
  }

  return {
    verbs: {
      markHandled,
      unmark,
      take: (rows) =>
        void changeOwner(
          rows.filter(({ owner }) => owner !== userName),
          { is: 'claim' },
        ),
      release: (row) => void changeOwner([row], { is: 'release' }),
      assign: (rows, person) => void changeOwner(rows, toOwnerChange(person, userName)),
      isMarking: handling.isPending,
      isTaking: marking.isPending,
    },
    leaving,
    notice: (
      <>
        {failures.map(({ key, ...failed }) => (
          <VerbFailure key={key} {...failed} />
        ))}
        {said && (
          <VerbDone
            said={said}
            isMarking={handling.isPending}
            onUndo={() => void send(said.undo, { verb: 'unmarked', rows: said.rows, undo: [] })}
          />
        )}
      </>
    ),
  }
}

const joinKeys = (rows: readonly NamedRow[]) => rows.map(({ row }) => row.key).join(' ')

const ownerVerbs = { claim: 'taken', release: 'released', assign: 'assigned' } as const

function toOwnerChange(person: string | null, userName: string) {
  if (person === null) return { is: 'release' } as const
  return person === userName ? ({ is: 'claim' } as const) : ({ is: 'assign', to: person } as const)
}

/** So long a cause that was handled stays in its place, in milliseconds. */
const leaveMs = 4_000

const noKeys: ReadonlySet<string> = new Set()

/** Keys of rows that were just handled; their moment begins once their mark is shown. */
function useLeaving(isMarking: boolean) {
  const [leaving, setLeaving] = useState(noKeys)
  useEffect(() => {
    if (leaving.size === 0 || isMarking) return
    const timer = setTimeout(() => setLeaving(noKeys), leaveMs)
    return () => clearTimeout(timer)
  }, [leaving, isMarking])
  return [leaving, setLeaving] as const
}

type DoneProps = { said: Said; isMarking: boolean; onUndo: () => void }

/** What came of the last verb, with the way to undo it where there is one. */
function VerbDone({ said, isMarking, onUndo }: DoneProps) {
  const t = useT()
  return (
    <StateBlock
      kind="done"
      variant="strip"
      title={
        <PersonLink
          person={said.person ?? ''}
          say={(person) =>
            t(`deliveryFailures.${said.verb}`, {
              ...{ count: said.rows.length, cause: said.rows[0]!.name, person },
            })
          }
        />
      }
      steps={
        said.undo.length > 0 && (
          <Button
            size="sm"
            busy={isMarking}
            busyLabel={t('deliveryFailures.marking')}
            onClick={onUndo}
          >
            {t('deliveryFailures.undo')}
          </Button>
        )
      }
    />
  )
}

/** Why a verb was not taken, and of which causes. */
function VerbFailure({ failure, name }: { failure: Failure; name?: string }) {
  const t = useT()
  if (failure.code === 'marked-further')
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={t('deliveryFailures.markedFurther')}
        note={name}
      >
        {t('deliveryFailures.markedFurtherMeaning')}
      </StateBlock>
    )
  if (failure.code === 'marked-since')
    return (
      <StateBlock
        kind="warned"
        variant="strip"
        title={
          <PersonLink
            person={failure.message ?? ''}
            say={(person) => t('deliveryFailures.markedSince', { person })}
          />
        }
        note={name}
      >
        {t('deliveryFailures.markedSinceMeaning')}
      </StateBlock>
    )
  const first = failure.code === 'claimed' ? failure.message : undefined
  if (first === undefined)
    return <FailureBlock failure={failure} doing="write" note={name} variant="strip" />
  return (
    <StateBlock
      kind="warned"
      variant="strip"
      title={
        <PersonLink person={first} say={(person) => t('deliveryFailures.firstWas', { person })} />
      }
      note={name}
    />
  )
}
