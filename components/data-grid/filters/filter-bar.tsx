'use client'

import { type ReactNode, useRef, useState } from 'react'
import { getButtonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { Menu } from '@/components/ui/menu'
import { useT } from '@/lib/client/translation'
import { FilterChip } from './filter-chip'

/** One thing that a list can be narrowed by. */
export type ListFilter = {
  key: string
  name: string
  /** What it narrows to, in words; null where it is not set. */
  value: string | null
  /** Stands there also where it is not set. */
  isUsual?: boolean
  /** It always narrows to something: there is no taking it away. */
  isFixed?: boolean
  /** Comes with a link only: nobody adds it. */
  isGiven?: boolean
  /** Its editor; `close` is for one that has nothing left to choose. */
  editor: (close: () => void) => ReactNode
}

/**
 * The filters of a list that are set, each with its editor, and a menu of those that are not. A
 * filter that is about to be stands there as long as its editor is open.
 */
export function FilterBar({ filters, isNarrowed, note, onRemove, onClear }: FilterBarProps) {
  const t = useT()
  const [added, setAdded] = useState<string | null>(null)
  const [edited, setEdited] = useState<string | null>(null)
  const adding = useRef<HTMLSpanElement>(null)
  const shown = filters.filter(
    ({ key, value, isUsual }) => isUsual || value !== null || key === added || key === edited,
  )
  const offered = filters.filter((each) => !each.isGiven && !shown.includes(each))

  function handleOpenChange(key: string, isOpen: boolean) {
    if (isOpen) setAdded(null)
    setEdited((last) => (isOpen ? key : last === key ? null : last))
  }

  function remove(key: string) {
    setAdded(null)
    setEdited(null)
    onRemove(key)
    adding.current?.querySelector('button')?.focus()
  }

  return (
    <fieldset
      className="flex min-h-9 flex-none flex-wrap items-center gap-x-2 gap-y-1.5 px-6 py-1.5 max-narrow:px-4"
      aria-label={t('grid.filter.label')}
    >
      {shown.map(({ key, name, value, isUsual, isFixed, editor }) => (
        <FilterChip
          key={key}
          name={name}
          value={value}
          isNew={key === added}
          onRemove={isFixed || (value === null && isUsual) ? undefined : () => remove(key)}
          onOpened={(isOpen) => handleOpenChange(key, isOpen)}
        >
          {editor}
        </FilterChip>
      ))}
      {offered.length > 0 && (
        <span ref={adding}>
          <Menu
            button={
              <>
                <Icon name="plus" />
                {t('grid.filter.add')}
              </>
            }
            label={t('grid.filter.toAdd')}
            buttonClassName={getButtonClass({ variant: 'quiet', size: 'sm' })}
            items={offered.map(({ key, name }) => ({
              label: name,
              onSelect: () => setAdded(key),
            }))}
          />
        </span>
      )}
      {note && <span className="ml-auto text-xs text-ink-3">{note}</span>}
      {(isNarrowed || filters.some(({ value, isFixed }) => value !== null && !isFixed)) && (
        <button
          type="button"
          className={`text-xs text-accent ${note ? '' : 'ml-auto'}`}
          onClick={onClear}
        >
          {t('grid.filter.clearAll')}
        </button>
      )}
    </fieldset>
  )
}

type FilterBarProps = {
  filters: readonly ListFilter[]
  /** Something else narrows the list too, such as what is searched for. */
  isNarrowed?: boolean
  note?: ReactNode
  onRemove: (key: string) => void
  onClear: () => void
}
