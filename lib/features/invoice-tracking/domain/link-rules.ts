import type { InvoiceFacts } from './invoice-facts'

/** Whether two areas tell the same; `untold`: one of them does not tell. */
export type Agreement = 'same' | 'differs' | 'untold'
export type Evidence = Record<'identifier' | 'reference' | 'number' | 'customer', Agreement>

export type Strength = 'sure' | 'likely' | 'byHand'

/**
 * What links by itself: everything that is named must be the same, and `alone` must not be shared
 * with another candidate.
 */
export const linkRules = [
  { strength: 'sure', needs: ['identifier'], alone: 'identifier' },
  { strength: 'likely', needs: ['reference', 'number', 'customer'], alone: 'reference' },
] as const satisfies readonly {
  strength: Strength
  needs: readonly (keyof Evidence)[]
  alone: keyof Evidence
}[]

/** What the two are compared by. A customer number goes before a name. */
export const compareFacts = (one: InvoiceFacts, other: InvoiceFacts): Evidence => ({
  identifier: compareIdentifiers(one.identifiers, other.identifiers),
  reference: compareValues(one.reference, other.reference),
  number: compareValues(one.number, other.number),
  customer:
    one.customerNumber !== null && other.customerNumber !== null
      ? compareValues(one.customerNumber, other.customerNumber)
      : compareValues(one.customerName, other.customerName),
})

const compareValues = (one: string | null, other: string | null): Agreement =>
  one === null || other === null ? 'untold' : one === other ? 'same' : 'differs'

/**
 * Two lists of identifiers agree in one of them. They do not contradict each other: each area may
 * have an identifier of its own.
 */
const compareIdentifiers = (one: string[], other: string[]): Agreement =>
  one.some((each) => other.includes(each)) ? 'same' : 'untold'
