'use client'

import { PageFrame } from '@/components/layout/page-frame'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import { readChunk } from '@/lib/features/reference-check/client/read-chunk'
import { referencesMax } from '@/lib/features/reference-check/domain/pasted-references'
import { buildChunks } from '@/lib/features/reference-check/domain/reference-chunks'
import { PasteReferencesForm } from './paste-references-form'
import { ReferenceProgress } from './reference-progress'
import { ReferenceResults } from './reference-results'
import { usePasteReferences } from './use-paste-references'

/**
 * Takes a pasted list of references, asks for them in parts, and tells of every line what came of
 * it. Nothing of it stands in an address.
 */
export function ReferencesPage() {
  const t = useT()
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
      crumbs={[{ label: t('referenceCheck.area') }, { label: t('referenceCheck.title') }]}
      title={t('referenceCheck.title')}
      facts={[{ label: t('referenceCheck.lead', { max: referencesMax }) }]}
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
