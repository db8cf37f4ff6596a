import 'server-only'
import {
  and,
  arrayContains,
  eq,
  inArray,
  isNull,
  like,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { BatchEnd } from '@/lib/contracts/desk/journal'
import { journal } from '@/lib/platform/database/schema'
import type { JournalPosition } from './journal-filter'
import { hashPayloadId } from './sealed-payload'

export type BatchQuestion = JournalPosition & {
  organizationId?: string
  clientNo?: string
  batchId?: string
  invoiceId?: string
  /** Only those of which nothing has said that they ended: neither a batch nor a person. */
  isOpen?: true
  /** Only those that still run as far as is known, or ended without booking every row, unrecorded. */
  isUnfinished?: true
  /**
   * A part of the id of a batch, with or without its dashes, of what it is about, or of the name of
   * who sent it; words in any order.
   */
  search?: string
  limit?: number
}

/** The batch that an outcome names, in SQL: under its name in collection and in receivables. */
export const batchIdInOutcome = sql<
  string | null
>`coalesce(${journal.outcome} #>> '{value,data,batchId}', ${journal.outcome} #>> '{value,batchUuid}')`

/** How its batch ended, as the last look kept it, in SQL. */
export const batchEndInLook = sql<BatchEnd | null>`${journal.look} #> '{stored,batchEnd}'`

/** What of the sent batches a question asks for, but for its place in the list. */
export function matchesBatchQuestion({
  organizationId,
  clientNo,
  batchId,
  invoiceId,
  isOpen,
  isUnfinished,
  search,
}: BatchQuestion): SQL | undefined {
  return and(
    organizationId ? eq(journal.organizationId, organizationId) : undefined,
    clientNo ? eq(journal.clientNo, clientNo) : undefined,
    batchId ? eq(batchIdInOutcome, batchId) : undefined,
    invoiceId ? or(eq(journal.target, invoiceId), hasSentId(invoiceId)) : undefined,
    isOpen && hasNotEnded,
    isUnfinished && isLeftUndone,
    search ? isNamedBy(search) : undefined,
  )
}

const batchNames = [batchIdInOutcome, journal.target, journal.person]

/**
 * Whatever the capitals are: as it was typed, all its words in any order, or, of the id of a batch, its
 * digits without dashes and blanks, of which there have to be enough to be of no other.
 */
function isNamedBy(text: string): SQL | undefined {
  const words = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const bare = text.replace(/[-\s]/g, '')
  return or(
    isInName(text),
    /^[0-9a-f]{8,}$/i.test(bare)
      ? isIn(sql`replace(${batchIdInOutcome}, '-', '')`, bare)
      : undefined,
    and(...words.map(isInName)),
  )
}

const isInName = (text: string) => or(...batchNames.map((name) => isIn(name, text)))

const isIn = (name: SQLWrapper, text: string) => sql`strpos(lower(${name}), lower(${text})) > 0`

const hasNotEnded = and(
  inArray(journal.state, ['sending', 'accepted', 'unknown']),
  sql`${batchEndInLook} is null`,
  isNull(journal.record),
)

const countInEnd = (name: 'failed' | 'untold') =>
  sql`coalesce(cast(${journal.look} #>> ${sql.raw(`'{stored,batchEnd,${name}}'`)} as int), 0)`

const isLeftUndone = and(
  isNull(journal.record),
  or(
    sql`${countInEnd('failed')} + ${countInEnd('untold')} > 0`,
    and(
      eq(journal.state, 'accepted'),
      sql`${batchEndInLook} is null`,
      sql`${batchIdInOutcome} is not null`,
    ),
  ),
)

/** Rows that sent an id. One of an older desk holds it in the clear, or inside a longer one. */
const hasSentId = (id: string): SQL | undefined =>
  or(
    arrayContains(journal.payloadIds, [hashPayloadId(id)]),
    and(isNull(journal.payloadIds), like(sql`${journal.payload}::text`, `%${id}%`)),
  )
