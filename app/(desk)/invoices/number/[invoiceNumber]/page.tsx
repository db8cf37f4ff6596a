import { renderTrackingPage } from '@/app/(desk)/invoices/render-tracking-page'
import { titleObjectPage } from '@/lib/composition/translation'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titleObjectPage(
  'invoiceNumber',
  (t, number) => t('invoiceTracking.invoice', { number }),
  'invoiceTracking.title',
)

/**
 * Where the invoice with a number is; `company` says whose number, which else the network decides.
 */
export default async function InvoiceByNumberRoute({
  params,
  searchParams,
}: PageProps<'/invoices/number/[invoiceNumber]'>) {
  const [{ invoiceNumber }, { company }] = await Promise.all([readParts(params), searchParams])
  const CompanyId =
    typeof company === 'string' && /^\d{1,9}$/.test(company) ? Number(company) : undefined
  return renderTrackingPage({
    InvoiceNumber: invoiceNumber,
    ...(CompanyId !== undefined && { CompanyId }),
  })
}
