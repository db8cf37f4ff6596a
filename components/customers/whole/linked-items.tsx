import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery } from '@/lib/features/customers/client/customers'
import {
  useCustomerCollectionInvoices,
  useItemWords,
  useSentInvoices,
} from '@/lib/features/customers/client/use-customer-areas'
import {
  linkCollectionInvoices,
  linkSentRows,
  makeLedger,
} from '@/lib/features/customers/domain/whole/item-links'
import type { ItemRow } from './item-cells'
import type { LinkedItem } from './item-list'
import { AreaStrip } from './not-known'

/**
 * Some items of the customer of the page with what other areas know of them, and which area does
 * not tell.
 *
 * @param rows all that were read of the customer's: a number that several share links nothing.
 */
export function useLinkedItems(rows: readonly ItemRow[], shown: readonly ItemRow[]) {
  const { clientNo, customerNo } = useCustomerPlace()
  const { data: customer } = useQuery(getCustomerQuery(clientNo, customerNo))
  const numbers = [...new Set(shown.flatMap(({ documentNo }) => documentNo?.trim() || []))]
  const findSent = useSentInvoices(numbers)
  const collectionInvoices = useCustomerCollectionInvoices()
  const said = useItemWords(
    shown.flatMap(({ arItemId }) => (arItemId == null ? [] : String(arItemId))),
  )
  const words = said.is === 'known' ? said.value : []
  const name = customer?.name
  const ledger = useMemo(
    () => makeLedger(rows, name ? { customerNo, name } : null),
    [rows, customerNo, name],
  )
  const sentStates = numbers.map(findSent)
  const items = shown.map((item): LinkedItem => {
    const number = item.documentNo?.trim()
    const sent = number ? findSent(number) : null
    return {
      item,
      delivery:
        sent?.is === 'reading' || said.is === 'reading'
          ? { is: 'reading' }
          : linkSentRows(item, ledger, sent?.is === 'known' ? sent.value : null, words),
      collection:
        collectionInvoices.is === 'reading' || said.is === 'reading'
          ? { is: 'reading' }
          : linkCollectionInvoices(
              item,
              ledger,
              collectionInvoices.is === 'known' ? collectionInvoices.value : null,
              words,
            ),
    }
  })
  const missing = sentStates.find((each) => each.is === 'unknown')
  return {
    items,
    strips: (
      <>
        {missing && <AreaStrip state={missing} />}
        <AreaStrip state={collectionInvoices} />
        <AreaStrip state={said} />
      </>
    ),
  }
}
