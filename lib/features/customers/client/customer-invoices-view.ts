import { parseAsString, parseAsStringLiteral, useQueryStates } from 'nuqs'
import { type Age, ages } from '@/lib/features/customers/domain/whole/receivable-items'

/** The part of a balance that a list is narrowed to. */
export type ChosenAge = { age: Age; currency: string }

/**
 * What the address of a customer's invoices holds: `show=all` lists paid ones too, `age` and
 * `currency` narrow the open ones.
 */
const parsers = {
  show: parseAsStringLiteral(['open', 'all'] as const).withDefault('open'),
  age: parseAsStringLiteral(ages),
  currency: parseAsString,
}

/** Which invoices of a customer are listed, as the address says, and the ways to change that. */
export function useCustomerInvoicesView() {
  const [{ show, age, currency }, setView] = useQueryStates(parsers)
  const chosen: ChosenAge | null = age && currency ? { age, currency } : null
  return {
    chosen,
    listed: chosen ? 'age' : show,
    list: (next: 'open' | 'all') => void setView({ show: next, age: null, currency: null }),
    choose: (next: ChosenAge | null) =>
      void setView({ age: next?.age ?? null, currency: next?.currency ?? null }),
  } as const
}
