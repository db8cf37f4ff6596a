type Company = { companyId: number; name: string }

/**
 * What companies are called until their own names are read: by their workspace where that has one
 * company, and by their number where several share its name.
 *
 * @param byNumber gives the name of a company of which only the number is known.
 */
export function nameUntilRead(
  companies: readonly Company[],
  byNumber: (companyId: number) => string,
): Map<number, string> {
  const sharing = Map.groupBy(companies, ({ name }) => name)
  return new Map(
    companies.map(({ companyId, name }) => [
      companyId,
      new Set(sharing.get(name)?.map((each) => each.companyId)).size === 1
        ? name
        : byNumber(companyId),
    ]),
  )
}
