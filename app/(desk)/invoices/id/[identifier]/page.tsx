import type { Metadata } from 'next'
import { t } from '@/lib/format/translate-where-page'
import { whereOf } from '../../where-of'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdPage({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const { identifier } = await params
  return whereOf({ Identifier: decodeURIComponent(identifier) })
}
