'use client'

import { useState } from 'react'
import { DataTable } from '@/components/data-grid/data-table'
import { defineColumns } from '@/components/data-grid/define-columns'
import { Button } from '@/components/ui/button'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { ImportField } from '@/lib/shared/file-import/import-fields'
import { listUnusedHeads } from '@/lib/shared/file-import/match-columns'
import type { ImportReview } from '@/lib/shared/file-import/review-import'
import type { ReviewedRow } from '@/lib/shared/file-import/row-standing'
import type { Translate } from '@/lib/shared/i18n/translate'
import { clipValue, formatImported, type ImportTexts } from './import-texts'
import { describeField, describeInTable, glyphs, labelColumns } from './mapping-words'
import { SourceSelect } from './source-select'
import type { FileImport } from './use-file-import'

type Props<Key extends string, Row extends ReviewedRow<Key>> = {
  fields: readonly ImportField<Key>[]
  texts: ImportTexts<Key>
  source: FileImport<Key, Row>
  review: ImportReview<Key, ReviewedRow<Key>>
}

/**
 * Every field with where it comes from, what stands in row 1, what becomes of it, and what is found.
 * Optional fields without a source stand behind a button.
 */
export function MappingTable<Key extends string, Row extends ReviewedRow<Key>>(
  props: Props<Key, Row>,
) {
  const { fields, source } = props
  const t = useT()
  const [isLong, setLong] = useState(false)
  const { state } = source
  if (!state) return null
  const [heads] = state.table.records
  const short = fields.filter(({ key, need }) => need !== 'optional' || state.sources[key])
  const unused = listUnusedHeads(heads?.cells ?? [], state.sources)
  return (
    <section>
      <div className="[&_td]:py-1 [&_td]:whitespace-normal">
        <DataTable
          label={t('fileImport.mapping.list')}
          columns={buildColumns(t, props)}
          rows={isLong ? fields : short}
          keyOf={({ key }) => key}
        />
      </div>
      <div className="toolbar flex-wrap text-xs text-ink-3">
        {short.length < fields.length && (
          <Button size="sm" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
            {isLong
              ? t('fileImport.mapping.fewer')
              : t('fileImport.mapping.more', { count: fields.length - short.length })}
          </Button>
        )}
        {unused.length > 0 && (
          <span className="wrap-anywhere">
            {t('fileImport.mapping.unused', {
              count: unused.length,
              names: clipValue(unused.join(', ')),
            })}
          </span>
        )}
      </div>
    </section>
  )
}

const buildColumns = <Key extends string, Row extends ReviewedRow<Key>>(
  t: Translate,
  { texts, source, review }: Props<Key, Row>,
) => {
  const [heads, first] = source.state?.table.records ?? []
  const [reviewed] = review.rows
  const columns = labelColumns(t, heads?.cells ?? [])
  const findGroup = (key: Key) => review.groups.find(({ field }) => field === key)
  const getSource = (key: Key) => source.state?.sources[key]
  return defineColumns<ImportField<Key>>()([
    {
      key: 'field',
      card: 'top',
      title: t('fileImport.mapping.field'),
      width: 'w-36',
      cell: ({ key, need }) => (
        <>
          <span className="font-medium">{texts.field(key)}</span>{' '}
          {need === 'optional' && (
            <small className="text-xs text-ink-3">{t('fileImport.mapping.optional')}</small>
          )}
        </>
      ),
    },
    {
      key: 'from',
      card: 'foot',
      title: t('fileImport.mapping.from'),
      width: 'w-52',
      cell: (field) => (
        <SourceSelect
          field={field}
          source={getSource(field.key)}
          columns={columns}
          texts={texts}
          isRefused={findGroup(field.key)?.is === 'refused'}
          onSource={(next) => source.setSource(field.key, next)}
        />
      ),
    },
    {
      key: 'first',
      card: 'line',
      title: t('fileImport.mapping.first'),
      width: 'w-30',
      cell: ({ key }) => {
        const from = getSource(key)
        const cell = from?.from === 'column' ? first?.cells[from.column]?.trim() : ''
        return (
          <span className="block truncate font-mono text-xs/5 text-ink-2">
            {cell ? clipValue(cell) : '–'}
          </span>
        )
      },
    },
    {
      key: 'becomes',
      card: 'line',
      title: t('fileImport.mapping.becomes'),
      width: 'w-30',
      cell: ({ key, kind }) => (
        <span className="block truncate">
          {formatImported(kind, reviewed?.values[key] ?? '') || '–'}
        </span>
      ),
    },
    {
      key: 'finding',
      card: 'foot',
      title: t('fileImport.mapping.finding'),
      width: 'w-54',
      cell: (field) => {
        const group = findGroup(field.key)
        const { verdict, words } = group
          ? { verdict: glyphs[group.is], words: describeInTable(t, texts, group) }
          : describeField(t, field, { hasSource: Boolean(getSource(field.key)), review })
        return (
          <span className="flex items-center gap-1.5">
            <Glyph verdict={verdict} />
            <span className="min-w-0">{words}</span>
          </span>
        )
      },
    },
  ])
}
