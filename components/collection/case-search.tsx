'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { SearchBox } from '@/components/ui/search-box'
import { t } from '@/lib/format/translate-collection-cases'

type Props = { text: string; isKeptOut: boolean; isBusy: boolean; input: RefObject<HTMLInputElement | null>; onSearch: (text: string) => void }

/** Searches while one types, 300 ms after the last key; Enter searches at once. */
export function CaseSearch({ text, isKeptOut, isBusy, input, onSearch }: Props) {
  const [typed, setTyped] = useState(text)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  // Another address brings another search, as when going back.
  const [known, setKnown] = useState(text)
  if (known !== text) {
    setKnown(text)
    if (typed.trim() !== text) setTyped(text)
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
        label={t('cases.filter.search')}
        hint={t('cases.filter.searchHint')}
        clearLabel={t('cases.filter.clearSearch')}
        isBusy={isBusy}
        onType={(next) => searchFor(next, 300)}
        onSearch={(next) => searchFor(next, 0)}
      />
      {isKeptOut && <p className="pt-1 text-xs text-ink-3">{t('cases.filter.kept')}</p>}
    </search>
  )
}
