import { PageSection } from '@/components/ui/page-section'
import { useToday } from '@/lib/client/hydration'
import { usePagedList } from '@/lib/client/lists/use-paged-list'
import { useT } from '@/lib/client/translation'
import {
  findCountry,
  findLastInterestDay,
  listFeeSteps,
  listReductions,
} from '@/lib/features/claim-breakdown/domain/debt-facts'
import type { FeeRule } from '@/lib/features/collection-cases/domain/public'
import {
  getHistoryPagesQuery,
  getPaymentPagesQuery,
  type InvoiceRead,
} from '@/lib/features/collection-invoices/client/public'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import { ClaimBreakdown } from './claim-breakdown'

type Props = {
  organizationId: string
  invoiceId: string
  invoice: InvoiceRead
  rates: readonly FeeRule[]
}

/**
 * Why the amount of an invoice is what it is. Fees are judged only where all of the history is
 * read, interest where all payments are too: the page has both.
 */
export function InvoiceBreakdown({ organizationId, invoiceId, invoice, rates }: Props) {
  const t = useT()
  const today = useToday()
  const history = usePagedList(getHistoryPagesQuery(organizationId, invoiceId))
  const payments = usePagedList(getPaymentPagesQuery(organizationId, invoiceId))
  const isHistoryWhole = isWhole(history)
  if (!invoice.claims || invoice.claims.length === 0) return null
  return (
    <PageSection title={t('claimBreakdown.title')} note={t('claimBreakdown.lead')}>
      <ClaimBreakdown
        facts={{
          claims: invoice.claims,
          country: findCountry(null, invoice.currency),
          dueDate: toCalendarDay(invoice.dueDate ?? ''),
          steps: isHistoryWhole ? listFeeSteps(history.rows) : null,
          reductions:
            isHistoryWhole && isWhole(payments)
              ? listReductions(history.rows, payments.rows)
              : null,
          through: findLastInterestDay(invoice, today),
          rules: rates,
        }}
      />
    </PageSection>
  )
}

/** Whether a list ended by itself, with a list on each page. */
const isWhole = ({ isAtEnd, isSilent, isIncomplete }: ReturnType<typeof usePagedList>) =>
  isAtEnd && !isSilent && !isIncomplete
