'use client'

import { useCallback, useEffect, useRef } from 'react'
import { RowKeys } from '@/components/data-grid/row-keys'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { PastedLine } from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { listRows, SteadyRow } from './reference-row'

/**
 * Every line in the order of the paste with its sentence; one that found several invoices has a row
 * for each of the first. Narrow, each row is a card.
 */
export function ReferenceTable({ lines, causes, onChange }: Props) {
  const t = useT()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  const changeLine = useCallback((line: PastedLine) => latest.current(line), [])
  return (
    <RowKeys label={t('references.results')} hasLinks={lines.length > 0}>
      <table className="data-table w-full max-narrow:block">
        <caption className="sr-only">{t('references.results')}</caption>
        <colgroup>
          {widths.map(([name, width]) => (
            <col key={name} className={width} />
          ))}
        </colgroup>
        <thead className="max-narrow:sr-only">
          <tr>
            {widths.map(([name]) => (
              <th key={name} scope="col" data-align={name === 'amount' ? 'end' : undefined}>
                {t(`references.column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-narrow:block">
          {lines.flatMap(listRows).map((row, place) => (
            <SteadyRow
              key={row.key}
              row={row}
              isFirst={place === 0}
              causes={causes}
              onChange={changeLine}
            />
          ))}
        </tbody>
      </table>
      {lines.length === 0 && <StateBlock kind="empty" title={t('references.noneInGroup')} />}
    </RowKeys>
  )
}

type Props = {
  lines: readonly ReportedLine[]
  causes: CauseTexts | null
  onChange: (line: PastedLine) => void
}

const widths = [
  ['line', 'w-17'],
  ['pasted', 'w-36'],
  ['kind', 'w-26'],
  ['status', 'w-auto'],
  ['invoice', 'w-30'],
  ['receiver', 'w-36'],
  ['amount', 'w-30'],
] as const
