import { type RefObject, useMemo, useState } from 'react'
import { useT } from '@/lib/client/translation'
import { measureContentWidth } from './cells'
import { moveColumn, removeColumn, resizeColumn, toggleColumnPin } from './column-moves'
import { type GridColumn, type GridColumnChoice, layoutColumns, limitWidth } from './grid-column'

/**
 * The columns as they stand, with one edge under the hand perhaps, and what a person can do to
 * them. All of it is told to the caller, who keeps it.
 */
export function useColumnChoice<Row>({
  scroller,
  columns,
  widths,
  pinned,
  isLive,
  onColumns,
  onSaid,
}: ColumnChoiceOptions<Row>) {
  const t = useT()
  const [drawn, setDrawn] = useState<Record<string, number>>({})
  const hasLefts = isLive && pinned > 1
  const laid = useMemo(
    () => layoutColumns(columns, { ...widths, ...drawn }, pinned, hasLefts),
    [columns, widths, drawn, pinned, hasLefts],
  )
  const choice: GridColumnChoice = {
    keys: columns.map(({ key }) => key),
    widths: { ...widths },
    pinned,
  }

  const getTitle = (key: string) => columns[choice.keys.indexOf(key)]!.title

  function resize(key: string, width: number, isDone = true) {
    setDrawn(isDone ? {} : { [key]: width })
    const stands = widths[key] ?? columns.find((column) => column.key === key)!.width
    if (!isDone || width === stands) return
    onColumns(resizeColumn(choice, key, width))
    onSaid(t('grid.widened', { column: getTitle(key), width }))
  }

  function move(key: string, by: -1 | 1) {
    const next = moveColumn(choice, key, by)
    if (next === choice) return
    onColumns(next)
    onSaid(
      t('grid.moved', {
        column: getTitle(key),
        place: next.keys.indexOf(key) + 1,
        count: next.keys.length,
      }),
    )
  }

  function pin(key: string) {
    const next = toggleColumnPin(choice, key)
    onColumns(next)
    onSaid(t(next.pinned > pinned ? 'grid.pinned' : 'grid.unpinned', { column: getTitle(key) }))
  }

  function hide(key: string) {
    const next = removeColumn(choice, key)
    if (next === choice) return
    onColumns(next)
    onSaid(t('grid.hidden', { column: getTitle(key) }))
  }

  return {
    laid,
    widen: resize,
    widenBy: (key: string, by: number) => {
      const { column, width } = laid.find((each) => each.column.key === key)!
      resize(key, limitWidth(column, width + by))
    },
    fit: (key: string) => {
      const place = choice.keys.indexOf(key)
      resize(key, limitWidth(columns[place]!, measureContentWidth(scroller.current!, place + 1)))
    },
    move,
    pin,
    hide,
    canMove: (key: string, by: -1 | 1) => moveColumn(choice, key, by) !== choice,
    isPinned: (key: string) => choice.keys.indexOf(key) < pinned,
  }
}

export type ColumnActions = ReturnType<typeof useColumnChoice<never>>

type ColumnChoiceOptions<Row> = {
  scroller: RefObject<HTMLElement | null>
  columns: readonly GridColumn<Row>[]
  widths: Readonly<Record<string, number>>
  pinned: number
  isLive: boolean
  onColumns: (next: GridColumnChoice) => void
  onSaid: (what: string) => void
}
