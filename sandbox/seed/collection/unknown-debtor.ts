import type { CaseDebtor } from '@/lib/contracts/collection/cases'
import type { Debtor } from '@/lib/contracts/collection/invoices'
import { countries } from '../countries'
import { createRandom } from '../random'
import type { CaseSeedOptions, SeedCase } from './collection-case'

/** Of so many ordinary cases of the seed's clients one is against somebody who is no customer. */
const everyNth = 9

/**
 * The case as it stands, or against a person who is in collection and no customer of the creditor:
 * moved away, or invoiced once. Theirs are invoices that the ledger does not have. A fresh tenant's
 * cases stay as they are.
 */
export function withUnknownDebtor(
  seedCase: SeedCase,
  { seedNumber, creditor }: CaseSeedOptions,
  index: number,
): SeedCase {
  if (creditor.clientNo === 0 || index % everyNth !== 0) return seedCase
  const random = createRandom(seedNumber + index)
  const { first, last } = countries[creditor.country]
  const [given, surname] = [random.pick(first), `${random.pick(last)}-${random.pick(last)}`]
  const person = { customerNumber: null, organizationNumber: null, type: 'PRIVATE' } as const
  const named = { ...person, firstname: given, lastname: surname, name: `${given} ${surname}` }
  const shown = { ...person, firstName: given, lastName: surname, fullName: named.name }
  const replace = <Each extends Debtor | CaseDebtor>(debtors: Each[], known: Partial<Each>) =>
    debtors.map((debtor, at) => (at === 0 ? { ...debtor, ...known } : debtor))
  return {
    ...seedCase,
    data: { ...seedCase.data, debtors: replace(seedCase.data.debtors, shown) },
    invoices: seedCase.invoices.map((invoice) => ({
      ...invoice,
      data: { ...invoice.data, debtors: replace(invoice.data.debtors, named) },
    })),
  }
}
