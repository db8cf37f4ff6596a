import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { FeeRule } from '@/lib/features/collection-cases/domain/public'
import { toCalendarDay } from '@/lib/shared/dates/service-day'
import type { DebtFacts } from './break-down-claims'
import { findCountry, findLastInterestDay, listFeeSteps, listReductions } from './debt-facts'

/** The debt of one invoice of a case; without an id it is what the case has beside its invoices. */
export type InvoiceDebt = {
  invoiceId: string
  invoiceNumber: string | null
  facts: DebtFacts
}

/**
 * The claims of a case by their invoices, in the order of the claims, each with its own due date and
 * what happened to it. In a case of one invoice all of its history is that invoice's; in another,
 * what names none may be any one's, so that what was paid on each is not known.
 */
export function groupByInvoice(
  { claims, invoices, history, countryCode, currency, status, closedAt }: CollectionCase,
  { today, rules }: { today: string; rules: readonly FeeRule[] },
): InvoiceDebt[] {
  const only = invoices?.length === 1 ? (invoices[0]?.invoiceId ?? null) : null
  const findId = (invoiceId: string | null | undefined) => invoiceId || only || ''
  const entries = history ?? []
  const isAnyNameless = entries.some(({ invoiceId }) => findId(invoiceId) === '')
  return [...Map.groupBy(claims ?? [], (claim) => findId(claim.invoiceId))].map(
    ([invoiceId, own]) => {
      const invoice = invoices?.find((each) => each.invoiceId === invoiceId)
      const ofInvoice = entries.filter((entry) => findId(entry.invoiceId) === invoiceId)
      return {
        invoiceId,
        invoiceNumber: invoice?.invoiceNumber || null,
        facts: {
          claims: own,
          country: findCountry(countryCode, currency),
          dueDate: toCalendarDay(invoice?.dueDate ?? ''),
          steps: history && (only !== null || !isAnyNameless) ? listFeeSteps(ofInvoice) : null,
          reductions:
            history && (only !== null || !isAnyNameless) ? listReductions(ofInvoice, []) : null,
          through: findLastInterestDay({ status, closedAt }, today),
          rules,
        },
      }
    },
  )
}
