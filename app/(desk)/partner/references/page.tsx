import type { Metadata } from 'next'
import { ReferencesPage } from '@/components/reference-check/references-page'
import { t } from '@/lib/shared/i18n/translate-partner-pages'

export const metadata: Metadata = { title: t('references.title') }

export default function ReferencesRoute() {
  return <ReferencesPage />
}
