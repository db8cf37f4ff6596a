import { renderTrackingPage } from '@/app/(desk)/invoices/render-tracking-page'
import { titleObjectPage } from '@/lib/composition/translation'
import { readParts } from '@/lib/shared/routes'

export const generateMetadata = titleObjectPage(
  'identifier',
  (t, identifier) => t('invoiceTracking.byId', { identifier }),
  'invoiceTracking.title',
)

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdRoute({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const { identifier } = await readParts(params)
  return renderTrackingPage({ Identifier: identifier })
}
