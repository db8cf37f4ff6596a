import 'server-only'
import { CustomerDraft, type CustomerSave } from '../contracts/desk/customer-draft'
import { sensitiveCustomerFields } from '../contracts/receivables/customer-fields'
import type { Customer, CustomerUpdateResult } from '../contracts/receivables/customers'
import { failed, type Result, succeeded } from '../contracts/result'
import { groupOf } from '../domain/address-group'
import { entryOf, saysSomething, updateOf } from '../domain/customer-edit'
import { mergeCustomer } from '../domain/merge-customer'
import { sentFields, valueAt } from '../domain/written-outcome'
import { guarded } from '../gateway/guarded'
import { masked } from '../gateway/masking'
import { ownPageOnly } from '../gateway/origin'
import { perform } from '../gateway/perform'
import { recalled, signedInName } from '../gateway/recall'

/**
 * Reads the customer again, merges what others changed meanwhile (the address group as one unit), sends only what this person changed, and reads
 * what is stored then. Between the read and the update one round trip remains in which another change is not seen: the interface has no version
 * field to close it.
 */
export function updateCustomerWorkflow(draft: unknown): Promise<Result<CustomerSave>> {
  return guarded('updateCustomer', () => updated(draft))
}

async function updated(draft: unknown): Promise<Result<CustomerSave>> {
  const foreign = await ownPageOnly()
  if (foreign) return foreign
  const parsed = CustomerDraft.safeParse(draft)
  if (!parsed.success)
    return failed({
      kind: 'invalid',
      code: 'off-contract',
      fields: Object.fromEntries(parsed.error.issues.slice(0, 20).map((issue) => [issue.path.join('.'), issue.message])),
    })
  const { intentId, clientNo, customerNo, userName, baseline, edited } = parsed.data
  if ((await signedInName()) !== userName) return otherPerson()
  const one = { params: { clientno: clientNo, customerno: customerNo } }

  const earlier = () => recalled('updateCustomer', intentId, parsed.data)
  const known = await earlier()
  if (known) return saved(known, one, [])

  const read = await perform('getCustomer', one, { unmasked: true })
  if (!read.ok) return notSaved(read)
  const current = read.value

  const merge = mergeCustomer(baseline, edited, entryOf(current))
  const update = updateOf(customerNo, entryOf(current), groupOf(current.postalAddress), merge.merged)
  const sends = merge.open.length === 0 && saysSomething(update)
  // What looks like somebody else's change may be the first arrival of this very save.
  const first = sends ? null : await earlier()
  if (first) return saved(first, one, [])
  if (merge.open.length > 0) return succeeded({ outcome: 'conflict', open: merge.open, theirs: merge.theirs, current: forBrowser(current) })

  if (!sends) return succeeded({ outcome: 'nothing', current: forBrowser(current) })

  const stood = Object.fromEntries(sentFields(update).map(({ field }) => [field, valueAt(current, field) ?? null]))
  const before = masked(stood, sensitiveCustomerFields) as Record<string, unknown>
  return saved(
    await perform('updateCustomer', { params: { clientno: clientNo }, body: { customer: update } }, { intentId, draft: parsed.data, before }),
    one,
    merge.theirs,
  )
}

async function saved(
  result: Result<CustomerUpdateResult>,
  one: { params: { clientno: string; customerno: string } },
  theirs: string[],
): Promise<Result<CustomerSave>> {
  if (!result.ok) return result
  const stored = await perform('getCustomer', one)
  return succeeded({ outcome: 'saved', result: result.value, stored: stored.ok ? stored.value : null, theirs })
}

async function otherPerson(): Promise<Result<never>> {
  const nobody = (await signedInName()) === null
  return failed(nobody ? { kind: 'unauthenticated' } : { kind: 'forbidden', code: 'other-person' })
}

/** The read before the update failed, so nothing was sent: a save never ends in words about a read. */
function notSaved(read: Extract<Result<Customer>, { ok: false }>): Result<never> {
  const { kind } = read.failure
  return kind === 'unreachable' || kind === 'off-contract' ? failed({ ...read.failure, kind: 'not-sent' }) : read
}

const forBrowser = (customer: Customer) => masked(customer, sensitiveCustomerFields) as Customer
