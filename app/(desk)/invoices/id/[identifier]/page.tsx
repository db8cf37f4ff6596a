import type { Metadata } from 'next'
import { t } from '@/lib/shared/i18n/translate-invoice-tracking'
import { readParts } from '@/lib/shared/routes'
import { whereOf } from '../../where-of'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdPage({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const { identifier } = await readParts(params)
  return whereOf({ Identifier: identifier })
}
