import type { Metadata } from 'next'
import { renderTrackingPage } from '@/app/(desk)/invoices/render-tracking-page'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'
import { readParts } from '@/lib/shared/routes'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdRoute({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const { identifier } = await readParts(params)
  return renderTrackingPage({ Identifier: identifier })
}
