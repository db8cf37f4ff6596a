'use client'

import { useMemo, useState } from 'react'
import { DataGrid } from '@/components/data-grid/grid/data-grid'
import { describeGroup, type ImportTexts } from '@/components/file-import/import-texts'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { StandingRow } from '@/lib/features/customer-import/domain/dry-run'
import type { CustomerImportKey } from '@/lib/features/customer-import/domain/import-fields'
import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import { formatCount } from '@/lib/shared/format/count'
import { buildPreviewColumns } from './preview-columns'

type Props = {
  rows: readonly StandingRow[]
  given: ImportSources<CustomerImportKey>
  openLine: number | null
  /** The finding whose rows are shown. */
  group: FindingGroup<CustomerImportKey> | null
  texts: ImportTexts<CustomerImportKey>
  onOpen: (line: number | null) => void
  onLeaveOut: (lines: number[]) => void
}

/** The rows of the preview, of which only those in sight are in the document. */
export function PreviewRows({ rows, given, openLine, group, texts, onOpen, onLeaveOut }: Props) {
  const t = useT()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [layout, setLayout] = useState<{ widths: Record<string, number>; pinned: number }>({
    widths: {},
    pinned: 2,
  })
  const keys = useMemo(() => new Set(Object.keys(given)), [given])
  const columns = useMemo(() => buildPreviewColumns(t, keys), [t, keys])
  const ticked = rows.filter(({ line }) => selected.has(String(line)))

  return (
    <section className="flex min-w-0 flex-col" aria-label={t('customerImport.rows.list')}>
      {(group !== null || ticked.length > 0) && (
        <div className="toolbar flex-wrap">
          <span className="text-xs text-ink-3" role="status">
            {group &&
              t('fileImport.preview.filtered', {
                title: describeGroup(t, texts, group),
                count: rows.length,
              })}
          </span>
          {ticked.length > 0 && (
            <Button
              size="sm"
              onClick={() => {
                setSelected(new Set())
                onLeaveOut(ticked.map(({ line }) => line))
              }}
            >
              {t('customerImport.rows.leaveOut', {
                count: ticked.length,
                all: formatCount(ticked.length),
              })}
            </Button>
          )}
        </div>
      )}
      <DataGrid<StandingRow>
        label={t('customerImport.rows.list')}
        columns={columns}
        {...layout}
        held={rows.length}
        total={{ count: rows.length, is: 'exact' }}
        hasMore={false}
        rowAt={(at) => rows[at]}
        keyOf={({ line }) => String(line)}
        version={rows}
        onNearEnd={() => {}}
        selected={selected}
        onSelect={setSelected}
        openKey={openLine === null ? null : String(openLine)}
        onOpen={(row) => onOpen(row?.line ?? null)}
        onColumns={({ widths, pinned }) => setLayout({ widths, pinned })}
        empty={<StateBlock kind="empty" title={t('customerImport.rows.none')} />}
      />
    </section>
  )
}
