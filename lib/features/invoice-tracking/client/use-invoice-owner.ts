import { useQuery } from '@tanstack/react-query'
import type { LinkDecision } from '@/lib/contracts/desk/manual-links'
import type { Answer } from '@/lib/contracts/registry'
import { isNameSearchWhole } from '@/lib/features/customers/domain/public'
import type { ManualLinks } from '@/lib/features/invoice-tracking/domain/link-candidates'
import {
  linkCustomer,
  type NamedCustomer,
} from '@/lib/features/invoice-tracking/domain/link-customer'
import {
  listRejectedLinks,
  toManualLinks,
} from '@/lib/features/invoice-tracking/domain/manual-links'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { getNamesakesQuery } from './invoice-tracking'

/**
 * Whose invoice it is: what persons have said of that, else what is linked names the customer, else
 * the name alone does. Customers of that name are looked for once nothing else can tell any more.
 *
 * @param named what is linked, with the customers that it names, as soon as that is settled.
 * @param said the words about customers.
 */
export function useInvoiceOwner(
  invoiceeName: string | null | undefined,
  {
    clientNo,
    named,
    isSettled,
  }: { clientNo: string | null; named: readonly NamedCustomer[]; isSettled: boolean },
  said: readonly LinkDecision[],
  mayRead: boolean,
) {
  const byHand = toManualLinks(said)
  const customerOfItem = named.find(({ by }) => by === 'item')?.customerNo?.trim()
  const isNamed =
    byHand.same !== null || (customerOfItem && !byHand.notSame.includes(customerOfItem))
  const name = (isSettled && !isNamed && invoiceeName?.trim()) || null
  const { data } = useQuery({
    ...getNamesakesQuery(clientNo ?? '', name ?? ''),
    enabled: mayRead && clientNo !== null && name !== null,
  })
  const namesakes = toNamesakes(data, name)
  const resolveOwner = (words: ManualLinks) => linkCustomer(named, name, namesakes, words)
  const apart = listRejectedLinks(byHand, (words) => resolveOwner(words).linked?.customerNo ?? null)
  return { ...resolveOwner(byHand), said, apart, namesakes: namesakes.customers }
}

/** The customers of a name, and whether those are all of them. */
function toNamesakes(found: Answer<'listCustomers'> | undefined, search: string | null) {
  const customers = found?.customers ?? []
  // A service that ignored the name sent any customers: those that do not hold it count, because
  // the others may stand behind them.
  const { fitting } = verifyFilters('listCustomers', { search }, customers)
  const isCounted = found?.summary?.totalCount === customers.length
  const isWhole = found !== undefined && isNameSearchWhole(found)
  return fitting.length < customers.length
    ? { customers: fitting, isWhole: isWhole && isCounted }
    : { customers, isWhole }
}
