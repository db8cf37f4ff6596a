/** What stands for a row, and has the focus for it. */
const rowStop = '.row-link, [data-row]'

/** The stops of a list, in their order. */
export const listRowStops = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(rowStop) ?? []),
]

/** Whether a list has rows by now, of which none need have a stop. */
export const hasRows = (list: HTMLElement): boolean =>
  list.querySelector(`${rowStop}, tbody tr`) !== null

/** The stop of the row in which something stands: what is opened from a row is opened from it. */
export const findRowStop = (target: EventTarget): HTMLElement | null =>
  target instanceof Element
    ? (target.closest('tr, [data-entry]')?.querySelector<HTMLElement>(rowStop) ?? null)
    : null

/** Makes a row the one tab stop of its list. */
export function setTabStop(stops: readonly HTMLElement[], stop: HTMLElement | undefined): void {
  for (const each of stops) each.tabIndex = each === stop ? 0 : -1
}

/** Gives a row the focus, and brings no more of the list into sight than its line. */
export function focusRow(stop: HTMLElement): void {
  stop.focus({ preventScroll: true })
  getRowLine(stop).scrollIntoView({ block: 'nearest' })
}

/** The line of a list that a stop stands for. */
export const getRowLine = (stop: HTMLElement): HTMLElement =>
  stop.closest<HTMLElement>('tr, li') ?? stop
