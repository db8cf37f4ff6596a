'use client'

import { useEffect } from 'react'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'

type Props = { text: string; isKeptOut: boolean; isBusy: boolean; onSearch: (text: string) => void }

/**
 * Searches while one types, 200 ms after the last key; Enter searches at once.
 */
export function CustomerSearch({ text, isKeptOut, isBusy, onSearch }: Props) {
  const t = useT()
  const { typed, searchFor, giveUp } = useTypedSearch(text)
  useOpenedRow(giveUp)
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

/** A search that still waits would call back the page that a row leads to. */
function useOpenedRow(onOpened: () => void) {
  useEffect(() => {
    const handleClick = (event: MouseEvent) =>
      event.target instanceof Element && event.target.closest('tbody tr') && onOpened()
    document.addEventListener('click', handleClick, { capture: true })
    return () => document.removeEventListener('click', handleClick, { capture: true })
  }, [onOpened])
}
