import type { Client, Directory, Tenant } from '../../directory'
import { type Role, rightsByRole } from './rights'

/** Who a token speaks for: a user, or the one machine client. */
export type Person = {
  userName: string
  name: string
  tenant: Tenant
  scope: string[]
  clients: readonly Client[]
}

/**
 * The machine client of the seed (public documentation: grant_type client_credentials). It may do
 * what a lead may.
 */
export const machineClient = { id: 'desk-client', secret: 'sandbox', tenant: 'seed' }

export function findPerson(directory: Directory, userName: string): Person | undefined {
  if (userName === machineClient.id)
    return toPerson(directory, {
      userName,
      name: 'Desk client',
      role: 'lead',
      tenant: machineClient.tenant,
    })
  const user = directory.user(userName)
  return user && toPerson(directory, user)
}

function toPerson(
  directory: Directory,
  user: { userName: string; name: string; role: Role; tenant: string },
): Person | undefined {
  const tenant = directory.tenant(user.tenant)
  return (
    tenant && {
      userName: user.userName,
      name: user.name,
      tenant,
      scope: rightsByRole[user.role],
      clients: directory.clientsOf(user.tenant),
    }
  )
}

/** The companies of a person's clients. */
export const listPersonCompanyIds = ({ clients }: Person): number[] =>
  clients.flatMap((client) => client.companyIds)

/** The rights in a token's words, or what its tenant has it say. */
export const getTokenScope = ({ tenant, scope }: Person): string =>
  tenant.settings.shapes.scope ?? scope.join(' ')

/** What a token says of a person. The names of the claims are assumed. */
export function buildTokenClaims(person: Person) {
  const { name, tenant, clients } = person
  return {
    name,
    scope: getTokenScope(person),
    tenant: tenant.id,
    clients: clients.map((client) => client.clientNo),
    organizations: clients.map((client) => client.organizationId),
    companies: clients.flatMap((client) => client.companyIds),
    workspaces: clients.map((client) => ({
      name: client.name,
      clientNo: String(client.clientNo),
      companyIds: client.companyIds,
      organizationId: client.organizationId,
    })),
  }
}
