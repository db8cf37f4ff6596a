'use client'

import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { ImportRefusal, ImportStart } from '@/components/file-import/import-start'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { Skeleton } from '@/components/ui/states/skeleton'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { importDraftKey } from '@/lib/features/customer-import/domain/import-draft'
import {
  customerImportFields,
  customersMax,
  getFieldOfOld,
} from '@/lib/features/customer-import/domain/import-fields'
import { type LeftDraft, useLeftDraft } from '@/lib/features/drafts/client/public'
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
 * person confirmed. It opens once it is known what was said of a file before, or that it is not.
 */
export function CustomerImportPage(props: Props) {
  const left = useLeftDraft(props.clientNo, importDraftKey)
  return left ? <OpenImport {...props} left={left} /> : <Skeleton rows={6} variant="lines" />
}

function OpenImport({ clientNo, userName, left }: Props & { left: LeftDraft }) {
  const t = useT()
  const texts = createCustomerTexts(t)
  const [effect] = useQueryState('way', parseAsStringLiteral(importEffects).withDefault('update'))
  const page = useCustomerImport({ clientNo, effect, userName, left })
  const steps = useImportSteps(page)
  const { source } = page
  useLeaveGuard(page.isTouched)

  const saveTemplate = () =>
    saveAsFile(
      `${t('customerImport.file.template')}.csv`,
      toCsv([templateFields.map(({ key }) => texts.field(key))], { decimalMark: getDecimalMark() }),
    )

  const common = { clientNo, effect, userName, page, texts, steps, onTemplate: saveTemplate }
  if (source.state)
    return steps.at === 'preview' ? <PreviewStep {...common} /> : <ColumnsStep {...common} />
  return (
    <CustomerImportFrame clientNo={clientNo} effect={effect}>
      <ImportRefusal source={source} />
      <p className="max-w-[80ch] px-6 pt-4 text-ink-2 max-narrow:px-4">
        {t(`customerImport.note.${effect}`)}
      </p>
      <ImportStart
        label={t('customerImport.file.label')}
        fields={templateFields}
        texts={texts}
        max={formatCount(customersMax)}
        isReading={source.isReading}
        onFile={source.open}
        onTemplate={saveTemplate}
      />
    </CustomerImportFrame>
  )
}
