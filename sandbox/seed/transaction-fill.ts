import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { getResultRows } from '../database/result-rows'
import { addTransactions } from '../services/partner/transaction-store'
import { makeSeedTransactions, type TransactionSeedOptions } from './transactions'

const rowsAtOnce = 5000
/** From so many on, indexes are made once the rows are there: that takes half as long. */
const manyRows = 50_000

/**
 * Stores transactions of the seed. While many are stored nobody else reads or writes transactions.
 */
export async function fillTransactions(
  tx: Database,
  wanted: TransactionSeedOptions,
): Promise<void> {
  const indexes = wanted.count >= manyRows ? await dropIndexes(tx, ['transactions']) : []
  for (let from = 0; from < wanted.count; from += rowsAtOnce)
    await addTransactions(tx, (first) =>
      makeSeedTransactions(wanted, from, Math.min(from + rowsAtOnce, wanted.count), first),
    )
  for (const index of indexes) await tx.execute(sql.raw(index))
}

/**
 * Takes the transactions of some companies away. Where there are no others, all at once, and RowIds
 * begin anew.
 */
export async function deleteTransactions(tx: Database, companyIds: number[]): Promise<void> {
  const own = sql`company_id = any(${sql.param(companyIds)}::int[])`
  const [other] = getResultRows(
    await tx.execute(sql`select from sandbox.transaction_days where not ${own} limit 1`),
  )
  if (!other)
    return void (await tx.execute(sql`truncate sandbox.transactions, sandbox.transaction_days`))
  await tx.execute(sql`delete from sandbox.transactions where ${own}`)
  await tx.execute(sql`delete from sandbox.transaction_days where ${own}`)
}

/** Drops every index of some tables but those of their keys, and returns how each is made again. */
export async function dropIndexes(tx: Database, tables: string[]): Promise<string[]> {
  await tx.execute(sql`set local maintenance_work_mem = '512MB'`)
  const found = getResultRows<{ name: string; definition: string }>(
    await tx.execute(sql`
      select indexname as name, indexdef as definition from pg_indexes
      where schemaname = 'sandbox' and tablename = any(${sql.param(tables)}::text[]) and indexname not like '%\\_pkey'`),
  )
  for (const { name } of found) await tx.execute(sql`drop index sandbox.${sql.identifier(name)}`)
  return found.map(({ definition }) => definition)
}
