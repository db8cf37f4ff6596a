'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { useLimits } from '@/lib/client/limits'
import { readChunk } from '@/lib/features/reference-check/client/read-chunk'
import { referencesMax } from '@/lib/features/reference-check/domain/pasted-references'
import { buildChunks } from '@/lib/features/reference-check/domain/reference-chunks'
import { t } from '@/lib/shared/i18n/translate-partner-pages'
import { PasteReferencesForm } from './paste-references-form'
import { ReferenceProgress } from './reference-progress'
import { ReferenceResults } from './reference-results'
import { usePasteReferences } from './use-paste-references'

/**
 * Takes a pasted list of references, asks for them in parts, and tells of every line what came of
 * it. Nothing of it stands in an address.
 */
export function ReferencesPage() {
  const paste = usePasteReferences()
  const limits = useLimits()
  const { pasted, tryAll, asked, check } = paste

  function search() {
    paste.setAsked({ pasted, tryAll, turn: (asked?.turn ?? 0) + 1 })
    check.start(buildChunks(pasted, tryAll, limits), (chunk, signal) =>
      readChunk(chunk, pasted.kind, limits, signal),
    )
  }

  return (
    <PageFrame
      crumbs={[{ label: t('references.area') }, { label: t('references.title') }]}
      title={t('references.title')}
      facts={[{ label: t('references.lead', { max: referencesMax }) }]}
    >
      <PasteReferencesForm paste={paste} onSearch={search} />
      {asked && check.progress && (
        <>
          <ReferenceProgress
            progress={check.progress}
            asked={asked}
            onStop={check.stop}
            onGoOn={check.goOn}
          />
          <ReferenceResults key={asked.turn} asked={asked} chunks={check.progress.pieces} />
        </>
      )}
    </PageFrame>
  )
}
