'use client'

import {
  type ComponentProps,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { positionPopover } from './position-popover'

/** What floats beside the control that opened it. */
export const popoverClass =
  'fixed inset-auto rounded-md bg-raised text-ink shadow-pop open:animate-[float-in_var(--duration-pop)_var(--ease-out)]'

/**
 * A button with a panel on the browser's own popover: Esc and a press outside close it, and the focus
 * goes back. The panel stays beside its button while what stands in it comes and changes.
 */
export function Popover({
  button,
  buttonProps,
  panelProps: { className = '', ...panelProps },
  align = 'start',
  opener: ownOpener,
  panel: ownPanel,
  onToggle,
  onPlaced,
  children,
}: PopoverProps) {
  const id = useId()
  const [madeOpener, madePanel] = [useRef<HTMLButtonElement>(null), useRef<HTMLDivElement>(null)]
  const [opener, panel] = [ownOpener ?? madeOpener, ownPanel ?? madePanel]
  const [isOpen, setIsOpen] = useState(false)
  const place = () => positionPopover(panel.current!, opener.current!, align)

  // Its size is known only once its content is there, and changes with it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an open panel has a place
  useLayoutEffect(() => {
    if (!isOpen) return
    const observer = new ResizeObserver(() => {
      place()
      onPlaced?.()
    })
    observer.observe(panel.current!)
    return () => observer.disconnect()
  }, [isOpen])

  function toggle(isNowOpen: boolean) {
    setIsOpen(isNowOpen)
    if (isNowOpen) place()
    onToggle?.(isNowOpen)
  }

  return (
    <>
      <button {...buttonProps} ref={opener} type="button" aria-expanded={isOpen} popoverTarget={id}>
        {button}
      </button>
      <div
        {...panelProps}
        ref={panel}
        id={id}
        className={`${popoverClass} ${className}`}
        popover="auto"
        onToggle={(event) => toggle(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  )
}

type PopoverProps = {
  /** What the button shows. */
  button: ReactNode
  buttonProps: ComponentProps<'button'>
  panelProps: ComponentProps<'div'>
  /** Which edge of the button the panel shares. */
  align?: 'start' | 'end'
  /** The button itself, where a key of the page presses it. */
  opener?: RefObject<HTMLButtonElement | null>
  /** The panel itself, where something else opens or closes it. */
  panel?: RefObject<HTMLDivElement | null>
  /** It was opened, or closed. */
  onToggle?: (isOpen: boolean) => void
  /** It stands in its place, with what it holds now. */
  onPlaced?: () => void
  children: ReactNode
}
