'use client'

import { useEffect, useRef, useState } from 'react'
import { SearchBox } from '@/components/ui/search-box'
import { t } from '@/lib/format/translate-receivables'

/** Searches while one types, 200 ms after the last key; Enter searches at once. `/` brings the focus here. */
export function CustomerSearch({
  text,
  isKeptOut,
  isBusy,
  onSearch,
}: {
  text: string
  isKeptOut: boolean
  isBusy: boolean
  onSearch: (text: string) => void
}) {
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useSlashKey(input)
  useEffect(() => {
    // a search that still waits would call back the page that a row leads to
    const opened = (event: MouseEvent) => event.target instanceof Element && event.target.closest('tbody tr') && clearTimeout(timer.current)
    document.addEventListener('click', opened, { capture: true })
    return () => {
      document.removeEventListener('click', opened, { capture: true })
      clearTimeout(timer.current)
    }
  }, [])

  // Another address brings another search, as when going back.
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (input.current !== document.activeElement) setTyped(text)
  }

  function searchFor(next: string, afterMs: number) {
    setTyped(next)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onSearch(next.trim()), afterMs)
  }

  return (
    <search className="min-w-0 flex-1">
      <SearchBox
        input={input}
        typed={typed}
        label={t('customers.search')}
        hint={t('customers.searchHint')}
        clearLabel={t('customers.clearSearch')}
        isBusy={isBusy}
        onType={(next) => searchFor(next, 200)}
        onSearch={(next) => searchFor(next, 0)}
      />
      {isKeptOut && <p className="pt-1 text-xs text-ink-3">{t('customers.identityNumberKept')}</p>}
    </search>
  )
}

function useSlashKey(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  }, [input])
}
