'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Popover } from '@/components/ui/popover'
import { useT } from '@/lib/client/translation'

/**
 * A filter of a list: its name and value open the editor, a cross takes away what is set.
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
  const panel = useRef<HTMLDivElement>(null)
  const hasFocused = useRef(false)
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (isNew) panel.current?.showPopover()
  }, [isNew])

  function handleToggle(isNowOpen: boolean) {
    hasFocused.current = false
    setIsOpen(isNowOpen)
    onOpened(isNowOpen)
  }

  /**
   * The editor is loaded when it is first asked for: its first field is there some time later, and
   * somebody may be typing into another one by then.
   */
  function focusFirstField() {
    const first = panel.current!.querySelector<HTMLElement>('input, select, button')
    if (hasFocused.current || !first) return
    hasFocused.current = true
    if (!panel.current!.contains(document.activeElement)) first.focus()
  }

  return (
    <span className="inline-flex min-h-(--control-sm) max-w-full items-stretch rounded-xs border border-line-strong text-xs">
      <Popover
        button={
          <>
            <span>{name}</span>{' '}
            <b className="font-medium text-ink">{value ?? t('grid.filter.any')}</b>
          </>
        }
        buttonProps={{
          className: 'truncate px-1.5 text-ink-3 hover:bg-hover',
          'aria-haspopup': 'dialog',
          'aria-label': `${t('grid.filter.change', { filter: name })}: ${value ?? t('grid.filter.any')}`,
        }}
        panelProps={{ className: panelSize, role: 'dialog', 'aria-label': name }}
        panel={panel}
        onToggle={handleToggle}
        onPlaced={focusFirstField}
      >
        {isOpen && children(() => panel.current?.hidePopover())}
      </Popover>
      {onRemove && (
        <button
          type="button"
          className="grid w-(--control-sm) flex-none place-items-center border-l border-line text-ink-3 hover:bg-hover"
          aria-label={t('grid.filter.remove', { filter: name })}
          onClick={onRemove}
        >
          <Icon name="x" className="size-3" />
        </button>
      )}
    </span>
  )
}

const panelSize =
  'max-h-[min(480px,calc(100dvh-64px))] min-w-60 max-w-[min(360px,calc(100vw-16px))] overflow-auto p-2'

type FilterChipProps = {
  name: string
  /** What it narrows to, in words; null while nothing is chosen. */
  value: string | null
  /** It was just added: its editor opens by itself. */
  isNew?: boolean
  /** Absent where there is nothing to take away. */
  onRemove?: () => void
  /** Its editor was opened, or closed. */
  onOpened: (isOpen: boolean) => void
  children: (close: () => void) => ReactNode
}
