import { type ReactNode, useState } from 'react'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { FindingsAside } from './findings-aside'
import { ImportFormSelects } from './import-form-selects'
import { ImportedFile } from './import-head'
import { ImportPreview } from './import-preview'
import type { ImportTexts } from './import-texts'
import { MappingTable } from './mapping-table'
import type { FileImport } from './use-file-import'

type Props<Key extends string, Row extends ReviewedRow<Key>> = {
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  source: FileImport<Key, Row>
  review: ImportReview<Key, Row> | null
  /** No column gives what every row needs. */
  hasNoColumns: boolean
  onFile: (file: File | undefined) => void
  onTemplate: () => void
  /** What a feature asks of the whole file, above its columns. */
  children: ReactNode
}

/** A file between its choice and its check: how it is read, its columns, its rows, and what is found. */
export function ImportColumns<Key extends string, Row extends ReviewedRow<Key>>({
  review,
  hasNoColumns,
  onFile,
  onTemplate,
  children,
  ...common
}: Props<Key, Row>) {
  const t = useT()
  const [shown, setShown] = useState<FindingGroup<Key> | null>(null)
  const { state } = common.source
  if (!state) return null
  const rows = state.table.records.length - 1
  return (
    <>
      <div className="pt-3">
        <ImportedFile name={state.name} rows={rows} onFile={onFile} onTemplate={onTemplate} />
        <ImportFormSelects source={common.source} />
      </div>
      {hasNoColumns && (
        <StateBlock kind="warned" variant="strip" title={t('fileImport.refusal.noColumns')} />
      )}
      {children}
      {review && (
        <div className="grid grid-cols-[minmax(0,1fr)_min(382px,32%)] grid-rows-[auto_1fr] max-wide:grid-cols-[minmax(0,1fr)] max-wide:grid-rows-none [&>aside]:row-span-2 max-wide:[&>aside]:row-span-1">
          <MappingTable {...common} review={review} />
          <FindingsAside {...common} review={review} onShow={setShown} />
          <ImportPreview
            key={shown?.id}
            {...common}
            review={review}
            shown={shown}
            onShowAll={() => setShown(null)}
          />
        </div>
      )}
    </>
  )
}
