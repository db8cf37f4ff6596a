import { ReferencesPage } from '@/components/reference-check/references-page'
import { titlePage } from '@/lib/composition/translation'

export const generateMetadata = titlePage('referenceCheck.title')

export default function ReferencesRoute() {
  return <ReferencesPage />
}
