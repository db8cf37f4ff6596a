import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases } from '../database/collection-schema'
import { customers } from '../database/schema'
import type { Client } from '../directory'

/**
 * What must never leave the desk unmasked, of some clients or of all: of customers, and of the
 * cases of collection.
 */
export async function readSecrets(db: Database, of?: readonly Client[]) {
  const customerFilter = of && inArray(customers.clientNo, listIds(of, 'clientNo'))
  const caseFilter = of && inArray(collectionCases.organizationId, listIds(of, 'organizationId'))
  const readCustomerValues = (field: 'ssn' | 'bankAccountNo') =>
    readDistinct(db, customers, buildFieldSql(customers.data, field), customerFilter)
  const readCaseValues = (field: 'bankAccount' | 'caseToken') =>
    readDistinct(db, collectionCases, buildFieldSql(collectionCases.data, field), caseFilter)
  return {
    identityNumbers: await readCustomerValues('ssn'),
    bankAccounts: [
      ...(await readCustomerValues('bankAccountNo')),
      ...(await readCaseValues('bankAccount')),
    ],
    caseTokens: await readCaseValues('caseToken'),
  }
}

const listIds = <Field extends keyof Client>(
  clients: readonly Client[],
  field: Field,
): Client[Field][] => clients.map((client) => client[field])

const buildFieldSql = (data: PgColumn, field: string) =>
  sql<string>`nullif(${data}->>${sql.raw(`'${field}'`)}, '')`

async function readDistinct(
  db: Database,
  table: PgTable,
  value: SQL<string>,
  where: SQL | undefined,
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ value })
    .from(table)
    .where(and(where, isNotNull(value)))
  return rows.map((row) => row.value)
}
