import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'

/** Milliseconds for which a number rests: a part of one finds nothing. */
const restMs = 600

/** Finds rows by a whole number, once it rests; Enter looks at once. */
export function NumberSearch({ number, label, clearLabel, isBusy, note, onSearch }: Props) {
  const { typed, searchFor } = useTypedSearch(number ?? '')
  const search = (text: string) => onSearch(text.trim() || null)
  return (
    <div className="flex min-w-0 flex-1 max-narrow:basis-full">
      <SearchBox
        {...{ typed, label, clearLabel, isBusy, note }}
        hint={label}
        onType={(next) => searchFor(next, restMs, search)}
        onSearch={(next) => searchFor(next, 0, search)}
      />
    </div>
  )
}

type Props = {
  /** What the list is narrowed by. */
  number: string | null
  label: string
  clearLabel: string
  isBusy: boolean
  /** What is said beside the box, such as that the number is kept out of the address. */
  note?: string | false
  onSearch: (number: string | null) => void
}
