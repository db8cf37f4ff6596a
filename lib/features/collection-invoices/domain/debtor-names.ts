type MaybeText = string | null | undefined
type NameFields = 'name' | 'firstname' | 'lastname' | 'fullName' | 'firstName' | 'lastName'
type DebtorFields = { [Field in NameFields]?: MaybeText } & {
  role?: MaybeText
  customerNumber?: MaybeText
}

/**
 * The name of a debtor as its invoice tells it (interface.md 2.7), or its case, by other fields: the
 * whole name, else its parts; null where none is told.
 */
export function findDebtorName(debtor: DebtorFields): string | null {
  const parts = [debtor.firstname || debtor.firstName, debtor.lastname || debtor.lastName]
  return (
    debtor.name?.trim() ||
    debtor.fullName?.trim() ||
    parts.flatMap((part) => part?.trim() || []).join(' ') ||
    null
  )
}

/** The debtor that an invoice is known by: the primary one, else the first. */
export const findMainDebtor = <Debtor extends DebtorFields>(
  debtors: readonly Debtor[] | null | undefined,
): Debtor | undefined => debtors?.find(({ role }) => role === 'PRIMARY_DEBTOR') ?? debtors?.[0]
