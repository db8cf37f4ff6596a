import { and, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/lib/database/open'
import { collectionCases } from '../database/collection-schema'
import { customers } from '../database/schema'
import type { Client } from '../directory'

/** What must never leave the desk unmasked, of some clients or of all: of customers, and of the cases of collection. */
export async function secretsOf(db: Database, of?: Client[]) {
  const ofCustomers = of && inArray(customers.clientNo, idsOf(of, 'clientNo'))
  const ofCases = of && inArray(collectionCases.organizationId, idsOf(of, 'organizationId'))
  const customer = (field: 'ssn' | 'bankAccountNo') => distinct(db, customers, inside(customers.data, field), ofCustomers)
  const ofCase = (field: 'bankAccount' | 'caseToken') => distinct(db, collectionCases, inside(collectionCases.data, field), ofCases)
  return {
    identityNumbers: await customer('ssn'),
    bankAccounts: [...(await customer('bankAccountNo')), ...(await ofCase('bankAccount'))],
    caseTokens: await ofCase('caseToken'),
  }
}

const idsOf = <Field extends keyof Client>(clients: Client[], field: Field): Client[Field][] => clients.map((client) => client[field])

const inside = (data: PgColumn, field: string) => sql<string>`nullif(${data}->>${sql.raw(`'${field}'`)}, '')`

async function distinct(db: Database, table: PgTable, value: SQL<string>, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .selectDistinct({ value })
    .from(table)
    .where(and(where, isNotNull(value)))
  return rows.map((row) => row.value)
}
