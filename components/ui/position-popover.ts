/**
 * Puts an open popover below its button, or above when there is more room; where neither has room
 * for all of it, over the button, but inside the window. Set from script, as the CSP allows no
 * style attribute.
 */
export function positionPopover(popover: HTMLElement, button: HTMLElement, align: 'start' | 'end') {
  const gap = 4
  const at = button.getBoundingClientRect()
  const { width, height } = popover.getBoundingClientRect()
  const fitsBelow = at.bottom + gap + height <= innerHeight || at.top < innerHeight - at.bottom
  const left = align === 'start' ? at.left : at.right - width
  popover.style.left = `${Math.max(8, Math.min(left, innerWidth - width - 8))}px`
  const top = fitsBelow ? at.bottom + gap : at.top - gap - height
  popover.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`
}
