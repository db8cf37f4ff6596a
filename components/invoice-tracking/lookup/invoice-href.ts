import type { InvoicePage } from '@/lib/features/invoice-tracking/domain/lookup-hits'
import { routes } from '@/lib/shared/routes'

/** The address of the page of one invoice. */
export const toInvoiceHref = (page: InvoicePage): string =>
  'identifier' in page
    ? routes.invoiceById(page.identifier)
    : routes.invoiceByNumber(page.number, page.company)
