'use client'

import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Checkbox } from '@/components/form/checkbox'
import { Button, getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { menuHeadClass } from '@/components/ui/menu-list'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'
import { hasColumn, listOfferedColumns, swapColumns } from './column-selection'

/**
 * A button with a list of all columns: a tick shows a column, two
 * buttons or Alt with an arrow move it, and plain arrows go from tick to tick. The first column
 * stays. Nothing changes its place in the list unless it is moved.
 */
export function ColumnChooser<Column extends Offered>({
  all,
  chosen,
  isOwn,
  isKept,
  onChoose,
}: ColumnChooserProps<Column>) {
  const t = useT()
  const [offered, setOffered] = useState(() => listOfferedColumns(all, chosen))
  const [said, setSaid] = useState('')
  const isShown = (column: Column) => hasColumn(chosen, column.key)
  const keepFocus = useFocusAfterMove(offered)

  function choose(order: Column[], shown: (column: Column) => boolean) {
    setOffered(order)
    onChoose(order.filter(shown).map(({ key }) => key))
  }

  function move(from: number, by: -1 | 1) {
    const order = swapColumns(offered, from, by)
    const column = offered[from]!
    keepFocus()
    choose(order, isShown)
    setSaid(
      t('layout.columns.movedTo', {
        column: column.title,
        place: order.indexOf(column) + 1,
        count: order.length,
      }),
    )
  }

  function reset() {
    setOffered([...all])
    onChoose(null)
  }

  function refresh() {
    setOffered(listOfferedColumns(all, chosen))
    setSaid('')
  }

  return (
    <Popover
      button={
        <>
          <Icon name="cols" />
          {t('layout.columns.button')}
        </>
      }
      buttonProps={{ className: getButtonClass({}) }}
      panelProps={{ className: panelSize }}
      align="end"
      onOpening={refresh}
    >
      <div className="min-h-0 overflow-auto">
        <fieldset>
          <legend className={menuHeadClass}>
            <b>{t('layout.columns.title')}</b>
            {t('layout.columns.hint')}
          </legend>
          <ColumnList
            columns={offered}
            isShown={isShown}
            onMove={move}
            onTick={(ticked) =>
              choose(offered, (each) => (each === ticked ? !isShown(each) : isShown(each)))
            }
          />
        </fieldset>
      </div>
      <div className="-mx-1 -mb-1 grid flex-none justify-items-start gap-1 border-t border-line px-2 py-1.5">
        <Button
          variant="quiet"
          size="sm"
          className="aria-disabled:border-transparent!"
          aria-disabled={!isOwn}
          onClick={reset}
        >
          {t('layout.columns.reset')}
        </Button>
        <p role="status" className="text-xs text-ink-3">
          {isKept ? <span className="sr-only">{said}</span> : t('layout.columns.notKept')}
        </p>
      </div>
    </Popover>
  )
}

const panelSize =
  'max-h-[min(480px,calc(100dvh-64px))] min-w-50 max-w-[min(360px,calc(100vw-16px))] overflow-hidden p-1 open:flex open:flex-col'

type Offered = { key: string; title: string }

export type ColumnChooserProps<Column> = {
  /** Every column in the list's own order, the one that stays first. */
  all: readonly Column[]
  chosen: readonly Column[]
  /** Whether a person has chosen, so that there is something to put back. */
  isOwn: boolean
  /** False: the last choice could not be kept. */
  isKept: boolean
  /** Keys in order; null puts back what the list has of itself. */
  onChoose: (keys: string[] | null) => void
}

type ColumnListProps<Column> = {
  columns: readonly Column[]
  isShown: (column: Column) => boolean
  onTick: (column: Column) => void
  onMove: (at: number, by: -1 | 1) => void
}

function ColumnList<Column extends Offered>(props: ColumnListProps<Column>) {
  const { columns, isShown, onTick, onMove } = props
  const t = useT()
  return (
    <ul onKeyDown={moveInTicks}>
      {columns.map((column, at) => (
        <li
          key={column.key}
          className="flex items-center gap-0.5 rounded-sm pr-1 pl-2 hover:bg-hover"
        >
          <Checkbox
            className="min-w-0 flex-1 py-1 max-narrow:py-0"
            checked={isShown(column)}
            disabled={at === 0}
            onChange={() => onTick(column)}
            onKeyDown={(event) => moveByKey(event, (by) => onMove(at, by))}
          >
            {column.title}
          </Checkbox>
          {at === 0 ? (
            <span className="text-xs text-ink-3 pr-1">{t('layout.columns.first')}</span>
          ) : (
            <MoveButtons
              title={column.title}
              canGoUp={at > 1}
              canGoDown={at < columns.length - 1}
              onMove={(by) => onMove(at, by)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

type MoveProps = {
  title: string
  canGoUp: boolean
  canGoDown: boolean
  onMove: (by: -1 | 1) => void
}

function MoveButtons({ title, canGoUp, canGoDown, onMove }: MoveProps) {
  const t = useT()
  const ways = [
    { by: -1, icon: 'asc', label: 'layout.columns.up', can: canGoUp },
    { by: 1, icon: 'desc', label: 'layout.columns.down', can: canGoDown },
  ] as const
  return ways.map(({ by, icon, label, can }) => (
    <Button
      key={by}
      variant="quiet"
      size="sm"
      square
      className="aria-disabled:border-transparent!"
      aria-label={t(label, { column: title })}
      aria-disabled={!can}
      onClick={() => onMove(by)}
    >
      <Icon name={icon} />
    </Button>
  ))
}

/**
 * A row that changes its place leaves the document for a moment and loses the focus: it gets it
 * back.
 */
function useFocusAfterMove(order: unknown) {
  const held = useRef<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the order is what moves the rows
  useLayoutEffect(() => {
    held.current?.focus()
    held.current = null
  }, [order])
  return () => {
    held.current = document.activeElement as HTMLElement | null
  }
}

const directions: Record<string, -1 | 1> = { ArrowUp: -1, ArrowDown: 1 }

function moveByKey(event: KeyboardEvent, move: (by: -1 | 1) => void) {
  const by = directions[event.key]
  if (!by || !event.altKey) return
  event.preventDefault()
  move(by)
}

function moveInTicks(event: KeyboardEvent<HTMLElement>) {
  const by = directions[event.key]
  const ticks = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')]
  const at = ticks.indexOf(event.target as HTMLInputElement)
  if (!by || event.altKey || at < 0) return
  event.preventDefault()
  ticks[at + by]?.focus()
}
