'use client'

import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { getButtonClass } from './button'
import { Icon, type IconName } from './icon'
import { Kbd } from './kbd'
import { Link } from './link'
import { positionPopover } from './position-popover'

/**
 * A button with a menu of verbs and places, on the browser's own popover: Esc and a press outside
 * close it, arrows move in it.
 */
export function Menu({
  button,
  label,
  buttonClassName = getButtonClass({}),
  align = 'start',
  head,
  items,
}: MenuProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  function handleToggle(event: ToggleEvent<HTMLDivElement>) {
    const isOpen = event.newState === 'open'
    opener.current!.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) return
    positionPopover(list.current!, opener.current!, align)
    listMenuItems(list.current!)[0]?.focus()
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClassName}
        aria-haspopup="menu"
        aria-expanded={false}
        popoverTarget={id}
      >
        {button}
        <span className="sr-only">{label}</span>
      </button>
      <div ref={list} id={id} className={menuClass} popover="auto" onToggle={handleToggle}>
        {head && <div className={menuHeadClass}>{head}</div>}
        <div role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveInMenu}>
          {items.map((item) => (
            <MenuItem key={item.label} item={item} close={() => list.current?.hidePopover()} />
          ))}
        </div>
      </div>
    </>
  )
}

type MenuProps = {
  /** What the button shows. */
  button: ReactNode
  /** The name of the menu; on its button it is spoken after what the button shows. */
  label: string
  buttonClassName?: string
  align?: 'start' | 'end'
  head?: ReactNode
  items: Item[]
}

type Item = {
  label: string
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
  const shared = {
    className: menuItemClass,
    role,
    tabIndex: -1,
    'aria-checked': item.checked,
    'aria-keyshortcuts': item.keys,
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
        <Link href={item.href} {...shared} onClick={close}>
          {face}
        </Link>
      )}
    </>
  )
}

/** What floats beside the control that opened it. */
export const popoverClass =
  'fixed inset-auto rounded-md bg-raised text-ink shadow-pop open:animate-[float-in_var(--duration-pop)_var(--ease-out)]'

export const menuClass = `${popoverClass} max-h-[min(480px,calc(100dvh-64px))] min-w-50 max-w-[min(360px,calc(100vw-16px))] overflow-auto p-1`

export const menuItemClass = [
  'flex min-h-[max(28px,var(--control-sm))] w-full items-center gap-2 rounded-sm px-2 py-1 text-left',
  'text-ink hover:bg-selected hover:no-underline focus-visible:bg-selected',
  'focus-visible:-outline-offset-2 aria-checked:font-medium max-narrow:min-h-11',
].join(' ')

export const menuHeadClass =
  'px-2 py-1.5 text-xs text-ink-3 [&>b]:block [&>b]:text-(length:--text-sm) [&>b]:text-ink'

export const menuLineClass = 'my-1 h-px border-0 bg-line'

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function moveInMenu(event: KeyboardEvent<HTMLElement>) {
  const items = listMenuItems(event.currentTarget)
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
}

function listMenuItems(list: HTMLElement) {
  return [...list.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
}
