import { type PointerEvent, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import { useT } from '@/lib/client/translation'
import { cardHeads } from '../cards'
import { getCellProps, getLayoutProps, rowGroupRole, rowRole } from './cell-props'
import { type ColumnLayout, limitWidth } from './grid-column'

/**
 * The heads of the columns. What can be done with one stands in its menu; its edge takes a drag,
 * and a double click fits it to what is in sight.
 */
export function GridHead<Row>({
  columns,
  activeColumn,
  isEmpty,
  tick,
  menuFor,
  onMenu,
  onMenuPress,
  onWidth,
  onFit,
}: GridHeadProps<Row>) {
  const t = useT()
  const isSortable = columns.some(({ column }) => column.sort)
  return (
    <thead
      {...rowGroupRole}
      className={`grid-head ${cardHeads} ${isEmpty && !isSortable ? 'card:sr-only' : ''}`}
    >
      <tr {...rowRole} aria-rowindex={1} className="grid-head-row">
        <th
          {...getCellProps('columnheader', 0, activeColumn)}
          className="grid-cell grid-tick"
          data-card={isEmpty ? undefined : 'tick'}
          data-label={t('grid.selectAll')}
        >
          <input
            ref={(box) => {
              if (box) box.indeterminate = tick === 'some'
            }}
            type="checkbox"
            tabIndex={-1}
            aria-label={t('grid.selectAll')}
            checked={tick === 'all'}
            disabled={isEmpty}
            readOnly
          />
        </th>
        {columns.map((laid, at) => {
          const { column } = laid
          return (
            <th
              key={column.key}
              {...getCellProps('columnheader', at + 1, activeColumn)}
              {...getLayoutProps(laid)}
              aria-sort={column.sort ? sorts[column.sort.way ?? 'none'] : undefined}
              aria-haspopup="menu"
              className="grid-cell group/head"
              data-sortable={column.sort !== undefined || undefined}
            >
              <span className="min-w-0 overflow-hidden text-ellipsis group-data-sortable/head:cursor-pointer group-data-sortable/head:hover:text-ink">
                {column.title}
              </span>
              {column.sort?.way && <Icon name={column.sort.way} className="size-3" />}
              <button
                type="button"
                tabIndex={-1}
                className="absolute right-1 grid size-6 place-items-center rounded-sm bg-sunken text-ink-2 opacity-0 group-focus-within/head:opacity-100 group-hover/head:opacity-100 group-focus/head:opacity-100 hover:bg-hover aria-expanded:opacity-100 pointer-coarse:opacity-100 card:hidden"
                aria-label={t('grid.menu.of', { column: column.title })}
                aria-haspopup="menu"
                aria-expanded={menuFor === column.key}
                onPointerDown={() => onMenuPress(column.key)}
                onClick={(event) => onMenu(column.key, event.currentTarget)}
              >
                <Icon name="down" className="size-3" />
              </button>
              <WidthEdge column={column} width={laid.width} onWidth={onWidth} onFit={onFit} />
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

const sorts = { asc: 'ascending', desc: 'descending', none: 'none' } as const

type GridHeadProps<Row> = {
  columns: readonly ColumnLayout<Row>[]
  activeColumn: number | null
  /** There is no row to tick. */
  isEmpty: boolean
  tick: 'none' | 'some' | 'all'
  /** The column whose menu is open. */
  menuFor: string | null
  onMenu: (key: string, button: HTMLElement) => void
  /** Before the click of it. */
  onMenuPress: (key: string) => void
  /** While the edge is drawn (`isDone` false), and where it was let go. */
  onWidth: (key: string, width: number, isDone: boolean) => void
  onFit: (key: string) => void
}

type WidthEdgeProps<Row> = Pick<ColumnLayout<Row>, 'column' | 'width'> &
  Pick<GridHeadProps<Row>, 'onWidth' | 'onFit'>

/** For a pointer alone: with the keyboard Alt, Shift and an arrow do the same. */
function WidthEdge<Row>({ column, width, onWidth, onFit }: WidthEdgeProps<Row>) {
  const drag = useRef<{ x: number; width: number } | null>(null)
  const getWidthAt = (event: PointerEvent) =>
    limitWidth(column, drag.current!.width + event.clientX - drag.current!.x)

  function take(event: PointerEvent<HTMLElement>) {
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width }
  }

  function endDrag(event: PointerEvent) {
    if (drag.current) onWidth(column.key, getWidthAt(event), true)
    drag.current = null
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what it does for a pointer, keys on the head do as well
    <span
      className="absolute inset-y-0 right-0 w-1.75 cursor-col-resize touch-none border-accent hover:border-r-2 active:border-r-2"
      onPointerDown={take}
      onPointerMove={(event) => drag.current && onWidth(column.key, getWidthAt(event), false)}
      onPointerUp={endDrag}
      onPointerCancel={endDrag}
      onDoubleClick={() => onFit(column.key)}
    />
  )
}
