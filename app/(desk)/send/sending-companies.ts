type Workspace = { name: string; clientNo: string | null; companyIds: readonly number[] }

/**
 * The companies of a person's workspaces, each once: in the first of its workspaces, which is where the
 * journal and the tracking of an invoice look for its client. A customer number means nobody in another.
 */
export function listSendingCompanies(workspaces: readonly Workspace[]) {
  const all = workspaces.flatMap(({ name, clientNo, companyIds }) =>
    companyIds.map((companyId) => ({ companyId, name, clientNo })),
  )
  return all.filter((own) => all.find(({ companyId }) => companyId === own.companyId) === own)
}
