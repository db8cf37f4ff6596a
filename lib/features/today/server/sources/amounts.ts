import 'server-only'
import { makeSuccess, type Result } from '@/lib/contracts/result'
import { checkArithmetic, groupByCause } from '@/lib/features/collection-invoices/domain/public'
import { computeAllocationSums } from '@/lib/features/settlements/domain/public'
import { canDo } from '@/lib/platform/gateway/can-do'
import { readAsPerson } from '@/lib/platform/gateway/read-as-person'
import { addDays, parseDay } from '@/lib/shared/dates/calendar-date'
import { verifyFilters } from '@/lib/shared/list-filters/verify-filters'
import { type ReadRows, readPages } from '../read-pages'
import {
  listOrganizations,
  makeListedWork,
  readEachPlace,
  type Work,
  type WorkReader,
} from '../work-reader'
import {
  type AmountsApart,
  type ApartRecord,
  type CheckedDays,
  listAmountLines,
} from './amount-lines'

/** What was registered or settled within so many days is checked, so many pages of each list. */
const daysMax = 30
const pagesMax = 5
const pageSize = 200

/** What is checked, and by which list it is read. */
const checks = [
  { record: 'invoice', list: 'listCollectionInvoices', read: readInvoices },
  { record: 'settlement', list: 'listSettlements', read: readSettlements },
] as const

/**
 * Collection invoices and settlements of the last 30 days whose amounts do not add up, in each
 * organization of the person. Each list is read by itself, and not asked for where it is not
 * offered. What a row does not tell cannot be checked and is no line.
 */
export function readAmountWork(reader: WorkReader): Promise<Result<Work>> {
  const offered = checks.filter(({ list }) => canDo(reader.session, list))
  const places = listOrganizations(reader.session).flatMap((organization) =>
    offered.map((check) => ({ organization, ...check })),
  )
  const days = { from: addDays(reader.today, 1 - daysMax), to: reader.today }
  return readEachPlace(places, async ({ organization, record, read }) => {
    const found = await read(organization.organizationId, days, reader)
    if (!found.ok) return found
    const { rows, isWhole } = found.value
    const lines = listAmountLines(organization, record, rows, days)
    return makeSuccess(makeListedWork(lines, isWhole))
  })
}

async function readInvoices(
  organizationId: string,
  { from, to }: CheckedDays,
  reader: WorkReader,
): Promise<Result<ReadRows<ApartRecord>>> {
  const query = { From: from, To: to }
  const read = await readPages(
    (PageToken) =>
      readAsPerson(
        'listCollectionInvoices',
        { params: { organizationId }, query: { ...query, ...(PageToken && { PageToken }) } },
        reader,
      ),
    { keyOf: (row) => row.id ?? JSON.stringify(row), pagesMax },
  )
  if (!read.ok) return read
  const { fitting } = verifyFilters('listCollectionInvoices', query, read.value.rows)
  return makeSuccess({ rows: fitting.flatMap(toApartInvoice), isWhole: read.value.isWhole })
}

function toApartInvoice(
  invoice: Parameters<typeof checkArithmetic>[0] & { invoiceNumber?: string | null },
): ApartRecord[] {
  const { mismatches } = checkArithmetic(invoice)
  return mismatches.length === 0
    ? []
    : [
        {
          id: invoice.id ?? null,
          name: invoice.invoiceNumber ?? null,
          // Payments and credits change it: since when it does not add up nobody tells.
          since: null,
          apart: groupByCause(mismatches).map(({ main }) => ({
            ...{ kind: main.kind, amount: main.difference, currency: main.currency },
          })),
        },
      ]
}

async function readSettlements(
  organizationId: string,
  { from, to }: CheckedDays,
  reader: WorkReader,
): Promise<Result<ReadRows<ApartRecord>>> {
  const query = { fromDate: from, toDate: to, pageSize }
  const read = await readPages(
    (pageToken) =>
      readAsPerson(
        'listSettlements',
        { params: { organizationId }, query: { ...query, ...(pageToken && { pageToken }) } },
        reader,
      ),
    { keyOf: (row) => row.settlementId ?? JSON.stringify(row), pagesMax },
  )
  if (!read.ok) return read
  const { fitting } = verifyFilters('listSettlements', query, read.value.rows)
  const rows = fitting.flatMap((settlement): ApartRecord[] => {
    const parts = computeAllocationSums(settlement)
    if (parts.is !== 'differs') return []
    const apart: AmountsApart = {
      kind: 'parts',
      amount: parts.by,
      currency: settlement.currency ?? null,
    }
    return [
      {
        id: settlement.settlementId ?? null,
        name: settlement.settlementDate ?? null,
        // What was paid out is not changed afterwards (assumed).
        since: parseDay(settlement.settlementDate ?? ''),
        apart: [apart],
      },
    ]
  })
  return makeSuccess({ rows, isWhole: read.value.isWhole })
}
