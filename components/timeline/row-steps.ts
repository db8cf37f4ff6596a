import type { KeyboardEvent } from 'react'

const steps: Record<string, (at: number, last: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, last) => last,
}

/** Moves the focus between the rows of a list, which is one tab stop. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>) {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('.timeline-open')]
  const at = rows.indexOf(event.target as HTMLElement)
  const step = steps[event.key]
  if (!step || at < 0 || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  const next = rows[Math.max(0, Math.min(rows.length - 1, step(at, rows.length - 1)))]!
  next.focus({ preventScroll: true })
  next.closest('li')!.scrollIntoView({ block: 'nearest' })
}
