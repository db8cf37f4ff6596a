type MaybeText = string | null | undefined
type DebtorFields = {
  role?: MaybeText
  name?: MaybeText
  firstname?: MaybeText
  lastname?: MaybeText
  customerNumber?: MaybeText
}

/**
 * The name of a debtor as the invoice tells it (interface.md 2.7): its whole name, else its parts;
 * null where it tells none.
 */
export const findDebtorName = ({ name, firstname, lastname }: DebtorFields): string | null =>
  name?.trim() || [firstname, lastname].flatMap((part) => part?.trim() || []).join(' ') || null

/** The debtor that an invoice is known by: the primary one, else the first. */
export const findMainDebtor = <Debtor extends DebtorFields>(
  debtors: readonly Debtor[] | null | undefined,
): Debtor | undefined => debtors?.find(({ role }) => role === 'PRIMARY_DEBTOR') ?? debtors?.[0]
