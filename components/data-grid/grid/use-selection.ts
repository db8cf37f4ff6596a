import { useRef } from 'react'
import { t } from '@/lib/shared/i18n/translate-grid'
import { grouped } from '../pager'
import {
  allKeys,
  type Extension,
  extendedTo,
  type KeyAt,
  tickOf,
  withToggled,
} from './selected-rows'

/** What a person does to the selection. Both kinds of extension add to what was selected. */
export function useSelection({
  held,
  hasMore,
  keyAt,
  selected,
  onSelect,
  onSaid,
}: SelectionOptions) {
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
    onSelect(extendedTo(extension.current, to, keyAt))
  }

  function reach(from: number, to: number) {
    extension.current = { anchor: toggled.current ?? from, base: selected }
    extend(from, to)
  }

  function all() {
    extension.current = null
    const keys = allKeys(held, keyAt)
    onSelect(keys)
    onSaid(t(hasMore ? 'grid.selectedAllOfMore' : 'grid.selectedAll', { rows: grouped(keys.size) }))
  }

  function none() {
    extension.current = null
    onSelect(new Set())
    onSaid(t('grid.selectedNone'))
  }

  return {
    tick: tickOf(selected.size, held),
    toggle,
    /** From where the keyboard is, or on from the last extension. */
    extend,
    /** From the row that was toggled last. */
    reach,
    all,
    none,
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
