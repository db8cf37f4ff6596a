import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import type { Client, Directory, User } from '../directory'
import { hashPassword } from '../services/identity/password'
import { putCustomers } from '../services/receivables/customers/customer-store'
import { allSeedCompanies } from './companies'
import type { Country } from './countries'
import { generateCustomers } from './customers'

export const seedNumber = 20_261_120

type SeedClient = {
  clientNo: number
  name: string
  country: Country
  organizationId: string
  companyIds: number[]
  firstNo: number
  customers: number
}

const listCompanyIds = (clientNo: number) =>
  allSeedCompanies
    .filter((company) => company.clientNo === clientNo)
    .map(({ companyId }) => companyId)

/** The clients of the seed. All belong to one tenant. */
export const seedClients: SeedClient[] = [
  {
    clientNo: 1001,
    name: 'Fjord Energi AS',
    country: 'NO',
    organizationId: '0f4b1c52-2a6e-4d0b-8a55-0c9a2f6b7d10',
    companyIds: listCompanyIds(1001),
    firstNo: 10_001,
    customers: 2600,
  },
  {
    clientNo: 1002,
    name: 'Nordkust Värme AB',
    country: 'SE',
    organizationId: '5d0a7a3e-63c4-4f0e-9d1b-7b1f4a2c8e21',
    companyIds: listCompanyIds(1002),
    firstNo: 20_001,
    customers: 1600,
  },
  {
    clientNo: 1003,
    name: 'Kystlys ApS',
    country: 'DK',
    organizationId: 'c2f9e6d4-1b58-4a7d-8e30-94a6d5b0f732',
    companyIds: listCompanyIds(1003),
    firstNo: 30_001,
    customers: 1000,
  },
]

export const people = [
  { userName: 'controller', name: 'Maja Lindqvist', role: 'controller' },
  { userName: 'support', name: 'Tuomas Koskinen', role: 'support' },
  { userName: 'lead', name: 'Ingrid Solheim', role: 'lead' },
] as const

/**
 * Fills an empty store, the same each time but for dates, which follow today. The planner is told
 * how much there is: nothing in PGlite does it later.
 */
export async function seed(
  db: Database,
  directory: Directory,
  { scale, now }: { scale: number; now: number },
) {
  for (const client of seedClients) {
    const count = Math.max(1, Math.round(client.customers * scale))
    let rows: Parameters<typeof putCustomers>[2] = []
    for (const row of generateCustomers({ ...client, seedNumber, count, now })) {
      rows.push(row)
      if (rows.length === 500) {
        await putCustomers(db, client.clientNo, rows)
        rows = []
      }
    }
    await putCustomers(db, client.clientNo, rows)
  }
  await db.execute(sql`vacuum (analyze) sandbox.customers, sandbox.listed_customers`)
  await directory.add(
    'seed',
    seedClients.map((client) =>
      makeClientRow('seed', client, Math.round(client.customers * scale)),
    ),
    people.map((person) => makeUserRow('seed', person)),
  )
}

export const makeClientRow = (
  tenant: string,
  {
    clientNo,
    name,
    country,
    organizationId,
    companyIds,
  }: Omit<SeedClient, 'firstNo' | 'customers'>,
  count: number,
): Client => ({
  clientNo,
  tenant,
  name,
  country,
  organizationId,
  companyIds,
  nextAccountNo: 500_000 + count,
})

export const makeUserRow = (
  tenant: string,
  {
    userName,
    name,
    role,
    password = 'sandbox',
  }: { userName: string; name: string; role: User['role']; password?: string },
): User => ({
  userName,
  tenant,
  name,
  role,
  password: hashPassword(password),
})
