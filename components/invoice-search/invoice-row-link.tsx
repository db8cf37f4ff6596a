import type { ReactNode } from 'react'
import { hyperlinkClass, Link } from '@/components/ui/link'
import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { routes } from '@/lib/shared/routes'

/** The page of a row's invoice; null where it has no number, or one of a person. */
export function getInvoiceHref({ InvoiceNumber, CompanyId }: SummaryRow): string | null {
  const number = InvoiceNumber?.trim()
  return number && !hasIdentityNumber(number)
    ? routes.invoiceByNumber(number, CompanyId ?? null)
    : null
}

/** What names the invoice of a row, as a link to its page where it has one. */
export function InvoiceRowLink({ row, children }: { row: SummaryRow; children: ReactNode }) {
  const href = getInvoiceHref(row)
  if (href === null) return children
  return (
    <Link className={`inline-flex min-h-6 items-center ${hyperlinkClass}`} href={href}>
      {children}
    </Link>
  )
}
