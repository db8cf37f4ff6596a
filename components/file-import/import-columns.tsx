import { type ReactNode, useState } from 'react'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { listHiddenColumns, listOpenDoubles } from '@/lib/shared/file-import/match-columns'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import { FindingsAside } from './findings-aside'
import { ImportFormSelects } from './import-form-selects'
import { ImportedFile } from './import-head'
import { ImportPreview } from './import-preview'
import { ImportRefusal } from './import-start'
import { clipValue, type ImportTexts } from './import-texts'
import { MappingTable } from './mapping-table'
import { labelColumns } from './mapping-words'
import type { FileImport } from './use-file-import'

type Props<Key extends string, Row extends ReviewedRow<Key>> = {
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  source: FileImport<Key, Row>
  review: ImportReview<Key, Row> | null
  onTemplate: () => void
  /** What a feature asks of the whole file, above its columns. */
  children: ReactNode
}

/** A file between its choice and its check: how it is read, its columns, its rows, and what is found. */
export function ImportColumns<Key extends string, Row extends ReviewedRow<Key>>({
  review,
  onTemplate,
  children,
  ...common
}: Props<Key, Row>) {
  const t = useT()
  const [shown, setShown] = useState<FindingGroup<Key> | null>(null)
  const { state } = common.source
  if (!state) return null
  const { records, sheets, hiddenColumns } = state.table
  const heads = records[0]?.cells ?? []
  const doubles = listOpenDoubles(heads, state.sources)
  const labels = labelColumns(t, heads)
  const hidden = listHiddenColumns(state.sources, hiddenColumns).map((column) => labels[column])
  return (
    <>
      <div className="pt-3">
        <ImportedFile
          name={state.name}
          rows={records.length - 1}
          sheets={sheets}
          onFile={common.source.open}
          onTemplate={onTemplate}
        />
        <ImportFormSelects source={common.source} />
      </div>
      <ImportRefusal source={common.source} />
      {state.left && (
        <StateBlock kind="warned" variant="strip" title={t('fileImport.forms.left')}>
          {t('fileImport.forms.leftMeaning')}
        </StateBlock>
      )}
      {Object.keys(state.sources).length === 0 && (
        <StateBlock kind="warned" variant="strip" title={t('fileImport.refusal.noColumns')} />
      )}
      {doubles.length > 0 && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('fileImport.mapping.doubles', { names: clipValue(doubles.join(', ')) })}
        >
          {t('fileImport.mapping.doublesMeaning')}
        </StateBlock>
      )}
      {hidden.length > 0 && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('fileImport.mapping.hidden', { names: clipValue(hidden.join(', ')) })}
        >
          {t('fileImport.mapping.hiddenMeaning')}
        </StateBlock>
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
