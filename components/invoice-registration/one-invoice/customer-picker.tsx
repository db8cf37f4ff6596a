'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Section } from '@/components/form/section'
import { useTypedSearch } from '@/components/ui/hooks/use-typed-search'
import { SearchBox } from '@/components/ui/search-box'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type CustomerRow, getCustomersQuery } from '@/lib/features/customers/client/public'
import { toDebtorValues } from '@/lib/features/customers/domain/public'
import type { InvoiceFormValues } from '@/lib/features/invoice-registration/domain/invoice-file-columns'

type Props = { clientNo: string; onChoose: (debtor: InvoiceFormValues) => void }

/** How many customers are offered for a text. */
const offered = 6
const pauseMs = 250

/** Finds the customer who owes, so that the debtor's fields are filled from what is known. */
export function CustomerPicker({ clientNo, onChoose }: Props) {
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
    onChoose(toDebtorValues(customer.customerNo, customer))
    setChosen(customer.name ?? customer.customerNo)
    searchFor('', 0, setSearch)
  }

  return (
    <Section
      title={t('invoiceRegistration.one.customer')}
      note={t('invoiceRegistration.one.customerNote')}
    >
      <div className="grid max-w-[560px] gap-1.5 pt-1">
        <SearchBox
          typed={typed}
          label={t('invoiceRegistration.one.findCustomer')}
          hint={t('invoiceRegistration.one.customerHint')}
          clearLabel={t('invoiceRegistration.one.clearCustomer')}
          isBusy={isFetching}
          onType={(text) => searchFor(text, pauseMs, setSearch)}
          onSearch={(text) => searchFor(text, 0, setSearch)}
        />
        {error && search !== '' && (
          <FailureBlock failure={toFailure(error)} doing="read" look="strip" />
        )}
        {customers.length > 0 && (
          <ul
            className="rounded-sm border border-line"
            aria-label={t('invoiceRegistration.one.customers')}
          >
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
            ? t('invoiceRegistration.one.noCustomer')
            : chosen && t('invoiceRegistration.one.chosen', { name: chosen })}
        </p>
      </div>
    </Section>
  )
}

const isShown = (
  customer: CustomerRow | null | undefined,
): customer is CustomerRow & { customerNo: string } => Boolean(customer?.customerNo)
