import { PageSection } from '@/components/ui/page-section'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import {
  groupByInvoice,
  type InvoiceDebt,
} from '@/lib/features/claim-breakdown/domain/group-by-invoice'
import type { FeeRule } from '@/lib/features/collection-cases/domain/public'
import { ClaimBreakdown } from './claim-breakdown'

/** Why the amount of a case is what it is, each invoice that has more than its principal. */
export function CaseBreakdown({
  read,
  rates,
}: {
  read: CollectionCase
  rates: readonly FeeRule[]
}) {
  const t = useT()
  const today = useToday()
  const debts = groupByInvoice(read, { today, rules: rates }).filter(hasMoreThanPrincipal)
  if (debts.length === 0) return null
  return (
    <PageSection title={t('claimBreakdown.title')} note={t('claimBreakdown.lead')}>
      {debts.map(({ invoiceId, invoiceNumber, facts }) => (
        <section key={invoiceId} className="pb-3">
          {(read.invoices?.length ?? 0) > 1 && (
            <h3 className="pb-1 text-sm font-semibold">
              {invoiceNumber
                ? t('claimBreakdown.invoice', { number: invoiceNumber })
                : t('claimBreakdown.noNumber')}
            </h3>
          )}
          <ClaimBreakdown facts={facts} />
        </section>
      ))}
    </PageSection>
  )
}

const hasMoreThanPrincipal = ({ facts }: InvoiceDebt) =>
  facts.claims.some(({ type }) => type?.trim().toUpperCase() !== 'PRINCIPAL')
