import type { WorkLine } from '@/lib/contracts/desk/work'
import { toInvoicesQueryString } from '@/lib/features/collection-invoices/client/public'
import { toFailuresQueryString } from '@/lib/features/delivery-failures/client/public'
import { shapesKey } from '@/lib/features/delivery-failures/domain/public'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
import { toSettlementsQuery } from '@/lib/features/settlements/client/public'
import { findBatchHref, routes } from '@/lib/shared/routes'

/** The place where a line of work is done. */
export function toWorkHref(line: WorkLine): string {
  switch (line.source) {
    case 'outcomes':
      return `${routes.journal()}?state=unknown#write-${line.idempotencyKey}`
    case 'bulkActions':
      return routes.bulkAction(line.bulkActionId)
    case 'decisions':
      return line.caseNumber === null
        ? routes.cases(line.organizationId, `kind=${line.question}`)
        : routes.case(line.organizationId, line.caseNumber)
    case 'stops':
      return routes.stops(line.clientNo, 'span=week')
    case 'followUps':
      return `${routes.customer(line.clientNo, line.customers[0]!.customerNo)}#owner`
    case 'failures':
      return routes.partnerFailures(
        toFailuresQueryString({
          cause: line.key ?? shapesKey,
          companies: line.companies.map(({ companyId }) => companyId),
        }),
      )
    case 'batches':
      return (
        findBatchHref({ ...line, clientNo: line.scope.clientNo ?? null }) ??
        routes.journalLine(line.idempotencyKey)
      )
    case 'amounts':
      return toAmountsHref(line)
    case 'webhooks':
      return routes.cases(line.organizations[0]!.organizationId)
    case 'waiting':
      return routes.partnerSearch(
        toSearchQueryString({
          status: ['Pending'],
          companies: [line.company.companyId],
          transactions: line.transactions,
          order: 'asc',
        }),
      )
  }
}

/** One record, or those of the days that were checked: the service finds none by its amounts. */
function toAmountsHref(line: AmountsLine): string {
  const { organizationId, record, id, from, to } = line
  if (id !== null) return toApartHref(line, id)
  return record === 'invoice'
    ? routes.collectionInvoices(organizationId, toInvoicesQueryString({ From: from, To: to }))
    : routes.settlements(organizationId, toSettlementsQuery({ from, to }))
}

/** The page of a record whose amounts do not add up. */
export const toApartHref = (
  { organizationId, record }: Pick<AmountsLine, 'organizationId' | 'record'>,
  id: string,
): string =>
  record === 'invoice'
    ? routes.collectionInvoice(organizationId, id)
    : routes.settlement(organizationId, id)

type AmountsLine = Extract<WorkLine, { source: 'amounts' }>
