import { useRef } from 'react'
import { useT } from '@/lib/client/translation'
import { formatCount } from '@/lib/shared/format/count'
import {
  collectKeys,
  type Extension,
  extendSelection,
  getTickState,
  type KeyAt,
  withToggled,
} from './row-selection'

/** What a person does to the selection. Both kinds of extension add to what was selected. */
export function useSelection({
  held,
  hasMore,
  keyAt,
  selected,
  onSelect,
  onSaid,
}: SelectionOptions) {
  const t = useT()
  const extension = useRef<Extension | null>(null)
  const toggled = useRef<number | null>(null)

  function toggle(index: number) {
    const key = keyAt(index)
    if (key === undefined) return
    const next = withToggled(selected, key)
    extension.current = { anchor: index, base: next }
    toggled.current = index
    onSelect(next)
  }

  function extend(from: number, to: number) {
    extension.current ??= { anchor: from, base: selected }
    onSelect(extendSelection(extension.current, to, keyAt))
  }

  function selectTo(from: number, to: number) {
    extension.current = { anchor: toggled.current ?? from, base: selected }
    extend(from, to)
  }

  function selectAll() {
    extension.current = null
    const keys = collectKeys(held, keyAt)
    onSelect(keys)
    onSaid(
      t(hasMore ? 'grid.selectedAllOfMore' : 'grid.selectedAll', { rows: formatCount(keys.size) }),
    )
  }

  function clearSelection() {
    extension.current = null
    onSelect(new Set())
    onSaid(t('grid.selectedNone'))
  }

  return {
    tick: getTickState(selected.size, held),
    toggle,
    /** From where the keyboard is, or on from the last extension. */
    extend,
    /** From the row that was toggled last. */
    reach: selectTo,
    all: selectAll,
    none: clearSelection,
    /** The next extension starts anew. */
    settle: () => {
      extension.current = null
    },
  }
}

type SelectionOptions = {
  held: number
  hasMore: boolean
  keyAt: KeyAt
  selected: ReadonlySet<string>
  onSelect: (keys: Set<string>) => void
  onSaid: (what: string) => void
}
