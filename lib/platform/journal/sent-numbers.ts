import 'server-only'
import { and, arrayOverlaps, asc, eq, inArray, sql } from 'drizzle-orm'
import type { SentNumber } from '@/lib/contracts/desk/sending/resent-invoices'
import type { Delivery } from '@/lib/contracts/desk/sending/sent-documents'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal, journalSourceIds } from '@/lib/platform/database/schema'
import { getSentNumber } from '@/lib/shared/documents/sent-number'
import { isUnknown } from './journal-filter'
import { hashPayloadId, unsealRow } from './sealed-payload'
import type { JournalRow } from './write-journal'

/** A send of a number, whose it is, and the bulk action that it went out with, if any. */
type SendOfNumber = SentNumber & Pick<JournalRow, 'bulkActionId' | 'person' | 'clientNo'>

/** So many sends are opened at once: what one of them holds may be long. */
const openedMax = 50

/**
 * What some companies have sent under some numbers, or may have, oldest first. One that was refused or
 * surely never left is not among it, nor is one whose content was erased: nobody knows its number.
 * Whether the reader may know of them is for the caller to ask.
 */
export async function readSendsOfNumbers(
  companyIds: readonly number[],
  numbers: readonly string[],
): Promise<SendOfNumber[]> {
  const asked = new Set(numbers.filter((number) => number !== ''))
  if (asked.size === 0 || companyIds.length === 0) return []
  const found = await readSendsWithIds(companyIds, [...asked])
  const numberOf = new Map<string, string>()
  for (let from = 0; from < found.length; from += openedMax)
    for (const row of await readContents(found.slice(from, from + openedMax)))
      numberOf.set(row.idempotencyKey, toNumber(row))
  return found.flatMap(({ place, at, ...send }) => {
    const number = numberOf.get(send.idempotencyKey) ?? ''
    const companyId = Number(place.slice('company '.length))
    return asked.has(number) ? [{ ...send, companyId, number, at: at.toISOString() }] : []
  })
}

/** The sends in whose content one of some ids stands, as a number or as anything else. */
async function readSendsWithIds(companyIds: readonly number[], ids: readonly string[]) {
  const db = await getDeskDatabase()
  return db
    .select({
      place: journalSourceIds.organizationId,
      identifier: journalSourceIds.sourceId,
      idempotencyKey: journal.idempotencyKey,
      operation: journal.operation,
      bulkActionId: journal.bulkActionId,
      person: journal.person,
      clientNo: journal.clientNo,
      state: sql<
        SentNumber['state']
      >`case when ${isUnknown()} then 'unknown' else ${journal.state} end`,
      delivery: sql<Delivery['is'] | null>`${journal.look} #>> '{stored,delivery,is}'`,
      at: journal.sentAt,
    })
    .from(journalSourceIds)
    .innerJoin(journal, eq(journal.idempotencyKey, journalSourceIds.idempotencyKey))
    .where(
      and(
        inArray(
          journalSourceIds.organizationId,
          companyIds.map((id) => `company ${id}`),
        ),
        inArray(journal.state, ['sending', 'unknown', 'accepted', 'done']),
        arrayOverlaps(journal.payloadIds, ids.map(hashPayloadId)),
      ),
    )
    .orderBy(asc(journal.sentAt), asc(journal.idempotencyKey))
}

type Content = Pick<JournalRow, 'idempotencyKey' | 'operation' | 'payload' | 'before'>

async function readContents(
  sends: readonly Pick<JournalRow, 'idempotencyKey'>[],
): Promise<Content[]> {
  const { idempotencyKey, operation, payload, before } = journal
  const db = await getDeskDatabase()
  return db
    .select({ idempotencyKey, operation, payload, before })
    .from(journal)
    .where(
      inArray(
        idempotencyKey,
        sends.map((each) => each.idempotencyKey),
      ),
    )
}

function toNumber(row: Content): string {
  const { payload, operation } = unsealRow(row)
  const { body } = (payload ?? {}) as { body?: object }
  return getSentNumber({ operation, body: body ?? {} })
}
