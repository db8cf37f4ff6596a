type Told = string | null | undefined
type Named = { role?: Told; name?: Told; firstname?: Told; lastname?: Told; customerNumber?: Told }

/** The name of a debtor as the invoice tells it (interface.md 2.7): its whole name, else its parts; null where it tells none. */
export const debtorName = ({ name, firstname, lastname }: Named): string | null =>
  name?.trim() || [firstname, lastname].flatMap((part) => part?.trim() || []).join(' ') || null

/** The debtor that an invoice is known by: the primary one, else the first. */
export const mainDebtor = <Debtor extends Named>(debtors: readonly Debtor[] | null | undefined): Debtor | undefined =>
  debtors?.find(({ role }) => role === 'PRIMARY_DEBTOR') ?? debtors?.[0]
