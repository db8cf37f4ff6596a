import { eq } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { clients, tenants, users } from './database/schema'
import { defaultSettings, type TenantSettings } from './tenant-settings'

export type Tenant = { id: string; settings: TenantSettings }
export type Client = typeof clients.$inferSelect
export type User = typeof users.$inferSelect

/**
 * Tenants, their clients and their users, held in memory and written through. They are few and
 * asked for in each request; one process owns a sandbox's store, so nobody else changes them.
 */
export class Directory {
  private readonly tenantsById = new Map<string, Tenant>()
  private readonly clientsByNo = new Map<number, Client>()
  private readonly clientsByTenant = new Map<string, Client[]>()
  private readonly usersByName = new Map<string, User>()

  constructor(private readonly db: Database) {}

  async load() {
    for (const tenant of await this.db.select().from(tenants)) this.keepTenant(tenant)
    for (const client of await this.db.select().from(clients)) this.keepClient(client)
    for (const user of await this.db.select().from(users)) this.usersByName.set(user.userName, user)
  }

  get isEmpty() {
    return this.tenantsById.size === 0
  }

  tenant = (id: string) => this.tenantsById.get(id)
  tenants = () => [...this.tenantsById.values()]
  client = (clientNo: number) => this.clientsByNo.get(clientNo)
  user = (userName: string) => this.usersByName.get(userName)
  clientsOf = (tenant: string): readonly Client[] => this.clientsByTenant.get(tenant) ?? []
  clientOfOrganization = (organizationId: string) =>
    [...this.clientsByNo.values()].find((client) => client.organizationId === organizationId)

  /** Every organization with its tenant. */
  organizations(): { organizationId: string; tenant: Tenant }[] {
    return [...this.clientsByNo.values()].flatMap(({ organizationId, tenant: id }) => {
      const tenant = this.tenant(id)
      return tenant ? [{ organizationId, tenant }] : []
    })
  }

  /** The tenant that the control routes name by one of its clients. */
  tenantOfClient(clientNo: number): Tenant | undefined {
    const client = this.client(clientNo)
    return client && this.tenant(client.tenant)
  }

  /**
   * Numbers that no other client has. They are taken at once, before anything is stored, so that
   * two callers never get the same.
   */
  private lastClientNo = 2000
  freeClientNo(): number {
    this.lastClientNo = Math.max(this.lastClientNo, ...this.clientsByNo.keys()) + 1
    return this.lastClientNo
  }

  async add(tenant: string, newClients: Client[], newUsers: User[]) {
    const settings = { ...defaultSettings }
    await this.db.transaction(async (tx) => {
      await tx.insert(tenants).values({ id: tenant, settings })
      await tx.insert(clients).values(newClients)
      await tx.insert(users).values(newUsers)
    })
    this.keepTenant({ id: tenant, settings })
    for (const client of newClients) this.keepClient(client)
    for (const user of newUsers) this.usersByName.set(user.userName, user)
  }

  async change(tenant: Tenant, settings: Partial<TenantSettings>) {
    Object.assign(tenant.settings, settings)
    await this.db
      .update(tenants)
      .set({ settings: tenant.settings })
      .where(eq(tenants.id, tenant.id))
  }

  /** Sets the companies of a client: a store of an earlier version has fewer. */
  async giveCompanies(clientNo: number, companyIds: number[]) {
    const client = this.clientsByNo.get(clientNo)
    if (client) client.companyIds = companyIds
    await this.db.update(clients).set({ companyIds }).where(eq(clients.clientNo, clientNo))
  }

  private keepClient(client: Client) {
    this.clientsByNo.set(client.clientNo, client)
    const others = this.clientsOf(client.tenant)
    this.clientsByTenant.set(client.tenant, [...others, client])
  }

  private keepTenant(tenant: Tenant) {
    this.tenantsById.set(tenant.id, {
      id: tenant.id,
      settings: { ...defaultSettings, ...tenant.settings },
    })
  }
}
