import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { cardHeads } from '@/components/data-grid/cards'
import type { Column } from '@/components/data-grid/define-columns'
import { RowKeys } from '@/components/data-grid/row-keys'
import { TickAll, useRowTicks } from '@/components/data-grid/row-ticks'
import { SortHead } from '@/components/data-grid/sort-head'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { useT } from '@/lib/client/translation'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import type { FailureOrder, NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { listMarks } from '@/lib/features/delivery-failures/domain/failure-rows'
import type { CauseColumn } from './cause-columns'
import { CauseRow } from './cause-row'
import type { CauseVerbs } from './use-cause-verbs'

type Props = {
  rows: readonly NamedRow[]
  columns: readonly CauseColumn[]
  view: Pick<FailuresView, 'by' | 'order'>
  onSort: (by: FailureOrder, order: 'asc' | 'desc') => void
  ticked: ReadonlySet<string>
  onTick: (keys: ReadonlySet<string>) => void
  opened: ReadonlySet<string>
  onOpened: (keys: ReadonlySet<string>) => void
  /** Without `take` nobody can have a cause. */
  verbs: Pick<CauseVerbs, 'markHandled'> & Partial<Pick<CauseVerbs, 'take'>>
  /** What a row opens to. */
  children: (row: NamedRow) => ReactNode
}

/**
 * The causes as one table. It is one tab stop: J, K and the arrows move between the rows, Enter
 * opens one, Space ticks it, E marks it as handled, C takes it. A row that leaves
 * hands the focus to the next one.
 */
export function CauseTable({ rows, columns, view, onSort, ...props }: Props) {
  const t = useT()
  const { ticked, onTick, opened, onOpened, verbs, children } = props
  const keys = rows.map(({ row }) => row.key)
  const ticks = { selected: ticked, onSelect: onTick }
  const ticking = useRowTicks(keys, ticks)
  const [stop, setStop] = useState<string | null>(null)
  const tabStop = stop !== null && keys.includes(stop) ? stop : keys[0]

  function toggle(key: string) {
    onOpened(
      opened.has(key)
        ? new Set([...opened].filter((each) => each !== key))
        : new Set([...opened, key]),
    )
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    if (ticking.handleKey(event, place)) return true
    const own = rows[place]
    if (!own || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false
    if (event.key === 'Escape' && opened.has(own.row.key)) {
      toggle(own.row.key)
      return true
    }
    // What is ticked has its own verbs, in the bar below.
    const verb = hasLetterKeys() && ticked.size === 0 ? letters[event.key.toLowerCase()] : undefined
    const act = verb && verbs[verb]
    if (!act || (verb === 'markHandled' && listMarks(own.row).length === 0)) return false
    if (verb === 'markHandled') focusNeighbour(event.currentTarget, place)
    act([own])
    return true
  }

  return (
    <RowKeys
      label={t('deliveryFailures.title')}
      hasLinks={rows.length > 0}
      ticks={new Set([...prefixKeys('open', opened), ...prefixKeys('tick', ticked)])}
      onTicks={(kept) => {
        onOpened(new Set(takeKeys('open', kept)))
        ticking.restore(takeKeys('tick', kept))
      }}
      onRowKey={handleKey}
    >
      <table className="data-table card:block" aria-label={t('deliveryFailures.list')}>
        <colgroup>
          <col className="w-12" />
          {columns.map(({ key, size }) => (
            <col key={key} className={size} />
          ))}
        </colgroup>
        <thead className={`${cardHeads} card:[&_th]:flex-none`}>
          <tr>
            <TickAll ticks={{ ...ticks, allLabel: t('deliveryFailures.tickAll') }} keys={keys} />
            {columns.map((column) => (
              <SortHead
                key={column.key}
                column={toHead(column)}
                sorting={{
                  by: view.by,
                  direction: view.order === 'asc' ? 'ascending' : 'descending',
                  onSort: (by, direction) =>
                    onSort(by as FailureOrder, direction === 'ascending' ? 'asc' : 'desc'),
                }}
              />
            ))}
          </tr>
        </thead>
        {rows.map((named, place) => (
          <CauseRow
            key={named.row.key}
            named={named}
            columns={columns}
            isTicked={ticked.has(named.row.key)}
            isOpen={opened.has(named.row.key)}
            isTabStop={named.row.key === tabStop}
            onStop={() => setStop(named.row.key)}
            onTick={() => ticking.toggle(place)}
            onToggle={() => toggle(named.row.key)}
          >
            {children}
          </CauseRow>
        ))}
      </table>
    </RowKeys>
  )
}

const toHead = ({ key, title, align, size, cell }: CauseColumn): Column<NamedRow> => ({
  ...{ key, title, align, cell },
  width: size,
  sort: key,
})

const letters: Record<string, 'markHandled' | 'take'> = { e: 'markHandled', c: 'take' }

function focusNeighbour(table: HTMLElement, place: number) {
  const stops = [...table.querySelectorAll<HTMLElement>('.row-link')]
  const next = stops[place + 1] ?? stops[place - 1]
  next?.focus()
}

const prefixKeys = (kind: 'open' | 'tick', keys: ReadonlySet<string>) =>
  [...keys].map((key) => `${kind} ${key}`)
const takeKeys = (kind: 'open' | 'tick', kept: readonly string[]) =>
  kept.flatMap((each) => (each.startsWith(`${kind} `) ? [each.slice(kind.length + 1)] : []))
