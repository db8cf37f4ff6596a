import type { WorkLine } from '@/lib/contracts/desk/work'
import { toFailuresQueryString } from '@/lib/features/delivery-failures/client/public'
import { shapesKey } from '@/lib/features/delivery-failures/domain/public'
import { toSearchQueryString } from '@/lib/features/invoice-search/client/public'
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
    case 'failures':
      return routes.partnerFailures(
        toFailuresQueryString({
          cause: line.key ?? shapesKey,
          companies: line.companies.map(({ companyId }) => companyId),
        }),
      )
    case 'batches':
      return findBatchHref({ ...line, clientNo: line.scope.clientNo ?? null }) ?? routes.batches()
    case 'amounts':
      return toAmountsHref(line)
    case 'webhooks':
      return routes.cases(line.organizationId)
    case 'waiting':
      return routes.partnerSearch(
        toSearchQueryString({
          status: ['Pending'],
          companies: [line.company.companyId],
          order: 'asc',
        }),
      )
  }
}

function toAmountsHref({
  organizationId,
  record,
  id,
}: Extract<WorkLine, { source: 'amounts' }>): string {
  if (record === 'invoice')
    return id === null
      ? routes.collectionInvoices(organizationId)
      : routes.collectionInvoice(organizationId, id)
  return id === null ? routes.settlements(organizationId) : routes.settlement(organizationId, id)
}
