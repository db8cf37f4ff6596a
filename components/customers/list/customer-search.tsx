'use client'

import { type Search, useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'

type Props = { text: string; isKeptOut: boolean; isBusy: boolean; onSearch: Search }

/**
 * Searches while one types, 200 ms after the last key; Enter searches at once.
 */
export function CustomerSearch({ text, isKeptOut, isBusy, onSearch }: Props) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(text)
  return (
    <SearchBox
      typed={typed}
      label={t('customers.search')}
      hint={t('customers.searchHint')}
      clearLabel={t('customers.clearSearch')}
      isBusy={isBusy}
      note={isKeptOut && t('customers.identityNumberKept')}
      onType={(next) => searchFor(next, 200, onSearch)}
      onSearch={(next) => searchFor(next, 0, onSearch)}
    />
  )
}
