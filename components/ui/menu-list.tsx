import type { KeyboardEvent, ReactNode, Ref } from 'react'

/** The verbs and places of a menu: arrows, Home and End move in it. */
export function MenuList({ label, ref, children }: MenuListProps) {
  return (
    <div ref={ref} role="menu" aria-label={label} tabIndex={-1} onKeyDown={moveInMenu}>
      {children}
    </div>
  )
}

type MenuListProps = { label: string; ref?: Ref<HTMLDivElement>; children: ReactNode }

/** Puts the focus on the first line of a menu. */
export const focusFirstItem = (menu: HTMLElement | null) => menu && listMenuItems(menu)[0]?.focus()

/** How large a menu may become. */
export const menuSize =
  'max-h-[min(480px,calc(100dvh-64px))] min-w-50 max-w-[min(360px,calc(100vw-16px))] overflow-auto p-1'

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
  const step = steps[event.key]
  if (!step) return
  event.preventDefault()
  const items = listMenuItems(event.currentTarget)
  items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
}

const listMenuItems = (menu: HTMLElement) => [
  ...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]'),
]
