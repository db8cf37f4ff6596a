'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/form/section'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type CustomerRow, getCustomersQuery } from '@/lib/features/customers/client/customers'

type Props = {
  clientNo: string
  /** What choosing does, below the heading. */
  note: string
  /** What is said once one is chosen. */
  describeChosen: (name: string) => string
  onChoose: (customerNo: string, customer: CustomerRow) => void
}

/** How many customers are offered for a text. */
const offered = 6
const pauseMs = 250

/** Finds a customer, so that the fields of a form are filled from what is known. */
export function CustomerPicker({ clientNo, note, describeChosen, onChoose }: Props) {
  const t = useT()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const { typed, searchFor } = useTypedSearch(search)
  const { data, error, isFetching } = useQuery({
    ...getCustomersQuery(clientNo, { search, orderby: 'name', pageno: 1, pagesize: offered }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
  const customers = search === '' ? [] : (data?.customers ?? []).filter(isShown)

  function choose(customer: CustomerRow & { customerNo: string }) {
    onChoose(customer.customerNo, customer)
    setChosen(customer.name ?? customer.customerNo)
    searchFor('', 0, setSearch)
  }

  return (
    <Section title={t('customerPicker.title')} note={note}>
      <div className="grid max-w-[560px] gap-1.5 pt-1">
        <SearchBox
          typed={typed}
          label={t('customerPicker.find')}
          hint={t('customerPicker.hint')}
          clearLabel={t('customerPicker.clear')}
          isBusy={isFetching}
          onType={(text) => searchFor(text, pauseMs, setSearch)}
          onSearch={(text) => searchFor(text, 0, setSearch)}
        />
        {error && search !== '' && (
          <FailureBlock failure={toFailure(error)} doing="read" variant="strip" />
        )}
        {customers.length > 0 && (
          <ul className="rounded-sm border border-line" aria-label={t('customerPicker.found')}>
            {customers.map((customer) => (
              <li key={customer.customerNo} className="not-last:border-b not-last:border-line">
                <button
                  type="button"
                  className="flex w-full gap-3 px-2.5 py-1.5 text-left hover:bg-hover focus-visible:-outline-offset-2"
                  onClick={() => choose(customer)}
                >
                  <span className="min-w-0 flex-1 truncate font-medium">{customer.name}</span>
                  <span className="text-ink-3 tabular-nums">{customer.customerNo}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        <p className="text-xs text-ink-3" role="status">
          {search !== '' && data && customers.length === 0 && !isFetching
            ? t('customerPicker.none')
            : chosen && describeChosen(chosen)}
        </p>
      </div>
    </Section>
  )
}

const isShown = (
  customer: CustomerRow | null | undefined,
): customer is CustomerRow & { customerNo: string } => Boolean(customer?.customerNo)
