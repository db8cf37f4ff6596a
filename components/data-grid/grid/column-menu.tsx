import { type RefObject, useRef } from 'react'
import { Icon, type IconName } from '@/components/ui/icon'
import { Kbd } from '@/components/ui/kbd'
import {
  focusFirstItem,
  MenuList,
  menuHeadClass,
  menuItemClass,
  menuLineClass,
  menuSize,
} from '@/components/ui/menu-list'
import { PopoverPanel } from '@/components/ui/popover-panel'
import { useT } from '@/lib/client/translation'

/** The one menu of all heads. Its last line says whether the column can be sorted by. */
export function ColumnMenu({ panel, opener, column, note, entries, onToggle }: ColumnMenuProps) {
  const t = useT()
  const list = useRef<HTMLDivElement>(null)

  function choose(entry: ColumnMenuEntry) {
    panel.current!.hidePopover()
    entry.onSelect()
  }

  return (
    <PopoverPanel
      panel={panel}
      opener={opener}
      align="end"
      className={`${menuSize} w-59`}
      onToggle={(isOpen) => {
        onToggle(isOpen)
        if (isOpen) focusFirstItem(list.current)
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
            <Icon name={entry.icon} className={entry.isFlipped ? '[scale:-1_1]' : ''} />
            <span>{entry.label}</span>
            {entry.keys && <Kbd>{entry.keys}</Kbd>}
          </button>
        ))}
      </MenuList>
      <hr className={menuLineClass} />
      <p className={menuHeadClass}>{note}</p>
    </PopoverPanel>
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
  panel: RefObject<HTMLDivElement | null>
  /** The button of the head that it is open for. */
  opener: RefObject<HTMLElement | null>
  /** Its title. */
  column: string
  note: string
  entries: ColumnMenuEntry[]
  onToggle: (isOpen: boolean) => void
}
