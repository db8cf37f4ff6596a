'use client'

import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { ImportRefusal, ImportStart } from '@/components/file-import/import-start'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import {
  customerImportFields,
  customersMax,
  getFieldOfOld,
} from '@/lib/features/customer-import/domain/import-fields'
import { formatCount } from '@/lib/shared/format/count'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { ColumnsStep } from './columns-step'
import { CustomerImportFrame, importEffects } from './customer-import-frame'
import { createCustomerTexts } from './customer-import-texts'
import { PreviewStep } from './preview-step'
import { useCustomerImport } from './use-customer-import'
import { useImportSteps } from './use-import-steps'

type Props = { clientNo: string; userName: string }

/** The columns that a template has, and that are explained before there is a file. */
const templateFields = customerImportFields.filter(({ key }) => getFieldOfOld(key) === null)

/**
 * Takes a file of customers or a selection, says what would become of each, and hands over what a
 * person confirmed.
 */
export function CustomerImportPage({ clientNo, userName }: Props) {
  const t = useT()
  const texts = createCustomerTexts(t)
  const [effect] = useQueryState('way', parseAsStringLiteral(importEffects).withDefault('update'))
  const page = useCustomerImport(clientNo, effect, userName)
  const steps = useImportSteps(page)
  const { source, problem } = page
  useLeaveGuard(page.isTouched)

  const saveTemplate = () =>
    saveAsFile(
      `${t('customerImport.file.template')}.csv`,
      toCsv([templateFields.map(({ key }) => texts.field(key))], { decimalMark: getDecimalMark() }),
    )

  const common = { clientNo, effect, userName, page, texts, steps, onTemplate: saveTemplate }
  if (source.state && (problem === null || problem.why === 'noColumns'))
    return steps.at === 'preview' ? <PreviewStep {...common} /> : <ColumnsStep {...common} />
  return (
    <CustomerImportFrame clientNo={clientNo} effect={effect}>
      <ImportRefusal {...{ problem, source }} max={customersMax} />
      <p className="max-w-[80ch] px-6 pt-4 text-ink-2 max-narrow:px-4">
        {t(`customerImport.note.${effect}`)}
      </p>
      <ImportStart
        label={t('customerImport.file.label')}
        fields={templateFields}
        texts={texts}
        max={formatCount(customersMax)}
        isReading={source.isReading}
        onFile={page.open}
        onTemplate={saveTemplate}
      />
    </CustomerImportFrame>
  )
}
