import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/database/open'
import { collectionCases } from '../../database/collection-schema'
import { generateCustomers } from '../customers'
import { seedClients, seedNumber } from '../seed'
import { dropIndexes } from '../transaction-fill'
import {
  type CaseSeedOptions,
  type Creditor,
  makePlainCase,
  type SeedCase,
} from './collection-case'
import { caseTables, deleteCases, fillCases } from './collection-fill'
import { applyOrdinaryKind, collectionKindNames, collectionKinds } from './collection-kinds'
import { withUnknownDebtor } from './unknown-debtor'

/** Cases of the usual seed, by client. */
export const usualCollection = 600

/** How many customers of each client owe. */
const indebted = 300
const casesAtOnce = 500

/** How many ordinary cases stand before the awkward ones: they are the oldest of all. */
const ordinaryFirst = 3

/**
 * From so many on, cases stand still, because a clock that is moved would have to move them all,
 * and indexes are made once the rows are there.
 */
const manyCases = 5000

/**
 * The cases with the places `from` to `to`: some ordinary ones, every awkward kind once, and then
 * ordinary ones with an awkward one among twenty.
 */
export function makeSeedCases(wanted: CaseSeedOptions, from: number, to: number): SeedCase[] {
  return Array.from({ length: to - from }, (_, at) => {
    const index = from + at
    const { seeded, random } = makePlainCase(wanted, index)
    const name =
      collectionKindNames[index - ordinaryFirst] ??
      (random.chance(1 / 20) ? random.pick(collectionKindNames) : undefined)
    const isOrdinary = index < ordinaryFirst || name === undefined
    const tools = { random, wanted, index }
    const seedCase = isOrdinary
      ? withUnknownDebtor(applyOrdinaryKind(seeded, tools), wanted, index)
      : collectionKinds[name]!(seeded, tools)
    return wanted.count < manyCases ? seedCase : { ...seedCase, nextAt: null }
  })
}

/**
 * Fills the collection area of a store that has none yet, be it fresh or of an earlier version.
 * With `anew` it empties one that has, and fills it.
 */
export async function seedCollection(
  db: Database,
  { cases, now, isReseeded }: { cases: number; now: number; isReseeded: boolean },
) {
  const organizationIds = seedClients.map(({ organizationId }) => organizationId)
  const [some] = await db
    .select({ caseId: collectionCases.caseId })
    .from(collectionCases)
    .where(eq(collectionCases.organizationId, organizationIds[0]!))
    .limit(1)
  if (some && !isReseeded) return
  await db.transaction(async (tx) => {
    if (some) await deleteCases(tx, organizationIds)
    const indexes = cases >= manyCases ? await dropIndexes(tx, caseTables) : []
    for (const [at, client] of seedClients.entries()) {
      const customers = [...generateCustomers({ ...client, seedNumber, count: indebted, now })]
      const { organizationId, clientNo, country } = client
      await fill(tx, {
        seedNumber,
        creditor: { organizationId, clientNo, country, customers },
        count: calculateCaseCount(cases, at),
        now,
      })
    }
    for (const index of indexes) await tx.execute(sql.raw(index))
  })
  await db.execute(sql`vacuum (analyze) sandbox.collection_cases, sandbox.collection_invoices, sandbox.collection_postings, sandbox.collection_history,
    sandbox.collection_documents`)
}

/** Of six parts the first client has four, each other one. */
const calculateCaseCount = (cases: number, at: number) =>
  Math.max(1, Math.round((cases * (at === 0 ? 4 : 1)) / 6))

async function fill(tx: Database, wanted: CaseSeedOptions) {
  for (let from = 0; from < wanted.count; from += casesAtOnce)
    await fillCases(
      tx,
      wanted.creditor.organizationId,
      makeSeedCases(wanted, from, Math.min(from + casesAtOnce, wanted.count)),
    )
}

/**
 * What a fresh tenant has: three ordinary cases, and one of each awkward kind. Each tenant's are
 * drawn alike.
 */
export async function addTenantCollection(
  db: Database,
  { organizationId, country, customers }: Omit<Creditor, 'clientNo'>,
  now: number,
) {
  const creditor = { organizationId, country, customers, clientNo: 0 }
  await db.transaction((tx) =>
    fill(tx, {
      seedNumber,
      creditor,
      count: ordinaryFirst + collectionKindNames.length,
      now,
    }),
  )
}
