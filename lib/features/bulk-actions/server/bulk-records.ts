import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import { type BulkVerb, customerVerbs, sendingVerbs } from '@/lib/contracts/desk/bulk/bulk-verbs'
import type { CustomerBulkCommon } from '@/lib/contracts/desk/bulk/customer-bulk-actions'
import { listUndoVerbs } from '@/lib/features/bulk-actions/domain/undo-rows'
import { bulkActionRows, bulkActions } from '@/lib/platform/database/bulk-schema'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { placeIn } from '@/lib/platform/database/places'
import { seal, unseal } from '@/lib/platform/database/sealed'
import { isAmong } from '@/lib/shared/is-among'

export type BulkActionRecord = typeof bulkActions.$inferSelect
/** What is typed once for all rows. */
export type DecisionCommon = { reason: string; until: string | null }
export type BulkCommon = DecisionCommon | CustomerBulkCommon

/** The place that it is about, as rights and the journal name it. */
export const toPlace = ({ verb, scopeId }: Pick<BulkActionRecord, 'verb' | 'scopeId'>) =>
  isAmong([...customerVerbs, ...sendingVerbs], verb)
    ? { clientNo: scopeId }
    : { organizationId: scopeId }

/** A worker that has not noted anything for so long has ended with its process. */
export const staleMs = 30_000

const createStaleTime = () => new Date(Date.now() - staleMs)

/** True for one that is said to run, while nobody works on it. */
export const isStale = ({ state, heartbeatAt }: BulkActionRecord): boolean =>
  state === 'running' && heartbeatAt < createStaleTime()

/** The condition for one that has not started, of this person. */
export const isNewOf = (named: { bulkActionId: string; person: string; scopeId: string }) =>
  and(
    eq(bulkActions.id, named.bulkActionId),
    eq(bulkActions.person, named.person),
    eq(bulkActions.scopeId, named.scopeId),
    eq(bulkActions.state, 'new'),
  )

type Start = {
  bulkActionId: string
  person: string
  scopeId: string
  sessionId: string
  verb: BulkVerb
  total: number
  common: BulkCommon
}

/** Starts one whose rows all stand. False: they don't, or it is not this person's to start. */
export async function startBulkRecord({
  sessionId,
  verb,
  total,
  common,
  ...named
}: Start): Promise<boolean> {
  const db = await getDeskDatabase()
  const now = new Date()
  const rowCount = db
    .select({ count: sql`cast(count(*) as int)` })
    .from(bulkActionRows)
    .where(eq(bulkActionRows.bulkActionId, named.bulkActionId))
  const started = await db
    .update(bulkActions)
    .set({
      ...{ state: 'running', sessionId, verb, total, startedAt: now, heartbeatAt: now },
      common: seal(JSON.stringify(common), placeIn.bulkCommon(named.bulkActionId)),
    })
    .where(and(isNewOf(named), sql`(${rowCount}) = ${total}`))
    .returning({ id: bulkActions.id })
  return started.length > 0
}

/** One that has started, or null. Who may see it is for the caller to ask. */
export async function findBulkRecord(id: string): Promise<BulkActionRecord | null> {
  const db = await getDeskDatabase()
  const [found] = await db
    .select()
    .from(bulkActions)
    .where(and(eq(bulkActions.id, id), ne(bulkActions.state, 'new')))
    .limit(1)
  return found ?? null
}

/** The bulk actions with which a person has taken others back, by the id of what each takes back. */
export async function readUndos(person: string): Promise<Map<string, BulkActionRecord[]>> {
  const db = await getDeskDatabase()
  const undos = await db
    .select()
    .from(bulkActions)
    .where(
      and(
        eq(bulkActions.person, person),
        ne(bulkActions.state, 'new'),
        inArray(bulkActions.verb, listUndoVerbs()),
      ),
    )
  return Map.groupBy(undos, (record) => {
    const common = openCommon(record)
    return common && 'undoes' in common ? common.undoes : ''
  })
}

/**
 * Lets go of what a process held that has ended: for a store that no other process has open, when
 * it is opened.
 */
export async function releaseBulkActions(): Promise<void> {
  const db = await getDeskDatabase()
  await db.update(bulkActions).set({ worker: null }).where(eq(bulkActions.state, 'running'))
}

/** Those that are said to run while nobody works on them. */
export async function listStaleIds(): Promise<string[]> {
  const db = await getDeskDatabase()
  const found = await db
    .select({ id: bulkActions.id })
    .from(bulkActions)
    .where(and(eq(bulkActions.state, 'running'), isUnattended()))
  return found.map(({ id }) => id)
}

/** The condition for one that nobody has, or whose worker has been silent for too long. */
const isUnattended = () =>
  or(isNull(bulkActions.worker), lt(bulkActions.heartbeatAt, createStaleTime()))

/** What a worker has: the bulk action, and its own name. */
export type ClaimedAction = BulkActionRecord & { worker: string }

/** Takes a running one for a new worker; null where another has it, or it does not run. */
export async function claimBulkAction(id: string): Promise<ClaimedAction | null> {
  const db = await getDeskDatabase()
  const worker = randomUUID()
  const [claimed] = await db
    .update(bulkActions)
    .set({ worker, heartbeatAt: new Date() })
    .where(and(eq(bulkActions.id, id), eq(bulkActions.state, 'running'), isUnattended()))
    .returning()
  return claimed ? { ...claimed, worker } : null
}

export type Worker = Pick<ClaimedAction, 'id' | 'worker'>

/** The condition for one that runs and is still this worker's. */
export const isStillOf = ({ id, worker }: Worker) =>
  and(eq(bulkActions.id, id), eq(bulkActions.worker, worker), eq(bulkActions.state, 'running'))

/** Notes that a worker lives, and until when it waits. False: it has to stop. */
export async function noteHeartbeat(
  worker: Worker,
  pausedUntil: Date | null = null,
): Promise<boolean> {
  const db = await getDeskDatabase()
  const noted = await db
    .update(bulkActions)
    .set({ heartbeatAt: new Date(), pausedUntil })
    .where(isStillOf(worker))
    .returning({ id: bulkActions.id })
  return noted.length > 0
}

/** Ends the work on it, unless a person has stopped it or another worker has it. */
export async function endBulkRecord(
  worker: Worker,
  end: Pick<BulkActionRecord, 'state' | 'why'>,
): Promise<void> {
  const db = await getDeskDatabase()
  await db
    .update(bulkActions)
    .set({ ...end, endedAt: new Date(), pausedUntil: null })
    .where(isStillOf(worker))
}

/** Sends no further row of it. False: it had ended. */
export async function stopBulkRecord(id: string): Promise<boolean> {
  const db = await getDeskDatabase()
  const stopped = await db
    .update(bulkActions)
    .set({ state: 'stopped', why: null, endedAt: new Date(), pausedUntil: null })
    .where(and(eq(bulkActions.id, id), inArray(bulkActions.state, ['running', 'waiting'])))
    .returning({ id: bulkActions.id })
  return stopped.length > 0
}

/** Lets it run again as the session that is there now. False: it runs, or it is over. */
export async function resumeBulkRecord(id: string, sessionId: string): Promise<boolean> {
  const db = await getDeskDatabase()
  const resumed = await db
    .update(bulkActions)
    .set({
      ...{ state: 'running', sessionId, why: null, worker: null, endedAt: null },
      heartbeatAt: new Date(),
    })
    .where(
      and(
        eq(bulkActions.id, id),
        or(
          inArray(bulkActions.state, ['waiting', 'stopped', 'halted']),
          and(eq(bulkActions.state, 'running'), lt(bulkActions.heartbeatAt, createStaleTime())),
        ),
      ),
    )
    .returning({ id: bulkActions.id })
  return resumed.length > 0
}

const dayMs = 86_400_000

/** Erases those that began so many days ago and don't run, with their rows. */
export async function eraseOldBulkActions(days: number): Promise<void> {
  const time = new Date(Date.now() - days * dayMs)
  const db = await getDeskDatabase()
  await db
    .delete(bulkActions)
    .where(and(lt(bulkActions.startedAt, time), lt(bulkActions.heartbeatAt, createStaleTime())))
}

/** What was typed once for all; null where it is sealed under a lost key. */
export function openCommon({ id, common }: BulkActionRecord): BulkCommon | null {
  const opened = common === null ? null : unseal(common, placeIn.bulkCommon(id))
  return opened === null ? null : (JSON.parse(opened) as BulkCommon)
}
