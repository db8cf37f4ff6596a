'use client'

import { useState } from 'react'
import { Section } from '@/components/form/section'
import { useListbox } from '@/components/ui/hooks/use-listbox'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { useT } from '@/lib/client/translation'
import type { CustomerRow } from '@/lib/features/customers/client/customers'
import {
  type OfferedCustomer,
  useOfferedCustomers,
} from '@/lib/features/customers/client/use-offered-customers'
import { OfferedCustomers } from './offered-customers'

type Props = {
  clientNo: string
  /** What is searched for at first. */
  offered?: string
  /** What choosing does, below the heading. */
  note: string
  /** What is said once one is chosen. */
  describeChosen: (name: string) => string
  onChoose: (customerNo: string, customer: CustomerRow) => void
}

const pauseMs = 250

/**
 * Finds a customer, so that the fields of a form are filled from what is known. Those that are found
 * are reached by the arrows and chosen with Enter.
 */
export function CustomerPicker({ clientNo, offered = '', note, describeChosen, onChoose }: Props) {
  const t = useT()
  const [search, setSearch] = useState(offered)
  const [chosen, setChosen] = useState<string | null>(null)
  const { typed, searchFor } = useTypedSearch(search)
  const found = useOfferedCustomers(clientNo, search)

  const options = useListbox({
    keys: found.customers.map(({ customerNo }) => customerNo),
    label: t('customerPicker.found'),
    onChoose(customerNo) {
      const customer = found.customers.find((each) => each.customerNo === customerNo)
      if (customer) choose(customer)
    },
  })

  function choose(customer: OfferedCustomer) {
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
          isBusy={found.isFetching}
          combobox={options.box}
          onType={(text) => {
            options.reset()
            searchFor(text, pauseMs, setSearch)
          }}
          onSearch={(text) => {
            options.reset()
            searchFor(text, 0, setSearch)
          }}
        />
        <OfferedCustomers found={found} options={options} note={chosen && describeChosen(chosen)} />
      </div>
    </Section>
  )
}
