'use client'

import { type MouseEvent, type ReactNode, useRef } from 'react'
import { getButtonClass } from './button'
import { useIsRead } from './hooks/use-is-read'
import { Icon, type IconName } from './icon'
import { Kbd } from './kbd'
import { Link } from './link'
import {
  focusFirstItem,
  MenuList,
  menuHeadClass,
  menuItemClass,
  menuLineClass,
  menuSize,
} from './menu-list'
import { Popover } from './popover'

/** A button with a menu of verbs and places. */
export function Menu({
  button,
  label,
  buttonClassName = getButtonClass({}),
  align = 'start',
  head,
  items,
}: MenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()

  function closeByLink({ target }: MouseEvent) {
    if ((target as Element).closest('a')) close()
  }

  return (
    <Popover
      button={
        <>
          {button}
          <span className="sr-only">{label}</span>
        </>
      }
      buttonProps={{ className: buttonClassName, 'aria-haspopup': 'menu' }}
      panelProps={{ className: menuSize, onClick: closeByLink }}
      align={align}
      panel={panel}
      onToggle={(isOpen) => isOpen && focusFirstItem(list.current)}
    >
      {head && <div className={menuHeadClass}>{head}</div>}
      <MenuList ref={list} label={label}>
        {items.map((item) => (
          <MenuItem key={item.id ?? item.label} item={item} close={close} />
        ))}
      </MenuList>
    </Popover>
  )
}

type MenuProps = {
  /** What the button shows. */
  button: ReactNode
  /** The name of the menu; on its button it is spoken after what the button shows. */
  label: string
  buttonClassName?: string
  align?: 'start' | 'end'
  /** What the menu is of; a link in it closes the menu as a line does. */
  head?: ReactNode
  items: Item[]
}

type Item = {
  label: string
  /** Given where the label may change: it stays in its place then, and takes no press for a moment. */
  id?: string
  detail?: string
  icon?: IconName
  keys?: string
  /** Given for one choice of several: whether it is the present one. */
  checked?: boolean
  startsGroup?: boolean
} & ({ href: string; onSelect?: undefined } | { href?: undefined; onSelect: () => void })

/** One line of a menu: a place to go (`href`) or a verb (`onSelect`). */
export type MenuEntry = Item

function MenuItem({ item, close }: { item: Item; close: () => void }) {
  const role = item.checked === undefined ? ('menuitem' as const) : ('menuitemradio' as const)
  const isRead = useIsRead(item.label)
  const shared = {
    className: menuItemClass,
    role,
    tabIndex: -1,
    'aria-checked': item.checked,
    'aria-keyshortcuts': item.keys,
    'aria-disabled': isRead ? undefined : true,
  }
  const face = (
    <>
      {item.icon && <Icon name={item.icon} />}
      <span className="min-w-0 wrap-anywhere">
        {item.label}
        {item.detail && (
          <span className="block text-2xs font-regular text-ink-3">{item.detail}</span>
        )}
      </span>
      {item.checked && <Icon name="check" className="ml-auto" />}
      {item.keys && <Kbd className="ml-auto max-narrow:hidden">{item.keys}</Kbd>}
    </>
  )
  const choose = () => {
    if (!isRead) return
    close()
    item.onSelect?.()
  }
  return (
    <>
      {item.startsGroup && <hr className={menuLineClass} />}
      {item.href === undefined ? (
        <button type="button" {...shared} onClick={choose}>
          {face}
        </button>
      ) : (
        <Link href={item.href} {...shared}>
          {face}
        </Link>
      )}
    </>
  )
}
