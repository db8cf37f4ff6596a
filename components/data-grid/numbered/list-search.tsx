import { useState } from 'react'
import { SearchBox } from '@/components/ui/search-box'

/**
 * The box above a list that is searched when Enter is pressed. What is typed is held meanwhile, and
 * gives way to what another address searches for.
 */
export function ListSearch({ searched, label, hint, clearLabel, isBusy, onSearch }: Props) {
  const [typed, setTyped] = useState(searched)
  const [last, setLast] = useState(searched)
  if (last !== searched) {
    setLast(searched)
    setTyped(searched)
  }
  return (
    <div className="flex px-6 pb-2.5 max-narrow:px-4">
      <div className="flex max-w-120 min-w-0 flex-1">
        <SearchBox
          {...{ typed, label, hint, clearLabel, isBusy }}
          onType={setTyped}
          onSearch={(text) => {
            setTyped(text)
            onSearch(text)
          }}
        />
      </div>
    </div>
  )
}

type Props = {
  /** What the list is searched for. */
  searched: string
  label: string
  hint: string
  clearLabel: string
  isBusy: boolean
  onSearch: (text: string) => void
}
