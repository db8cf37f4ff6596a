import { useQuery } from '@tanstack/react-query'
import { Command } from 'cmdk'
import { useT } from '@/lib/client/translation'
import { getRecentsQuery } from '@/lib/features/search-everything/client/recents'
import type { Found } from '@/lib/features/search-everything/domain/found'
import { toFoundRecent } from './found-recent'
import { FoundRow } from './found-row'

/** Objects that stand above the actions. */
const shownMax = 6

type Props = { commands: readonly Found[]; onOpen: (found: Found) => void }

/** The box before anything is typed: what was opened last, actions, and pages. */
export function EmptySearch({ commands, onOpen }: Props) {
  const t = useT()
  const { data, isError, refetch } = useQuery(getRecentsQuery())
  const recents = (data?.recents ?? []).slice(0, shownMax).map((recent) => toFoundRecent(t, recent))
  const groups = [
    { name: t('searchEverything.recent'), rows: recents },
    {
      name: t('searchEverything.group.action'),
      rows: commands.filter(({ kind, key }) => kind === 'action' && !key.includes('theme')),
    },
    {
      name: t('searchEverything.group.page'),
      rows: commands.filter(({ kind }) => kind === 'page'),
    },
  ]
  return (
    <>
      {isError && (
        <Command.Item
          className="flex min-h-8.5 items-center gap-3 px-2.5 aria-selected:bg-selected"
          value="failed recents"
          onSelect={() => void refetch()}
        >
          <span className="flex-1">{t('searchEverything.recentFailed')}</span>
          <span className="text-accent underline">{t('searchEverything.tryAgain')}</span>
        </Command.Item>
      )}
      {groups.map(
        ({ name, rows }) =>
          rows.length > 0 && (
            <Command.Group
              key={name}
              value={name}
              heading={<span className="flex px-2.5 pt-2.5 pb-1 text-xs text-ink-3">{name}</span>}
            >
              {rows.map((found) => (
                <FoundRow key={found.key} found={found} word="" onOpen={onOpen} />
              ))}
            </Command.Group>
          ),
      )}
    </>
  )
}
