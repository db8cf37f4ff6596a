import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/database/open'
import { companies } from '../database/schema'
import type { Directory } from '../directory'
import { addTransactions } from '../services/partner/transaction-store'
import { companyOf, seedCompanies } from './companies'
import { ordinaryTransaction, type Wanted } from './transactions'

/** Transactions of the usual seed. */
export const usualTransactions = 6000

const seedNumber = 20_261_121
const rowsAtOnce = 2000

/** Fills the partner area of a store that has none yet, be it fresh or of an earlier version. */
export async function seedPartner(db: Database, _directory: Directory, { transactions, now }: { transactions: number; now: number }) {
  const [some] = await db.select().from(companies).limit(1)
  if (some) return
  const all = seedCompanies()
  await db.insert(companies).values(all.map(({ clientNo: _, ...company }) => company))
  const wanted: Wanted = { seed: seedNumber, companies: all, customerNames: {}, count: transactions, now }
  for (let from = 0; from < transactions; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, transactions - from) }, (_, index) => ordinaryTransaction(wanted, from + index))
    await addTransactions(db, () => rows)
  }
  await db.execute(sql`vacuum (analyze) sandbox.transactions, sandbox.transaction_days`)
}

/** What a fresh tenant has. */
export async function addTenantTransactions(
  db: Database,
  client: { clientNo: number; companyIds: number[]; name: string },
  names: string[],
  now: number,
) {
  const own = client.companyIds.map((companyId, index) =>
    companyOf({ companyId, clientNo: client.clientNo, country: 'NO', name: index === 0 ? client.name : client.name.replace(' AS', ' Nett AS') }),
  )
  await db.insert(companies).values(own.map(({ clientNo: _, ...company }) => company))
  const wanted: Wanted = { seed: seedNumber, companies: own, customerNames: { [client.clientNo]: names }, count: 80, now }
  await addTransactions(db, () => Array.from({ length: wanted.count }, (_, index) => ordinaryTransaction(wanted, index)))
}
