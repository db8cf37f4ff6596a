import type { Metadata } from 'next'
import { PasteReferences } from '@/components/reference-check/paste-references'
import { t } from '@/lib/shared/i18n/translate-partner-pages'

export const metadata: Metadata = { title: t('references.title') }

export default function ReferencesPage() {
  return <PasteReferences />
}
