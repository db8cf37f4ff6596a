import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { cardHeads, tallCards } from '@/components/data-grid/cards'
import type { Column } from '@/components/data-grid/define-columns'
import { RowKeys } from '@/components/data-grid/row-keys'
import { TickAll, TickRow, useRowTicks } from '@/components/data-grid/row-ticks'
import { SortHead } from '@/components/data-grid/sort-head'
import { hasLetterKeys } from '@/components/ui/hooks/use-letter-key'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import type { FailuresView } from '@/lib/features/delivery-failures/client/failures-view'
import type { FailureOrder, NamedRow } from '@/lib/features/delivery-failures/domain/failure-order'
import { listMarks } from '@/lib/features/delivery-failures/domain/failure-rows'
import { type CauseColumn, CauseGlyph } from './cause-columns'
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

type RowProps = Pick<Props, 'columns' | 'children'> & {
  named: NamedRow
  isTicked: boolean
  isOpen: boolean
  isTabStop: boolean
  onStop: () => void
  onTick: () => void
  onToggle: () => void
}

function CauseRow({ named, columns, isTicked, isOpen, isTabStop, children, ...on }: RowProps) {
  const t = useT()
  const id = useId()
  const { row, name } = named
  return (
    <tbody className={tallCards} data-cause={row.key}>
      <tr className={isOpen || isTicked ? openRow : undefined}>
        <TickRow
          label={t('deliveryFailures.tick', { cause: name })}
          isTicked={isTicked}
          onToggle={on.onTick}
        />
        {columns.map((column) => (
          <td
            key={column.key}
            data-align={column.align}
            data-card={column.card}
            data-label={column.card === 'line' ? column.title : undefined}
          >
            {column.key === 'cause' ? (
              <button
                type="button"
                className={`row-link inline-flex max-w-full align-middle items-center gap-2 text-left ${row.unhandled > 0 ? 'font-medium' : ''}`}
                data-key={row.key}
                tabIndex={isTabStop ? 0 : -1}
                aria-expanded={isOpen}
                aria-controls={isOpen ? id : undefined}
                onFocus={on.onStop}
                onClick={on.onToggle}
              >
                <Icon name={isOpen ? 'down' : 'right'} className="text-ink-3" />
                <CauseGlyph row={row} />
                <span className="truncate">{name}</span>
              </button>
            ) : (
              column.cell(named)
            )}
          </td>
        ))}
      </tr>
      {isOpen && (
        <tr id={id} className="bg-sunken! hover:bg-sunken! card:block!">
          <td
            colSpan={columns.length + 1}
            data-card="foot"
            className="border-line-strong! p-0! whitespace-normal!"
          >
            {/* biome-ignore lint/a11y/noStaticElementInteractions: Esc leads back to the row from what stands in it */}
            <div onKeyDown={returnToRow}>{children(named)}</div>
          </td>
        </tr>
      )}
    </tbody>
  )
}

const openRow = 'not-hover:not-has-[:focus-visible]:bg-selected'

const findRowButton = (element: Element | null | undefined) =>
  element?.querySelector<HTMLElement>('.row-link')

function returnToRow(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  findRowButton(event.currentTarget.closest('tbody'))?.focus()
}

function focusNeighbour(table: HTMLElement, place: number) {
  const stops = [...table.querySelectorAll<HTMLElement>('.row-link')]
  const next = stops[place + 1] ?? stops[place - 1]
  next?.focus()
}

const prefixKeys = (kind: 'open' | 'tick', keys: ReadonlySet<string>) =>
  [...keys].map((key) => `${kind} ${key}`)
const takeKeys = (kind: 'open' | 'tick', kept: readonly string[]) =>
  kept.flatMap((each) => (each.startsWith(`${kind} `) ? [each.slice(kind.length + 1)] : []))
