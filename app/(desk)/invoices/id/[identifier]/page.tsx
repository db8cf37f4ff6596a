import type { Metadata } from 'next'
import { t } from '@/lib/format/translate-where-page'
import { readParts } from '@/lib/routes'
import { whereOf } from '../../where-of'

export const metadata: Metadata = { title: t('where.title') }

/** Where the invoice with an identifier is. */
export default async function InvoiceByIdPage({ params }: PageProps<'/invoices/id/[identifier]'>) {
  const { identifier } = await readParts(params)
  return whereOf({ Identifier: identifier })
}
