import type { TextTable } from '@/lib/shared/tables/text-table'

/** Customers that another page hands over, named by what they come from. */
type HandedCustomers = { name: string; table: TextTable }

let handed: HandedCustomers | null = null

/**
 * Hands the numbers of customers over to the import, which opens with them as with a file of that
 * one column: what changes in all of them is said there. They stand in no URL and in no store.
 */
export function handOverCustomers(name: string, customerNos: readonly string[]) {
  handed = {
    name,
    table: {
      separator: ';',
      records: ['customerNo', ...customerNos].map((cell, at) => ({ line: at + 1, cells: [cell] })),
      openQuote: null,
    },
  }
}

/** What was handed over, once. */
export function takeHandedCustomers(): HandedCustomers | null {
  const taken = handed
  handed = null
  return taken
}
