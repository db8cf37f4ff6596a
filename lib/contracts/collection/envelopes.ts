import * as z from 'zod'
import { OrganizationId, Uuid } from '../formats'
import { defineList } from '../list-schema'
import { defineAnswer, markPubliclySeen } from '../source'

/**
 * Summary of interface.md 2.7. nextPageToken is absent, null or blank on the last page (assumed).
 */
const Summary = defineAnswer({ status: z.string(), nextPageToken: z.string() })

/** Envelope of one thing (interface.md 2.7). */
export const makeEnvelope = <Data extends z.ZodType>(data: Data) =>
  defineAnswer({ summary: Summary, data })

/**
 * Envelope of a list, a page at a time: the next one is asked for with nextPageToken as PageToken.
 */
export const makePageEnvelope = <Row extends z.ZodType>(row: Row) =>
  defineAnswer({ summary: Summary, data: defineList(row) })

/**
 * Envelope of interface.md 2.6. batchUrl is never fetched: batchId is called under our own address.
 */
export const BatchAccepted = defineAnswer({
  summary: defineAnswer({ status: z.string() }),
  data: defineAnswer({ batchId: z.string(), batchUrl: z.string() }),
})

export const organizationParams = z.object({ organizationId: OrganizationId })
export const invoiceParams = z.object({ organizationId: OrganizationId, invoiceId: Uuid })

/** Where a list goes on: what the page before named as nextPageToken. */
export const PageToken = markPubliclySeen(z.string().max(500).optional())

/** How many rows a page holds. Its limits are not shown. */
export const PageSize = markPubliclySeen(z.coerce.number().int().min(1).optional())

type OrganizationRow = { organizationId?: string | null } | null | undefined

/**
 * The organizations that rows of an answer name, each once. Rows that name none belong to the
 * organization that was asked for.
 */
export const toOrganizationScope = (rows: readonly OrganizationRow[] | null | undefined) => ({
  organizationIds: [...new Set((rows ?? []).flatMap((row) => row?.organizationId ?? []))],
})

/** The value that all rows share, in words of the journal; null where they name several or none. */
export function findSharedValue<Row>(
  rows: readonly Row[],
  named: (row: Row) => string | null | undefined,
): string | null {
  const values = [...new Set(rows.map(named))]
  return values.length === 1 ? (values[0] ?? null) : null
}
