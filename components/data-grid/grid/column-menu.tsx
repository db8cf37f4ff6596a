import { type RefObject, useRef } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import {
  focusFirstItem,
  MenuList,
  menuClass,
  menuHeadClass,
  menuItemClass,
  menuLineClass,
} from '@/components/ui/menu-list'
import { useT } from '@/lib/client/translation'

/**
 * The one menu of all heads, on the browser's own popover. Its last line says whether the column
 * can be sorted by.
 */
export function ColumnMenu({ ref, id, column, note, entries, onToggle }: ColumnMenuProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)

  function choose(entry: ColumnMenuEntry) {
    ref.current!.hidePopover()
    entry.onSelect()
  }

  return (
    <div
      ref={ref}
      id={id}
      className={`${menuClass} w-59`}
      popover="auto"
      onToggle={(event) => {
        onToggle(event.newState === 'open')
        if (event.newState === 'open') focusFirstItem(list.current)
      }}
    >
      <MenuList ref={list} label={t('grid.menu.of', { column })}>
        {entries.map((entry) => (
          <button
            key={entry.label}
            type="button"
            role="menuitem"
            className={menuItemClass}
            tabIndex={-1}
            aria-keyshortcuts={entry.shortcut}
            onClick={() => choose(entry)}
          >
            <Icon name={entry.icon} className={entry.isFlipped ? '-scale-x-100' : ''} />
            <span>{entry.label}</span>
            {entry.keys && <Kbd>{entry.keys}</Kbd>}
          </button>
        ))}
      </MenuList>
      <hr className={menuLineClass} />
      <p className={menuHeadClass}>{note}</p>
    </div>
  )
}

export type ColumnMenuEntry = {
  label: string
  icon: IconName
  isFlipped?: boolean
  keys?: string
  shortcut?: string
  onSelect: () => void
}

type ColumnMenuProps = {
  ref: RefObject<HTMLDivElement | null>
  id: string
  /** Its title. */
  column: string
  note: string
  entries: ColumnMenuEntry[]
  onToggle: (isOpen: boolean) => void
}
