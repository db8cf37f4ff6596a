'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { popoverClass } from '@/components/ui/menu'
import { positionPopover } from '@/components/ui/position-popover'
import { useT } from '@/lib/client/translation'

/**
 * A filter that is set, or about to be: its name and value open the editor on the browser's own
 * popover, a cross takes it away.
 */
export function FilterChip({
  name,
  value,
  isNew = false,
  onRemove,
  onOpened,
  children,
}: FilterChipProps) {
  const t = useT()
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) panel.current?.showPopover()
  }, [isNew])

  const [isOpen, setIsOpen] = useState(false)

  // The editor is loaded when it is first asked for: the panel is placed, and its first field gets
  // the focus, once it is there.
  useEffect(() => {
    if (!isOpen) return
    const [floating, button] = [panel.current!, opener.current!]
    let hasFocused = false
    const observer = new ResizeObserver(() => {
      positionPopover(floating, button, 'start')
      const first = hasFocused ? null : floating.querySelector<HTMLElement>('input, select, button')
      first?.focus()
      hasFocused ||= first !== null
    })
    observer.observe(floating)
    return () => observer.disconnect()
  }, [isOpen])

  function handleToggle(isNowOpen: boolean) {
    opener.current!.setAttribute('aria-expanded', String(isNowOpen))
    setIsOpen(isNowOpen)
    onOpened(isNowOpen)
  }

  return (
    <span className="inline-flex min-h-(--control-sm) max-w-full items-stretch rounded-xs border border-line-strong text-xs">
      <button
        ref={opener}
        type="button"
        className="truncate px-1.5 text-ink-3 hover:bg-hover"
        aria-expanded={false}
        aria-haspopup="dialog"
        popoverTarget={id}
        aria-label={`${t('invoiceSearch.filter.change', { filter: name })}: ${value ?? t('invoiceSearch.filter.any')}`}
      >
        <span>{name}</span>{' '}
        <b className="font-medium text-ink">{value ?? t('invoiceSearch.filter.any')}</b>
      </button>
      <button
        type="button"
        className="grid w-(--control-sm) flex-none place-items-center border-l border-line text-ink-3 hover:bg-hover"
        aria-label={t('invoiceSearch.filter.remove', { filter: name })}
        onClick={onRemove}
      >
        <Icon name="x" className="size-3" />
      </button>
      <div
        ref={panel}
        id={id}
        className={`${popoverClass} max-h-[min(480px,calc(100dvh-64px))] min-w-60 max-w-[min(360px,calc(100vw-16px))] overflow-auto p-2`}
        popover="auto"
        role="dialog"
        aria-label={name}
        onToggle={(event) => handleToggle(event.newState === 'open')}
      >
        {isOpen && children}
      </div>
    </span>
  )
}

type FilterChipProps = {
  name: string
  /** What it narrows to, in words; null while nothing is chosen. */
  value: string | null
  /** It was just added: its editor opens by itself. */
  isNew?: boolean
  onRemove: () => void
  /** Its editor was opened, or closed. */
  onOpened: (isOpen: boolean) => void
  children: ReactNode
}
