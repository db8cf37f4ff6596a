'use client'

import { useMemo, useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Chunk } from '@/lib/features/reference-check/domain/reference-chunks'
import {
  buildReferenceReport,
  countOutcomes,
  type LineOutcome,
  outcomeKinds,
} from '@/lib/features/reference-check/domain/reference-report'
import { buildReferenceColumns } from './reference-columns'
import { ReferenceExport } from './reference-export'
import { listShownRows } from './reference-rows'
import type { ReferenceSearch } from './use-paste-references'

/** Every line of the paste with what came of it, to be narrowed by outcome and handed on whole. */
export function ReferenceResults({
  asked: { pasted, tryAll },
  chunks,
}: {
  asked: ReferenceSearch
  chunks: readonly Chunk[]
}) {
  const t = useT()
  const [shown, setShown] = useState<LineOutcome['kind'] | null>(null)
  const report = useMemo(
    () => buildReferenceReport(pasted, chunks, tryAll),
    [pasted, chunks, tryAll],
  )
  const counts = countOutcomes(report)
  const rows = listShownRows(
    shown ? report.filter(({ outcome }) => outcome.kind === shown) : report,
  )

  return (
    <div>
      <div className="toolbar">
        <fieldset className="flex min-w-0 flex-1 flex-wrap items-center gap-2 max-narrow:basis-full">
          <legend className="sr-only">{t('referenceCheck.filter')}</legend>
          <Button size="sm" pressed={shown === null} onClick={() => setShown(null)}>
            {t('referenceCheck.all', { count: report.length })}
          </Button>
          {outcomeKinds.map((kind) => (
            <Button key={kind} size="sm" pressed={shown === kind} onClick={() => setShown(kind)}>
              {t('referenceCheck.counts', {
                outcome: t(`referenceCheck.outcome.${kind}`),
                count: counts[kind],
              })}
            </Button>
          ))}
        </fieldset>
        <ReferenceExport report={report} />
      </div>
      <DataTable
        label={t('referenceCheck.results')}
        columns={buildReferenceColumns(t)}
        rows={rows}
        keyOf={({ key }) => key}
        empty={<StateBlock kind="empty" title={t('referenceCheck.noneInFilter')} />}
      />
    </div>
  )
}
