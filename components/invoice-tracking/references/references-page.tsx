'use client'

import { useMemo } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { useT } from '@/lib/client/translation'
import type { LookupAccess } from '@/lib/features/invoice-tracking/client/lookup'
import { referencesMax } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import { limitToPlaces } from '@/lib/features/invoice-tracking/domain/references/reference-requests'
import { LookupAnswer } from '../lookup/lookup-answer'
import { LookupRecent } from '../lookup/lookup-recent'
import { LookupTable } from '../lookup/lookup-table'
import { ReferenceForm } from './reference-form'
import { ReferenceResults } from './reference-results'
import { useReferencesPage } from './use-references-page'

/**
 * Tracks invoices by what a caller has of them: one reference leads to its invoice, a pasted list is
 * answered line by line. Nothing of a list stands in an address or is stored.
 */
export function ReferencesPage({ access }: { access: LookupAccess }) {
  const t = useT()
  const asker = useMemo(() => ({ ...access, may: limitToPlaces(access.may, access) }), [access])
  const page = useReferencesPage(asker)
  const { text, guess, lookUp, list } = page
  if (list.asked)
    return (
      <ReferenceResults
        references={list}
        shown={page.shown}
        companies={asker.companyIds?.length ?? 0}
        onShow={page.setShown}
        onEdit={list.forget}
        onPasteNew={page.pasteNew}
      />
    )
  return (
    <PageFrame
      crumbs={[{ label: t('lookups.area') }, { label: t('references.title') }]}
      title={t('references.title')}
      facts={[{ label: t('references.lead', { max: referencesMax }) }]}
    >
      <ReferenceForm page={page} />
      <LookupAnswer
        lookUp={lookUp}
        asker={asker}
        others={guess?.others ?? []}
        onAskAs={(has) => page.askAs(has, text)}
      />
      <LookupRecent
        recent={page.recent}
        onAgain={({ has, text: again }) => page.askAs(has, again)}
      />
      <LookupTable />
    </PageFrame>
  )
}
