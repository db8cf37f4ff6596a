import { matchCustomer } from '@/lib/features/customers/domain/public'
import { normalizeCustomerName } from './invoice-facts'
import type { LinkResult, ManualLinks } from './link-candidates'
import type { Strength } from './link-rules'

/**
 * The customer of an invoice. `by` is what tells it; unknown, with nothing to offer, is a normal
 * case.
 */
export type LinkedCustomer = {
  linked: {
    customerNo: string
    strength: Strength
    by: 'hand' | 'item' | 'collectionInvoice' | 'name'
  } | null
  offered: string[]
}

type MaybeText = string | null | undefined
type Customer = { customerNo?: MaybeText; name?: MaybeText }

/** A customer number that a linked thing of another area names. */
export type NamedCustomer = {
  by: 'item' | 'collectionInvoice'
  customerNo: MaybeText
  link: LinkResult
}

/**
 * Which customer an invoice belongs to: the one that a linked receivable item or collection invoice
 * names, as surely as that is linked; else the one customer of exactly that name, which is likely.
 * Two that name different customers link none.
 *
 * @param found what a search for the name found, and whether that was all.
 */
export function linkCustomer(
  named: readonly NamedCustomer[],
  invoiceeName: MaybeText,
  found: { customers: readonly Customer[]; isWhole: boolean },
  byHand: ManualLinks,
): LinkedCustomer {
  if (byHand.same !== null)
    return { linked: { customerNo: byHand.same, strength: 'byHand', by: 'hand' }, offered: [] }

  const candidates = named.flatMap(({ by, customerNo, link }) => {
    const number = customerNo?.trim()
    return number && link.linked && !byHand.notSame.includes(number)
      ? [{ customerNo: number, strength: link.linked.strength, by }]
      : []
  })
  const numbers = [...new Set(candidates.map(({ customerNo }) => customerNo))]
  if (numbers.length > 1) return { linked: null, offered: numbers }
  const [surest] = candidates.toSorted(
    (a, b) => strengths.indexOf(a.strength) - strengths.indexOf(b.strength),
  )
  return surest
    ? { linked: surest, offered: [] }
    : linkCustomerByName(invoiceeName ?? '', found, byHand)
}

const strengths: Strength[] = ['byHand', 'sure', 'likely']

function linkCustomerByName(
  name: string,
  { customers, isWhole }: { customers: readonly Customer[]; isWhole: boolean },
  { notSame }: ManualLinks,
): LinkedCustomer {
  const match = matchCustomer(name, customers, isWhole)
  const namesakes = customers.filter(
    (each) =>
      normalizeCustomerName(each.name) !== null &&
      normalizeCustomerName(each.name) === normalizeCustomerName(name),
  )
  const offered = namesakes.flatMap(({ customerNo }) =>
    customerNo && !notSame.includes(customerNo) ? [customerNo] : [],
  )
  const [only] = offered
  return match.kind === 'likely' && only
    ? { linked: { customerNo: only, strength: 'likely', by: 'name' }, offered: [] }
    : { linked: null, offered }
}
