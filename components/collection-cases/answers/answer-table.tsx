import type { KeyboardEvent, RefObject } from 'react'
import { cardHeads, tallCards } from '@/components/data-grid/cards'
import { RowKeys } from '@/components/data-grid/row-keys'
import { TickAll, useRowTicks } from '@/components/data-grid/row-ticks'
import { Kbd } from '@/components/ui/kbd'
import { useT } from '@/lib/client/translation'
import {
  isLocked,
  type AnswerRow as Row,
} from '@/lib/features/collection-cases/domain/answered-cases'
import { getCaseKey } from '@/lib/features/collection-cases/domain/case-questions'
import { AnswerRow, type AnswerRowContext } from './answer-row'
import { isAskedGroup, type RowGroup } from './build-row-groups'
import { GroupHead } from './group-head'

type Props = {
  groups: readonly RowGroup[]
  selected: ReadonlySet<string>
  context: AnswerRowContext
  frame: RefObject<HTMLDivElement | null>
  onSelect: (keys: ReadonlySet<string>) => void
  /** A letter pressed while a row has the focus; true where it did something. */
  onLetter: (letter: string, row: Row) => boolean
}

/**
 * The cases by the day that they want their answer by. One tab stop, with the keys of every table; a
 * tick in front of each that waits.
 */
export function AnswerTable({ groups, selected, context, frame, onSelect, onLetter }: Props) {
  const t = useT()
  const rows = groups.flatMap((group) => group.rows)
  const keys = rows.map(({ row }) => getCaseKey(row))
  const ticking = useRowTicks(keys, { selected, onSelect })
  const waiting = groups.flatMap((group) =>
    isAskedGroup(group) ? group.rows.filter((each) => !isLocked(each)) : [],
  )
  const columns = listColumns(context.hasOwners)

  function handleKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    if (ticking.handleKey(event, place)) return true
    const row = rows[place]
    const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    return isLetter && row !== undefined && onLetter(event.key.toLowerCase(), row)
  }

  return (
    <div ref={frame} className="flex min-h-0 flex-col">
      <RowKeys
        label={t('decisions.list.title')}
        hasLinks={rows.length > 0}
        ticks={selected}
        onTicks={ticking.restore}
        onRowKey={handleKey}
      >
        {rows.length > 0 && (
          <table className="data-table w-full min-w-280 card:block card:min-w-0 [&_td]:h-(--row-small,32px)">
            <caption className="sr-only">{t('decisions.list.title')}</caption>
            <colgroup>
              <col className="w-12" />
              {columns.map((column) => (
                <col key={column} className={widths[column]} />
              ))}
            </colgroup>
            <thead className={cardHeads}>
              <tr>
                <TickAll
                  ticks={{ selected, onSelect, allLabel: t('decisions.list.selectAll') }}
                  keys={waiting.map(({ row }) => getCaseKey(row))}
                />
                {columns.map((column) => (
                  <th
                    key={column}
                    scope="col"
                    data-align={ends.includes(column) ? 'end' : undefined}
                  >
                    {t(`decisions.list.column.${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map((group) => (
              <RowsOfDay
                key={group.day ?? 'none'}
                {...{ group, context, selected }}
                firstKey={keys[0]}
                columnCount={columns.length + 1}
                onToggle={(key) => ticking.toggle(keys.indexOf(key))}
              />
            ))}
          </table>
        )}
      </RowKeys>
    </div>
  )
}

type RowsOfDayProps = Pick<Props, 'context' | 'selected'> & {
  group: RowGroup
  firstKey: string | undefined
  columnCount: number
  onToggle: (key: string) => void
}

const RowsOfDay = ({
  group,
  context,
  selected,
  firstKey,
  columnCount,
  onToggle,
}: RowsOfDayProps) => (
  <>
    <tbody className="card:block">
      <GroupHead group={group} today={context.today} columnCount={columnCount} />
    </tbody>
    <tbody className={tallCards}>
      {group.rows.map((each) => {
        const key = getCaseKey(each.row)
        return (
          <AnswerRow
            key={key}
            each={each}
            context={context}
            isFirst={key === firstKey}
            isTicked={selected.has(key)}
            onToggle={() => onToggle(key)}
          />
        )
      })}
    </tbody>
  </>
)

type ColumnName = 'number' | 'debtor' | 'question' | 'evidence' | 'remaining' | 'legal' | 'owner'
const listColumns = (hasOwners: boolean): ColumnName[] => [
  ...(['number', 'debtor', 'question', 'evidence', 'remaining', 'legal'] as const),
  ...(hasOwners ? (['owner'] as const) : []),
]
const ends: readonly ColumnName[] = ['remaining', 'legal', 'owner']
const widths: Record<ColumnName, string | undefined> = {
  number: 'w-21',
  debtor: 'w-46',
  question: 'w-46',
  evidence: undefined,
  remaining: 'w-34',
  legal: 'w-39',
  owner: 'w-27',
}

/** The keys of a row, which the list of keys finds here too. */
export function AnswerKeys({ hasOwners }: { hasOwners: boolean }) {
  const t = useT()
  const keys = ['a', 'd', 'p', 'w', ...(hasOwners ? (['m'] as const) : [])] as const
  return (
    <span className="flex items-center gap-3 text-xs text-ink-3 max-medium:hidden">
      {keys.map((key) => (
        <span key={key} aria-keyshortcuts={key}>
          <Kbd>{key.toUpperCase()}</Kbd> {t(`decisions.answers.key.${key}`)}
        </span>
      ))}
    </span>
  )
}
