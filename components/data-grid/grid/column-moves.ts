import type { GridColumnChoice } from './grid-column'

/** One place to the left (−1) or right (1), on its own side of the pinned ones. */
export function moveColumn(choice: GridColumnChoice, key: string, by: -1 | 1): GridColumnChoice {
  const from = choice.keys.indexOf(key)
  const to = from + by
  const crosses = from < choice.pinned !== to < choice.pinned
  if (from < 0 || to < 0 || to >= choice.keys.length || crosses) return choice
  return { ...choice, keys: choice.keys.with(from, choice.keys[to]!).with(to, key) }
}

/**
 * Puts a column last among the pinned ones, or takes it from them and puts it first among the
 * others.
 */
export function toggleColumnPin(choice: GridColumnChoice, key: string): GridColumnChoice {
  const from = choice.keys.indexOf(key)
  if (from < 0) return choice
  const others = choice.keys.filter((each) => each !== key)
  const isPinned = from < choice.pinned
  const keys = others.toSpliced(isPinned ? choice.pinned - 1 : choice.pinned, 0, key)
  return { ...choice, keys, pinned: choice.pinned + (isPinned ? -1 : 1) }
}

/** The last one stays: a grid without columns shows nothing. */
export function removeColumn(choice: GridColumnChoice, key: string): GridColumnChoice {
  const at = choice.keys.indexOf(key)
  if (at < 0 || choice.keys.length === 1) return choice
  return {
    ...choice,
    keys: choice.keys.toSpliced(at, 1),
    pinned: choice.pinned - (at < choice.pinned ? 1 : 0),
  }
}

export function resizeColumn(
  choice: GridColumnChoice,
  key: string,
  width: number,
): GridColumnChoice {
  return { ...choice, widths: { ...choice.widths, [key]: width } }
}
