import { type ComponentProps, type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/**
 * A panel on the browser's own popover: Esc and a press outside close it, and the focus goes back.
 * It stays beside what opened it while what stands in it comes and changes. `Popover` is one with a
 * button of its own; by itself it serves several buttons.
 */
export function PopoverPanel({
  panel: ownPanel,
  opener,
  align = 'start',
  className = '',
  onOpening,
  onToggle,
  onPlaced,
  ...props
}: PopoverPanelProps) {
  const madePanel = useRef<HTMLDivElement>(null)
  const panel = ownPanel ?? madePanel
  const place = () => positionPopover(panel.current!, opener.current!, align)
  const handleResize = useEffectEvent(() => {
    if (!panel.current?.matches(':popover-open')) return
    place()
    onPlaced?.()
  })

  const handleOpened = useEffectEvent(() => onOpening?.())

  // The browser opens it by itself, also before the page takes input.
  useEffect(() => {
    if (panel.current!.matches(':popover-open')) handleOpened()
  }, [panel])

  // Its size is known only once its content is there, and changes with it.
  useEffect(() => {
    const observer = new ResizeObserver(() => handleResize())
    observer.observe(panel.current!)
    return () => observer.disconnect()
  }, [panel])

  function toggle(isOpen: boolean) {
    if (isOpen) place()
    onToggle?.(isOpen)
  }

  return (
    <div
      {...props}
      ref={panel}
      className={`${variant} ${className}`}
      popover="auto"
      onBeforeToggle={(event) => event.newState === 'open' && onOpening?.()}
      onToggle={(event) => toggle(event.newState === 'open')}
    />
  )
}

/** What floats beside the control that opened it. */
const variant =
  'fixed inset-auto rounded-md bg-raised text-ink shadow-pop open:animate-[float-in_var(--duration-pop)_var(--ease-out)]'

type PopoverPanelProps = Omit<ComponentProps<'div'>, 'ref' | 'onToggle'> & {
  /** The panel itself, where something else opens or closes it. */
  panel?: RefObject<HTMLDivElement | null>
  /** The control that it stands beside. */
  opener: RefObject<HTMLElement | null>
  /** Which edge of that control it shares. */
  align?: 'start' | 'end'
  /** It is about to open. */
  onOpening?: () => void
  /** It was opened, or closed. */
  onToggle?: (isOpen: boolean) => void
  /** It stands in its place, with what it holds now. */
  onPlaced?: () => void
}

/**
 * Puts an open popover below its button, or above when there is more room; where neither has room
 * for all of it, over the button, but inside the window. Set from script, as the CSP allows no
 * style attribute.
 */
function positionPopover(popover: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const gap = 4
  const at = button.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const fitsBelow = at.bottom + gap + height <= innerHeight || at.top < innerHeight - at.bottom
  const left = align === 'start' ? at.left : at.right - width
  popover.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
  const top = fitsBelow ? at.bottom + gap : at.top - gap - height
  popover.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`
}
