import type { StoredCustomer } from '../database/stored-customer'
import { type Country, countries } from './countries'
import { applyEdgeCase, customerEdgeCaseNames } from './edge-cases'
import { makeOrdinaryCustomer } from './ordinary-customer'
import { createRandom } from './random'

type CustomerSeedOptions = {
  seedNumber: number
  clientNo: number
  country: Country
  firstNo: number
  count: number
  now: number
}

/** How many ordinary customers stand before the awkward ones. */
const ordinaryFirst = 3

/**
 * The customers of a client. The first few are ordinary, then comes every awkward case once, then
 * one in twenty-five is awkward. Each is drawn from its own number, so that more customers never
 * change those before them.
 */
export function* generateCustomers({
  seedNumber,
  clientNo,
  country,
  firstNo,
  count,
  now,
}: CustomerSeedOptions): Generator<{ customerNo: string; data: StoredCustomer }> {
  for (let index = 0; index < count; index++) {
    const random = createRandom(seedNumber + clientNo * 1_000_003 + index * 7919)
    const customerNo = String(firstNo + index)
    const homeCountry =
      index >= ordinaryFirst && random.chance(0.08)
        ? random.pick(Object.keys(countries) as Country[])
        : country
    const ordinary = makeOrdinaryCustomer(random, {
      clientNo,
      accountNo: 500_000 + index,
      customerNo,
      country: homeCountry,
      now,
    })
    const named = customerEdgeCaseNames[index - ordinaryFirst]
    const kind =
      named ??
      (index >= ordinaryFirst && random.chance(1 / 25)
        ? random.pick(customerEdgeCaseNames)
        : undefined)
    yield { customerNo, data: kind ? applyEdgeCase(kind, ordinary, now) : ordinary }
  }
}
