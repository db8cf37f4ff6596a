'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { PanelSection } from '@/components/ui/page-section'
import { buildWorkbook } from '@/lib/client/files/build-workbook'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { buildReferenceCells } from './reference-cells'

/** Hands on every line of the paste as a file, in the order of the paste. */
export function ReferenceExport({ report, causes }: Props) {
  const t = useT()
  const [isTooLong, setTooLong] = useState(false)
  const build = () => buildReferenceCells(t, report, causes, location.origin)

  function saveCsv() {
    const csv = toCsv(build(), { decimalMark: getDecimalMark() })
    saveAsFile(`${t('references.export.fileName')}.csv`, csv)
  }

  async function saveWorkbook() {
    const workbook = await buildWorkbook(build())
    setTooLong(workbook === null)
    if (workbook) saveAsFile(`${t('references.export.fileName')}.xlsx`, workbook)
  }

  return (
    <PanelSection title={t('references.export.title')}>
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex-1">{t('references.export.all', { count: report.length })}</span>
        <Button size="sm" onClick={saveWorkbook}>
          {t('references.export.xlsx')}
        </Button>
        <Button size="sm" onClick={saveCsv}>
          {t('references.export.csv')}
        </Button>
      </div>
      <p role="alert">{isTooLong && t('references.export.tooLong')}</p>
      <p className="pt-2 text-xs text-ink-3">{t('references.export.hint')}</p>
    </PanelSection>
  )
}

type Props = { report: readonly ReportedLine[]; causes: CauseTexts | null }
