'use client'

import type { RefObject } from 'react'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { t } from '@/lib/shared/i18n/translate-collection-cases'

type Props = {
  text: string
  isKeptOut: boolean
  isBusy: boolean
  input: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
}

/** Searches while one types, 300 ms after the last key; Enter searches at once. */
export function CaseSearch({ text, isKeptOut, isBusy, input, onSearch }: Props) {
  const { typed, searchFor } = useTypedSearch(text)
  return (
    <SearchBox
      input={input}
      typed={typed}
      label={t('cases.filter.search')}
      hint={t('cases.filter.searchHint')}
      clearLabel={t('cases.filter.clearSearch')}
      isBusy={isBusy}
      note={isKeptOut && t('cases.filter.kept')}
      onType={(next) => searchFor(next, 300, onSearch)}
      onSearch={(next) => searchFor(next, 0, onSearch)}
    />
  )
}
