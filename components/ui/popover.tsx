'use client'

import { type ComponentProps, type ReactNode, type RefObject, useId, useRef, useState } from 'react'
import { PopoverPanel } from './popover-panel'

/**
 * A button with a panel of its own. What stands in it is drawn once it is first opened: a page has many
 * that nobody opens.
 */
export function Popover({
  button,
  buttonProps,
  panelProps,
  align,
  opener: ownOpener,
  panel,
  onOpening,
  onToggle,
  onPlaced,
  children,
}: PopoverProps) {
  const id = useId()
  const madeOpener = useRef<HTMLButtonElement>(null)
  const opener = ownOpener ?? madeOpener
  const [isOpen, setIsOpen] = useState(false)
  const [isAsked, setAsked] = useState(false)

  function prepare() {
    setAsked(true)
    onOpening?.()
  }

  function toggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen)
    onToggle?.(isNowOpen)
  }

  return (
    <>
      <button {...buttonProps} ref={opener} type="button" aria-expanded={isOpen} popoverTarget={id}>
        {button}
      </button>
      <PopoverPanel
        {...panelProps}
        id={id}
        panel={panel}
        opener={opener}
        align={align}
        onOpening={prepare}
        onToggle={toggle}
        onPlaced={onPlaced}
      >
        {isAsked && children}
      </PopoverPanel>
    </>
  )
}

type PopoverProps = {
  /** What the button shows. */
  button: ReactNode
  buttonProps: ComponentProps<'button'>
  panelProps: Omit<ComponentProps<'div'>, 'ref' | 'id' | 'onToggle'>
  /** Which edge of the button the panel shares. */
  align?: 'start' | 'end'
  /** The button itself, where a key of the page presses it. */
  opener?: RefObject<HTMLButtonElement | null>
  /** The panel itself, where something else opens or closes it. */
  panel?: RefObject<HTMLDivElement | null>
  /** It is about to open. */
  onOpening?: () => void
  /** It was opened, or closed. */
  onToggle?: (isOpen: boolean) => void
  /** It stands in its place, with what it holds now. */
  onPlaced?: () => void
  children: ReactNode
}
