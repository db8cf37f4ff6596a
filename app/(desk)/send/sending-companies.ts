type Workspace = { name: string; clientNo: string | null; companyIds: readonly number[] }

/** The companies of a person's workspaces, each once, under the name of its workspace. */
export const listSendingCompanies = (workspaces: readonly Workspace[]) => [
  ...new Map(
    workspaces.flatMap(({ name, clientNo, companyIds }) =>
      companyIds.map((companyId) => [companyId, { companyId, name, clientNo }] as const),
    ),
  ).values(),
]
