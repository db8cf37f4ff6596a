import 'server-only'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Failure, Result } from '@/lib/contracts/result'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { maskWithoutMark } from '@/lib/platform/database/mask'
import type { Database } from '@/lib/platform/database/open'
import { journal } from '@/lib/platform/database/schema'
import { sealRow, unsealRow } from './sealed-payload'

const lookedAt = (name: string) => sql`${journal.look} #> ${sql.raw(`'{stored,${name}}'`)}`

/** A part of what a look kept, under its name; nothing where it kept none. */
const keepOfLook = (name: string, part = lookedAt(name)): SQL =>
  sql`case when ${lookedAt(name)} is null then '{}'::jsonb else jsonb_build_object(${sql.raw(`'${name}'`)}, ${part}) end`

const wordless = sql`${lookedAt('delivery')} || '{"channel":null,"logText":null}'::jsonb`

/**
 * How a batch ended and each of its rows, by its place, and how a delivery ended, without the words
 * and the channel of its status: no number, name or value of anybody.
 */
const keptEnd = sql`${keepOfLook('batchEnd')} || ${keepOfLook('rowStates')} || ${keepOfLook('delivery', wordless)}`

/**
 * What goes when the content of a write is erased; that it was made, when, by whom and how it ended
 * stays, and the ids that keep it from being sent twice.
 */
const withoutContent = {
  payload: null,
  payloadIds: null,
  before: null,
  seen: null,
  recordNote: null,
  look: sql`jsonb_set(${journal.look}, '{stored}', ${keptEnd})`,
}

/**
 * Erases what was sent in writes older than `days`; the row, its outcome and who did it stay. How a
 * batch, a delivery or a registration has ended is an outcome too: of the last one the answer, which a
 * look keeps, masked.
 */
export async function erasePayloads(days: number): Promise<void> {
  const stored = sql`${keptEnd} || ${keepOfLook('answer')}`
  const db = await getDeskDatabase()
  await db
    .update(journal)
    .set({ ...withoutContent, look: sql`jsonb_set(${journal.look}, '{stored}', ${stored})` })
    .where(lt(journal.sentAt, new Date(Date.now() - days * 86_400_000)))
}

/**
 * Erases the content of one write, the words of its outcome, and the name of the draft that it came
 * from; where it is about the customer alone, the number too. A second arrival under the same key
 * is refused from then on, and sends nothing.
 */
export async function eraseWrite(
  db: Database,
  idempotencyKey: string,
  { isOfCustomer }: { isOfCustomer: boolean },
): Promise<void> {
  const [row] = await db
    .select({ outcome: journal.outcome })
    .from(journal)
    .where(eq(journal.idempotencyKey, idempotencyKey))
  await db
    .update(journal)
    .set({
      ...withoutContent,
      outcome: stripOutcome(row?.outcome as Result<unknown> | null | undefined),
      fingerprint: 'erased',
      ...(isOfCustomer && { target: maskWithoutMark }),
    })
    .where(eq(journal.idempotencyKey, idempotencyKey))
}

/**
 * How a write ended, without what was said of it: its kind, code and status, and the batch that it
 * became.
 */
function stripOutcome(outcome: Result<unknown> | null | undefined): unknown {
  if (!outcome) return null
  if (!outcome.ok) {
    const { kind, code, status, requestId, retryAfter }: Failure = outcome.failure
    return { ok: false, failure: { kind, code, status, requestId, retryAfter } }
  }
  const { batchUuid, data } = (outcome.value ?? {}) as {
    batchUuid?: string
    data?: { batchId?: string }
  }
  const value = batchUuid
    ? { batchUuid }
    : data?.batchId
      ? { data: { batchId: data.batchId } }
      : null
  return { ok: true, value, ...(outcome.status !== undefined && { status: outcome.status }) }
}

/**
 * Writes that hold what a person typed for themselves or their colleagues, and no change of
 * anybody's data.
 */
const ownWords = [
  'saveView',
  'renameView',
  'recordOutcome',
  'markCauseHandled',
  'markWork',
  'addCustomerNote',
  'changeFollowUp',
]

/**
 * Erases a person from one write: their name wherever it stands, and their own words. What they
 * sent of customers stays for as long as it would.
 */
export async function erasePersonFrom(
  db: Database,
  idempotencyKey: string,
  names: readonly string[],
): Promise<void> {
  const [stored] = await db.select().from(journal).where(eq(journal.idempotencyKey, idempotencyKey))
  if (!stored) return
  const { payload, before } = unsealRow(stored)
  const isTheirs = names.includes(stored.person)
  const isRecordTheirs = stored.record !== null && names.includes(stored.record.person)
  const stays = isTheirs && ownWords.includes(stored.operation) ? null : maskUserId(payload)
  await db
    .update(journal)
    .set({
      ...(isTheirs && {
        person: maskWithoutMark,
        ...pickContent(sealRow({ idempotencyKey, payload: stays, before })),
      }),
      look: maskPerson(stored.look, names),
      record: maskPerson(stored.record, names),
      ...(isRecordTheirs && { recordNote: null }),
    })
    .where(and(eq(journal.idempotencyKey, idempotencyKey), eq(journal.person, stored.person)))
}

const pickContent = ({ payload, before, payloadIds }: ReturnType<typeof sealRow>) => ({
  payload,
  before,
  payloadIds,
})

const maskPerson = <Said extends { person: string }>(
  said: Said | null,
  names: readonly string[],
): Said | null =>
  said && names.includes(said.person) ? { ...said, person: maskWithoutMark } : said

/** What was sent, with a mask in place of the name that signed it. */
function maskUserId(payload: unknown): unknown {
  const body = (payload as { body?: { metadata?: { userId?: unknown } } } | null)?.body
  if (body?.metadata?.userId === undefined) return payload
  return {
    ...(payload as object),
    body: { ...body, metadata: { ...body.metadata, userId: maskWithoutMark } },
  }
}
