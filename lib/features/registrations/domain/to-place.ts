/** The client of a submission, or its organization where it has none: where the journal keeps it. */
export function toPlace({
  clientNo,
  organizationId,
}: {
  clientNo: string | null
  organizationId: string | null
}): { clientNo?: string; organizationId?: string } {
  if (clientNo !== null) return { clientNo }
  return organizationId === null ? {} : { organizationId }
}
