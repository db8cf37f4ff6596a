import 'server-only'
import { CustomerDraft, type CustomerSave } from '../contracts/desk/customer-draft'
import type { CustomerUpdateResult } from '../contracts/receivables/customers'
import { failed, type Result, succeeded } from '../contracts/result'
import { groupOf } from '../domain/address-group'
import { entryOf, meantOf, saysSomething, unsendable, updateOf } from '../domain/customer-edit'
import type { CustomerUnit } from '../domain/customer-units'
import { valueAt } from '../domain/field-standing'
import { mergeCustomer } from '../domain/merge-customer'
import { notShownBy } from '../domain/not-shown'
import { sentFields } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { perform } from '../gateway/perform'
import { recalled } from '../gateway/recall'
import { admitted } from './admitted'
import { notSent } from './not-sent'
import { readBack } from './read-back'
import { unlessStored } from './unless-stored'
import { withKnownMasks } from './with-known-masks'

/**
 * Reads the customer again, merges what others changed meanwhile (the address group as one unit), sends only what this person changed, and reads
 * what is stored then. Between the read and the update one round trip remains in which another change is not seen: the interface has no version
 * field to close it. Sensitive fields are compared by their masks.
 */
export function updateCustomerWorkflow(draft: unknown): Promise<Result<CustomerSave>> {
  return guarded('updateCustomer', () => updated(draft))
}

async function updated(draft: unknown): Promise<Result<CustomerSave>> {
  const taken = await admitted(['updateCustomer'], CustomerDraft, draft)
  if (!taken.ok) return taken
  const { intentId, clientNo, customerNo, baseline, clearing } = taken.value
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const earlier = () => recalled('updateCustomer', intentId, taken.value)
  const known = await earlier()
  if (known) return saved(intentId, known, one)

  const read = await perform('getCustomer', one)
  if (!read.ok) return notSent(read)
  const current = read.value

  const stored = entryOf(current)
  const edited = meantOf(baseline, withKnownMasks({ clientNo, customerNo }, baseline, taken.value.edited, stored), clearing)
  const merge = mergeCustomer(baseline, edited, stored, notShownBy(current))
  const wrong = unsendable(stored, merge.merged)
  if (wrong.length > 0)
    return failed({ kind: 'invalid', code: 'off-contract', fields: Object.fromEntries(wrong.map((unit) => [unit, 'cannot be sent'])) })

  const update = updateOf(customerNo, { stored, known: groupOf(current.postalAddress), edited: merge.merged, clearing })
  const sends = merge.open.length === 0 && saysSomething(update)
  // What looks like somebody else's change may be the first arrival of this very save.
  const first = sends ? null : await earlier()
  if (first) return saved(intentId, first, one)
  if (merge.open.length > 0) return succeeded({ outcome: 'conflict', open: merge.open, unseen: merge.unseen, theirs: merge.theirs, current })
  if (!sends) return succeeded({ outcome: 'nothing', current })

  const before = Object.fromEntries(sentFields(update).map(({ field }) => [field, valueAt(current, field) ?? null]))
  const result = await perform(
    'updateCustomer',
    { params: { clientno: clientNo }, body: { customer: update } },
    { intentId, draft: taken.value, before },
  )
  return saved(intentId, result, one, merge.theirs)
}

async function saved(
  intentId: string,
  answered: Result<CustomerUpdateResult>,
  one: { params: { clientno: string; customerno: string } },
  theirs: CustomerUnit[] = [],
): Promise<Result<CustomerSave>> {
  const result = await unlessStored(intentId, answered, one)
  if (!result.ok) return result
  return succeeded({ outcome: 'saved', result: result.value, seen: await readBack(intentId, one), theirs })
}
