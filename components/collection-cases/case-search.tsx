'use client'

import { type Search, useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'

type Props = {
  text: string
  isKeptOut: boolean
  isBusy: boolean
  onSearch: Search
}

/** Searches while one types, 300 ms after the last key; Enter searches at once. */
export function CaseSearch({ text, isKeptOut, isBusy, onSearch }: Props) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(text)
  return (
    <SearchBox
      typed={typed}
      label={t('collectionCases.filter.search')}
      hint={t('collectionCases.filter.searchHint')}
      clearLabel={t('collectionCases.filter.clearSearch')}
      isBusy={isBusy}
      note={isKeptOut && t('collectionCases.filter.kept')}
      onType={(next) => searchFor(next, 300, onSearch)}
      onSearch={(next) => searchFor(next, 0, onSearch)}
    />
  )
}
