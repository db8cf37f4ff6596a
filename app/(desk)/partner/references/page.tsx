import type { Metadata } from 'next'
import { PasteReferences } from '@/components/partner/paste-references'
import { t } from '@/lib/format/translate-partner-pages'

export const metadata: Metadata = { title: t('references.title') }

export default function ReferencesPage() {
  return <PasteReferences />
}
