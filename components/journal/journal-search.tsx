import { type Search, useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'

/** Searches while one types, 300 ms after the last key; Enter searches at once. */
export function JournalSearch({
  text,
  isKeptOut,
  isBusy,
  onSearch,
}: {
  text: string
  isKeptOut: boolean
  isBusy: boolean
  onSearch: Search
}) {
  const t = useT()
  const { typed, searchFor } = useTypedSearch(text)
  return (
    <div className="flex max-w-80 flex-1 basis-64 py-1.5 pr-6 max-narrow:max-w-none max-narrow:basis-full max-narrow:px-4">
      <SearchBox
        typed={typed}
        label={t('journal.search')}
        hint={t('journal.searchHint')}
        clearLabel={t('journal.clearSearch')}
        isBusy={isBusy}
        note={isKeptOut && t('journal.keptOut')}
        onType={(next) => searchFor(next, 300, onSearch)}
        onSearch={(next) => searchFor(next, 0, onSearch)}
      />
    </div>
  )
}
