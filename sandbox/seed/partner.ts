import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { companies } from '../database/schema'
import type { Directory } from '../directory'
import { addTransactions } from '../services/partner/transaction-store'
import { sendCaseInvoices } from './collection/case-transactions'
import { allSeedCompanies, makeCompany } from './companies'
import { generateCustomers } from './customers'
import { seedClients, seedNumber } from './seed'
import { makeTenantTransactions, tenantTransactionCount } from './tenant-transactions'
import { deleteTransactions, fillTransactions } from './transaction-fill'

/** Transactions of the usual seed. */
export const usualTransactions = 6000

/** How many customers of each client have invoices under their names. */
const invoiced = 300

/**
 * Fills the partner area of a store that has none yet, be it fresh or of an earlier version. With
 * `anew` it empties one that has, and fills it.
 */
export async function seedPartner(
  db: Database,
  directory: Directory,
  { transactions, now, isReseeded }: { transactions: number; now: number; isReseeded: boolean },
) {
  const companyIds = allSeedCompanies.map(({ companyId }) => companyId)
  const [some] = await db.select().from(companies).where(eq(companies.companyId, companyIds[0]!))
  if (some && !isReseeded) return
  for (const { clientNo, companyIds } of seedClients)
    await directory.giveCompanies(clientNo, companyIds)
  await db.transaction(async (tx) => {
    if (some) await deleteTransactions(tx, companyIds)
    await sendCaseInvoices(tx, now)
    await fillTransactions(tx, makeTransactionSeed(transactions, now))
    if (!some)
      await tx
        .insert(companies)
        .values(allSeedCompanies.map(({ clientNo: _, ...company }) => company))
  })
  await db.execute(sql`vacuum (analyze) sandbox.transactions, sandbox.transaction_days`)
}

const makeTransactionSeed = (count: number, now: number) => ({
  seedNumber,
  companies: allSeedCompanies,
  customerNames: Object.fromEntries(
    seedClients.map((client) => [
      client.clientNo,
      listNames([...generateCustomers({ ...client, seedNumber, count: invoiced, now })]),
    ]),
  ),
  count,
  now,
})

type Customers = { data: { name?: string | null } }[]

const listNames = (customers: Customers) =>
  customers
    .map(({ data }) => data.name?.trim())
    .filter((name) => name !== undefined && name !== '') as string[]

/** What a fresh tenant has: two companies, and their transactions. */
export async function addTenantTransactions(
  db: Database,
  { clientNo, companyIds, name }: { clientNo: number; companyIds: number[]; name: string },
  customers: Customers,
  now: number,
) {
  const own = companyIds.map((companyId, index) =>
    makeCompany({
      companyId,
      clientNo,
      country: 'NO',
      name: index === 0 ? name : name.replace(' AS', ' Nett AS'),
    }),
  )
  await db.insert(companies).values(own.map(({ clientNo: _, ...company }) => company))
  const rows = makeTenantTransactions({
    seedNumber,
    companies: own,
    customerNames: { [clientNo]: listNames(customers) },
    count: tenantTransactionCount,
    now,
  })
  await addTransactions(db, rows)
}
