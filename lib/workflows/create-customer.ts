import 'server-only'
import { type CustomerCreation, NewCustomer } from '../contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { failed, type Result, succeeded } from '../contracts/result'
import { entryOf, unsendable, updateOf } from '../domain/customer-edit'
import { filterIgnored, isCustomerOf } from '../domain/list-filters/sought-rows'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { admitted } from './admitted'
import { provesFree } from './customer-absence'
import { notSent } from './not-sent'
import { readBack } from './read-back'
import { unlessStored } from './unless-stored'

type One = { params: { clientno: string; customerno: string } }

/**
 * Creates a customer, but only when a read of its number says that there is none: the upstream would update an existing one (upstream-facts.md 1.2).
 * Between the read and the creation one round trip remains; the upstream's own word, CREATED or UPDATED, tells what happened in it.
 */
export function createCustomerWorkflow(draft: unknown): Promise<Result<CustomerCreation>> {
  return guarded('createCustomer', () => created(draft))
}

async function created(draft: unknown): Promise<Result<CustomerCreation>> {
  const taken = await admitted(['createCustomer'], NewCustomer, draft)
  if (!taken.ok) return taken
  const { intentId, clientNo, customerNo, edited } = taken.value
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const earlier = () => recalled('createCustomer', intentId, taken.value)
  const known = await earlier()
  if (known) return told(intentId, known, one)

  const nothing = entryOf({})
  const wrong = unsendable(nothing, edited)
  if (wrong.length > 0)
    return failed({ kind: 'invalid', code: 'off-contract', fields: Object.fromEntries(wrong.map((unit) => [unit, 'cannot be sent'])) })

  const read = await perform('getCustomer', one)
  if (!read.ok && !(await provesFree(read.failure, clientNo))) return notSent(read)
  if (read.ok) {
    // What looks like somebody else's customer may be the first arrival of this very creation.
    if (!isCustomerOf(read.value, customerNo)) return notSent(failed(filterIgnored(['customerNo'])))
    const first = await earlier()
    return first ? told(intentId, first, one) : succeeded({ outcome: 'exists', current: read.value })
  }

  const customer = updateOf(customerNo, { stored: nothing, known: {}, edited })
  return told(
    intentId,
    await perform('createCustomer', { params: { clientno: clientNo }, body: { customer } }, { intentId, draft: taken.value }),
    one,
  )
}

async function told(intentId: string, answered: Result<CustomerUpdateResult>, one: One): Promise<Result<CustomerCreation>> {
  const result = await unlessStored(intentId, answered, one)
  if (!result.ok) return result
  return succeeded({ outcome: 'created', result: result.value, seen: await readBack(intentId, one) })
}
