import * as z from 'zod'
import { OrganizationId, Uuid } from '../formats'
import { listOf } from '../list-of'
import { answered, publiclySeen } from '../source'

/** Summary of interface.md 2.7. nextPageToken is absent, null or blank on the last page (assumed). */
const Summary = answered({ status: z.string(), nextPageToken: z.string() })

/** Envelope of one thing (interface.md 2.7). */
export const one = <Data extends z.ZodType>(data: Data) => answered({ summary: Summary, data })

/** Envelope of a list, a page at a time: the next one is asked for with nextPageToken as PageToken. */
export const pageOf = <Row extends z.ZodType>(row: Row) => answered({ summary: Summary, data: listOf(row) })

/** Envelope of interface.md 2.6. batchUrl is never fetched: batchId is called under our own address. */
export const BatchAccepted = answered({
  summary: answered({ status: z.string() }),
  data: answered({ batchId: z.string(), batchUrl: z.string() }),
})

export const ofOrganization = z.object({ organizationId: OrganizationId })
export const ofInvoice = z.object({ organizationId: OrganizationId, invoiceId: Uuid })

/** Where a list goes on: what the page before named as nextPageToken. */
export const PageToken = publiclySeen(z.string().max(500).optional())

/** How many rows a page holds. Its limits are not shown. */
export const PageSize = publiclySeen(z.coerce.number().int().min(1).optional())

type OfOrganization = { organizationId?: string | null } | null | undefined

/** The organizations that rows of an answer name, each once. Rows that name none belong to the organization that was asked for. */
export const organizationsOf = (rows: readonly OfOrganization[] | null | undefined) => ({
  organizationIds: [...new Set((rows ?? []).map((row) => row?.organizationId).filter((id) => id !== null && id !== undefined))],
})

/** The value that all rows share, in words of the journal; null where they name several or none. */
export function sharedBy<Row>(rows: readonly Row[], named: (row: Row) => string | null | undefined): string | null {
  const values = [...new Set(rows.map(named))]
  return values.length === 1 ? (values[0] ?? null) : null
}
