import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react'

/** The box that a list of options belongs to: it keeps the focus while the arrows mark one. */
export type ComboboxProps = {
  role: 'combobox'
  'aria-autocomplete': 'list'
  'aria-expanded': boolean
  'aria-controls'?: string
  'aria-activedescendant'?: string
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A list of options below a box that is typed in. The arrows go through the options and around,
 * Enter chooses the marked one, Escape closes the list; typing and an arrow open it again. Nothing
 * is marked by itself, so that Enter means the text as long as no arrow was pressed.
 */
export function useListbox({ keys, label, onChoose }: ListboxInput) {
  const id = useId()
  const [marked, setMarked] = useState<string | null>(null)
  const [isClosed, setClosed] = useState(false)
  const isOpen = keys.length > 0 && !isClosed
  const at = isOpen && marked !== null ? keys.indexOf(marked) : -1
  const toId = (key: string) => `${id}-${keys.indexOf(key)}`

  function close() {
    setMarked(null)
    setClosed(true)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || keys.length === 0) return
    const next = findNext(event.key, at, keys)
    if (next !== undefined) {
      setMarked(next)
      setClosed(false)
    } else if (event.key === 'Enter' && at >= 0) onChoose(keys[at]!)
    else if (event.key === 'Escape' && isOpen) close()
    else return
    event.preventDefault()
  }

  const box: ComboboxProps = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-activedescendant': at < 0 ? undefined : toId(keys[at]!),
    onKeyDown: handleKeyDown,
  }
  return {
    box,
    isOpen,
    list: { id, role: 'listbox', 'aria-label': label } as const,
    toOption: (key: string) => ({
      ...({ id: toId(key), role: 'option', tabIndex: -1 } as const),
      'aria-selected': keys[at] === key,
      ref: keys[at] === key ? keepInView : undefined,
      onMouseDown: keepFocus,
      onClick: () => onChoose(key),
    }),
    /** The text has changed: the list is open again, and nothing of it is marked. */
    reset() {
      setMarked(null)
      setClosed(false)
    },
  }
}

type ListboxInput = {
  /** What each option is known by, in their order. */
  keys: readonly string[]
  /** What the list is called. */
  label: string
  onChoose: (key: string) => void
}

function findNext(key: string, at: number, keys: readonly string[]): string | undefined {
  if (key === 'ArrowDown') return keys[(at + 1) % keys.length]
  return key === 'ArrowUp' ? keys[at > 0 ? at - 1 : keys.length - 1] : undefined
}

const keepInView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

/** A press on an option leaves the focus in the box. */
const keepFocus = (event: MouseEvent) => event.preventDefault()
