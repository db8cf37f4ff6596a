import { type ChangeEvent, type KeyboardEvent, useRef } from 'react'
import { Tick } from '@/components/form/checkbox'
import { collectKeys, extendSelection, withToggled } from './grid/row-selection'

/** Which rows of a table are ticked, and what their ticks are called. */
export type RowTicks<Row> = {
  selected: ReadonlySet<string>
  onSelect: (keys: ReadonlySet<string>) => void
  label: (row: Row) => string
  allLabel: string
}

/**
 * What ticks the rows of a table, which come in the order of their keys.
 *
 * @param ticks undefined where rows of the table cannot be ticked.
 */
export function useRowTicks(
  keys: readonly string[],
  ticks: Pick<RowTicks<unknown>, 'selected' | 'onSelect'> | undefined,
) {
  const last = useRef<string | null>(null)

  function toggle(place: number) {
    const key = keys[place]
    if (!ticks || key === undefined) return
    last.current = key
    ticks.onSelect(withToggled(ticks.selected, key))
  }

  function reach(place: number) {
    const anchor = keys.indexOf(last.current ?? '')
    if (!ticks || anchor < 0) return toggle(place)
    ticks.onSelect(extendSelection({ anchor, base: ticks.selected }, place, (index) => keys[index]))
  }

  function handleKey(event: KeyboardEvent<HTMLElement>, place: number): boolean {
    if (!ticks || event.ctrlKey || event.metaKey || event.altKey) return false
    if (event.key === ' ') event.shiftKey ? reach(place) : toggle(place)
    else if (event.key === 'Escape' && ticks.selected.size > 0) ticks.onSelect(new Set())
    else return false
    return true
  }

  return {
    toggle,
    handleKey,
    /** Ticks again what was ticked when the page was left, as far as it is there. */
    restore: (kept: readonly string[]) =>
      ticks?.onSelect(new Set(keys.filter((key) => kept.includes(key)))),
  }
}

/** The tick in the head: all rows that are shown, or none. Without rows it takes no room on a phone. */
export function TickAll({
  ticks: { selected, onSelect, allLabel },
  keys,
}: {
  ticks: Pick<RowTicks<never>, 'selected' | 'onSelect' | 'allLabel'>
  keys: readonly string[]
}) {
  const areAll = keys.length > 0 && keys.every((key) => selected.has(key))
  const areSome = !areAll && keys.some((key) => selected.has(key))
  return (
    <th scope="col" data-card={keys.length > 0 ? 'tick' : undefined} data-label={allLabel}>
      <Tick
        label={allLabel}
        ref={(input) => {
          if (input) input.indeterminate = areSome
        }}
        checked={areAll}
        disabled={keys.length === 0}
        onChange={() =>
          onSelect(areAll ? new Set() : collectKeys(keys.length, (index) => keys[index]))
        }
      />
    </th>
  )
}

/** The tick of a row. The keyboard goes on from the row that was ticked. */
export function TickRow({
  label,
  isTicked,
  onToggle,
}: {
  label: string
  isTicked: boolean
  onToggle: () => void
}) {
  function handleTick({ target }: ChangeEvent<HTMLInputElement>) {
    onToggle()
    target.closest('tr')?.querySelector<HTMLElement>('.row-link')?.focus()
  }
  return (
    <td data-card="tick">
      <Tick
        className="relative z-1"
        tabIndex={-1}
        label={label}
        checked={isTicked}
        onChange={handleTick}
      />
    </td>
  )
}
