import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useT } from '@/lib/client/translation'
import type { Translate } from '@/lib/shared/i18n/translate'
import { findCellAt } from './cells'
import type { ColumnMenuEntry } from './column-menu'
import type { GridColumn } from './grid-column'
import type { ColumnActions } from './use-column-choice'

/** The menu of the column heads: which column it is open for, and what it offers there. */
export function useColumnMenu<Row>(
  columns: readonly GridColumn<Row>[],
  choice: Omit<ColumnActions, 'laid'>,
) {
  const t = useT()
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(null)
  const wasOpen = useRef(false)
  const [openFor, setOpenFor] = useState<string | null>(null)
  const column = columns.find(({ key }) => key === openFor)

  function open(key: string, beside: HTMLElement) {
    opener.current = beside
    flushSync(() => setOpenFor(key))
    panel.current!.showPopover()
  }

  return {
    panel,
    opener,
    column,
    note: column
      ? (column.sortNote ?? t(column.sort ? 'grid.menu.sorted' : 'grid.menu.unsorted'))
      : '',
    entries: column ? listMenuEntries(t, column, choice) : [],
    /**
     * A press outside closes the menu before its click arrives: a press on the head of the open one
     * shall not open it again.
     */
    pressed: (key: string) => {
      wasOpen.current = openFor === key
    },
    toggle: (key: string, button: HTMLElement) => {
      if (!wasOpen.current) open(key, button)
    },
    openAt: (scroller: HTMLElement, place: number) => {
      const at = columns[place - 1]
      if (at) open(at.key, findCellAt(scroller, { row: -1, column: place })!)
    },
    toggled: (isOpen: boolean) => {
      if (!isOpen) setOpenFor(null)
    },
  }
}

function listMenuEntries<Row>(
  t: Translate,
  column: GridColumn<Row>,
  choice: Omit<ColumnActions, 'laid'>,
): ColumnMenuEntry[] {
  const { key, sort } = column
  const sorts = sort
    ? [{ label: t('grid.menu.sort'), icon: 'updown', onSelect: sort.onSort } as const]
    : []
  const moves = ([-1, 1] as const)
    .filter((by) => choice.canMove(key, by))
    .map((by) => ({
      label: t(by < 0 ? 'grid.menu.left' : 'grid.menu.right'),
      icon: by < 0 ? ('left' as const) : ('right' as const),
      keys: by < 0 ? 'Alt ←' : 'Alt →',
      shortcut: by < 0 ? 'Alt+ArrowLeft' : 'Alt+ArrowRight',
      onSelect: () => choice.move(key, by),
    }))
  return [
    ...sorts,
    {
      label: t(choice.isPinned(key) ? 'grid.menu.unpin' : 'grid.menu.pin'),
      icon: 'pin',
      keys: 'P',
      shortcut: 'P',
      onSelect: () => choice.pin(key),
    },
    { label: t('grid.menu.fit'), icon: 'cols', onSelect: () => choice.fit(key) },
    ...moves,
    { label: t('grid.menu.hide'), icon: 'x', onSelect: () => choice.hide(key) },
  ]
}
