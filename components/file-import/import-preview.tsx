'use client'

import { useMemo, useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import type { Column } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { StateBlock } from '@/components/ui/states/state-block'
import { getDecimalMark, saveAsFile, toCsvInPieces } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import type { FindingGroup } from '@/lib/shared/file-import/import-findings'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow, RowStanding } from '@/lib/shared/file-import/row-standing'
import { formatCount } from '@/lib/shared/format/count'
import type { Translate } from '@/lib/shared/i18n/translate'
import { EditableCell } from './editable-cell'
import { listImportHeads, toImportCells } from './import-cells'
import { describeGroup, formatImported, type ImportTexts } from './import-texts'
import type { FileImport } from './use-file-import'

type Reviewed<Key extends string> = ReviewedRow<Key> & { standing: RowStanding }

type Props<Key extends string, Row extends ReviewedRow<Key>> = {
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  source: FileImport<Key, Row>
  review: ImportReview<Key, ReviewedRow<Key>>
  /** The finding whose rows are shown; null for all rows. */
  shown: FindingGroup<Key> | null
  onShowAll: () => void
}

/** How many rows are shown at first, and how many more with each step. */
const shownFirst = 10
const shownMore = 50

/** The rows as they will be sent, each cell to be changed in its place. */
export function ImportPreview<Key extends string, Row extends ReviewedRow<Key>>(
  props: Props<Key, Row>,
) {
  const { review, shown, onShowAll } = props
  const t = useT()
  const [most, setMost] = useState(shownFirst)
  const rows = useMemo(() => {
    const lines = shown && new Set(shown.cases.map(({ line }) => line))
    return lines ? review.rows.filter(({ line }) => lines.has(line)) : review.rows
  }, [review, shown])
  const [isSaving, setSaving] = useState(false)

  async function download() {
    setSaving(true)
    const name = `${t('fileImport.preview.fileName')}.csv`
    const style = { decimalMark: getDecimalMark() }
    saveAsFile(
      name,
      await toCsvInPieces(
        listImportHeads(t, props),
        rows,
        (row) => toImportCells(t, props, row),
        style,
      ),
    )
    setSaving(false)
  }
  return (
    <section aria-labelledby="import-preview" className="min-w-0">
      <div className="toolbar flex-wrap">
        <h2 id="import-preview">{t('fileImport.preview.title')}</h2>
        <span className="text-xs text-ink-3" role="status">
          {shown
            ? t('fileImport.preview.filtered', {
                title: describeGroup(t, props.texts, shown),
                count: rows.length,
              })
            : t('fileImport.preview.note')}
        </span>
        {shown && (
          <Button size="sm" onClick={onShowAll}>
            {t('fileImport.preview.all')}
          </Button>
        )}
        <Button
          size="sm"
          className="ml-auto max-narrow:ml-0"
          busy={isSaving}
          busyLabel={t('fileImport.preview.download')}
          onClick={() => void download()}
        >
          <Icon name="load" />
          {t('fileImport.preview.download')}
        </Button>
      </div>
      <DataTable
        label={t('fileImport.preview.list')}
        columns={buildColumns(t, props)}
        rows={rows.slice(0, most)}
        keyOf={({ line }) => String(line)}
        empty={<StateBlock kind="empty" title={t('fileImport.preview.none')} />}
      />
      {rows.length > most && (
        <div className="toolbar">
          <Button size="sm" onClick={() => setMost(most + shownMore)}>
            {t('fileImport.preview.more', {
              count: formatCount(Math.min(shownMore, rows.length - most)),
            })}
          </Button>
        </div>
      )}
    </section>
  )
}

const standingGlyphs: Record<RowStanding, Verdict> = {
  ready: 'ok',
  blocked: 'fail',
  asks: 'warn',
  leftOut: 'stop',
  excluded: 'handled',
}

function buildColumns<Key extends string, Row extends ReviewedRow<Key>>(
  t: Translate,
  { fields, texts, source, review }: Props<Key, Row>,
): Column<Reviewed<Key>>[] {
  const { state } = source
  const found = new Set(review.groups.map(({ field }) => field))
  const used = fields.filter(({ key }) => state?.sources[key] || found.has(key))
  const mended = new Set(state?.mends.map(({ line, field }) => `${line} ${field}`))
  return [
    {
      key: 'row',
      card: 'line',
      title: t('fileImport.preview.row'),
      width: 'w-20',
      cell: ({ line }) => <span className="text-ink-3 tabular-nums">{line}</span>,
    },
    {
      key: 'standing',
      card: 'top',
      title: t('fileImport.preview.column'),
      width: 'w-36',
      cell: ({ standing }) => (
        <span className="flex items-center gap-1.5">
          <Glyph verdict={standingGlyphs[standing]} />
          {t(`fileImport.preview.standing.${standing}`)}
        </span>
      ),
    },
    ...used.map(
      ({ key, kind }): Column<Reviewed<Key>> => ({
        key,
        card: 'line',
        title: texts.field(key),
        align: kind === 'number' ? 'end' : undefined,
        width: kind === 'text' ? 'w-44' : 'w-32',
        cell: ({ line, values, findings }) => {
          const finding = findings.find(({ field, is }) => field === key && is !== 'excluded')
          const isMended = mended.has(`${line} ${key}`)
          return (
            <EditableCell
              label={t('fileImport.preview.cell', { field: texts.field(key), line: String(line) })}
              value={values[key] ?? ''}
              shown={formatImported(kind, values[key] ?? '')}
              isNumber={kind === 'number'}
              variant={(finding?.is as 'refused' | 'warned') ?? (isMended ? 'changed' : 'rest')}
              onMend={(value) => source.mend({ line, field: key, value })}
            />
          )
        },
      }),
    ),
  ]
}
