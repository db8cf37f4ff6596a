import { customerMatch } from '../customer-match'
import { nameOf } from './invoice-facts'
import type { Strength } from './join-rules'
import type { ByHand, Join } from './joins'

/** The customer of an invoice. `by` is what tells it; unknown, with nothing to offer, is a normal case. */
export type JoinedCustomer = {
  joined: { customerNo: string; strength: Strength; by: 'hand' | 'item' | 'claim' | 'name' } | null
  offered: string[]
}

type Told = string | null | undefined
type Customer = { customerNo?: Told; name?: Told }

/** A customer number that a joined thing of another area names. */
export type NamedCustomer = { by: 'item' | 'claim'; customerNo: Told; join: Join }

/**
 * Which customer an invoice belongs to: the one that a joined receivable item or collection invoice names, as surely as that is joined; else the one customer
 * of exactly that name, which is likely. Two that name different customers join none.
 *
 * @param found what a search for the name found, and whether that was all.
 */
export function joinedCustomer(
  named: readonly NamedCustomer[],
  invoiceeName: Told,
  found: { customers: readonly Customer[]; isWhole: boolean },
  byHand: ByHand,
): JoinedCustomer {
  if (byHand.same !== null) return { joined: { customerNo: byHand.same, strength: 'byHand', by: 'hand' }, offered: [] }

  const told = named.flatMap(({ by, customerNo, join }) => {
    const number = customerNo?.trim()
    return number && join.joined && !byHand.notSame.includes(number) ? [{ customerNo: number, strength: join.joined.strength, by }] : []
  })
  const numbers = [...new Set(told.map(({ customerNo }) => customerNo))]
  if (numbers.length > 1) return { joined: null, offered: numbers }
  const [surest] = told.toSorted((a, b) => strengths.indexOf(a.strength) - strengths.indexOf(b.strength))
  return surest ? { joined: surest, offered: [] } : byName(invoiceeName ?? '', found, byHand)
}

const strengths: Strength[] = ['byHand', 'sure', 'likely']

function byName(name: string, { customers, isWhole }: { customers: readonly Customer[]; isWhole: boolean }, { notSame }: ByHand): JoinedCustomer {
  const match = customerMatch(name, customers, isWhole)
  const namesakes = customers.filter((each) => nameOf(each.name) !== null && nameOf(each.name) === nameOf(name))
  const offered = namesakes.flatMap(({ customerNo }) => (customerNo && !notSame.includes(customerNo) ? [customerNo] : []))
  const [only] = offered
  return match.kind === 'likely' && only ? { joined: { customerNo: only, strength: 'likely', by: 'name' }, offered: [] } : { joined: null, offered }
}
