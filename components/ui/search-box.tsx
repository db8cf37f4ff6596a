import type { ClipboardEvent, ReactNode, RefObject } from 'react'
import { Button } from './button'
import { Icon } from './icon'
import { Kbd } from './kbd'

/**
 * A search box with what every one has: a cross that empties it, Enter that searches at once, and
 * the key that leads to it. It keeps nothing by itself.
 */
export function SearchBox({
  input,
  typed,
  label,
  hint,
  clearLabel,
  isBusy,
  note,
  meaning,
  children,
  onType,
  onSearch,
  onPaste,
}: SearchBoxProps) {
  return (
    <search className="search-field">
      <div className="search-box" aria-busy={isBusy || undefined}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          value={typed}
          aria-label={label}
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          onPaste={onPaste}
          onKeyDown={(event) => event.key === 'Enter' && onSearch(typed)}
        />
        {meaning}
        {typed && (
          <Button
            variant="quiet"
            size="sm"
            square
            aria-label={clearLabel}
            onClick={() => onSearch('')}
          >
            <Icon name="x" />
          </Button>
        )}
        {children}
        <Kbd>/</Kbd>
      </div>
      {note && <p className="meta pt-1">{note}</p>}
    </search>
  )
}

type SearchBoxProps = {
  input: RefObject<HTMLInputElement | null>
  typed: string
  label: string
  hint: string
  clearLabel: string
  isBusy: boolean
  /** What is said below it. */
  note?: ReactNode
  /** How the text is taken, after it. */
  meaning?: ReactNode
  /** Other ways to search, after the cross. */
  children?: ReactNode
  onType: (text: string) => void
  onSearch: (text: string) => void
  onPaste?: (event: ClipboardEvent) => void
}
