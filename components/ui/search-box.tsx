import { type ClipboardEvent, type ReactNode, type RefObject, useRef } from 'react'
import { Button } from './button'
import { useLetterKey } from './hooks/use-letter-key'
import type { ComboboxProps } from './hooks/use-listbox'
import { Icon } from './icon'
import { Kbd } from './kbd'

/**
 * A search box with what every one has: a cross that empties it, Enter that searches at once, and
 * the key that leads to it from anywhere on the page. It keeps nothing by itself.
 */
export function SearchBox({
  input: ownInput,
  typed,
  label,
  hint,
  clearLabel,
  isBusy,
  note,
  meaning,
  combobox,
  children,
  onType,
  onSearch,
  onPaste,
}: SearchBoxProps) {
  const madeInput = useRef<HTMLInputElement>(null)
  const input = ownInput ?? madeInput
  useLetterKey('/', () => input.current?.focus())
  return (
    <search className="min-w-0 flex-1">
      <div
        className="flex h-8.5 min-w-0 flex-1 items-center gap-2 rounded-sm border border-control bg-field pr-1.5 pl-2.5 has-[>input:focus-visible]:outline-2 has-[>input:focus-visible]:-outline-offset-1 has-[>input:focus-visible]:outline-focus max-narrow:h-11 print:has-placeholder-shown:hidden"
        aria-busy={isBusy || undefined}
      >
        <Icon name="search" />
        <input
          ref={input}
          className="h-full min-w-0 flex-1 outline-none max-narrow:text-[16px] [&::-webkit-search-cancel-button]:hidden"
          type="search"
          value={typed}
          aria-label={label}
          aria-keyshortcuts="/"
          placeholder={hint}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onType(event.target.value)}
          onPaste={onPaste}
          {...combobox}
          onKeyDown={(event) => {
            combobox?.onKeyDown(event)
            if (event.key === 'Enter' && !event.defaultPrevented) onSearch(typed)
          }}
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
      {note && <p className="text-xs text-ink-3 pt-1">{note}</p>}
    </search>
  )
}

type SearchBoxProps = {
  /** The field itself, where the page brings the focus to it. */
  input?: RefObject<HTMLInputElement | null>
  typed: string
  label: string
  hint: string
  clearLabel: string
  isBusy: boolean
  /** What is said below it. */
  note?: ReactNode
  /** How the text is taken, after it. */
  meaning?: ReactNode
  /** A list below it that its arrows go through. */
  combobox?: ComboboxProps
  /** Other ways to search, after the cross. */
  children?: ReactNode
  onType: (text: string) => void
  onSearch: (text: string) => void
  onPaste?: (event: ClipboardEvent) => void
}
