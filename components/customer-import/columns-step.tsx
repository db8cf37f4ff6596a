'use client'

import { ImportBar } from '@/components/file-import/import-bar'
import { ImportColumns } from '@/components/file-import/import-columns'
import { ImportSteps } from '@/components/file-import/import-head'
import type { ImportTexts } from '@/components/file-import/import-texts'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ImportEffect } from '@/lib/contracts/desk/bulk/customer-import'
import {
  type CustomerImportKey,
  customerImportFields,
  getFieldOfOld,
} from '@/lib/features/customer-import/domain/import-fields'
import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import { formatCount } from '@/lib/shared/format/count'
import { CustomerImportFrame } from './customer-import-frame'
import { DoubleCustomers } from './double-customers'
import { EmptyCellQuestions } from './empty-cell-questions'
import { StoredProgress } from './stored-progress'
import type { CustomerImportState } from './use-customer-import'
import type { ImportStepsState } from './use-import-steps'

export type StepProps = {
  clientNo: string
  effect: ImportEffect
  userName: string
  page: CustomerImportState
  texts: ImportTexts<CustomerImportKey>
  steps: ImportStepsState
  onTemplate: () => void
}

/** A file of customers before its preview: matched, mended, and its empty cells asked about. */
export function ColumnsStep({ clientNo, effect, page, texts, steps, onTemplate }: StepProps) {
  const t = useT()
  const { source, review, isLookingUp, isAnswered, isChecking } = page
  const { state } = source
  if (!state) return null
  const rows = state.table.records.length - 1
  const { ready = 0, asks = 0 } = review?.counts ?? {}
  const toCheck = ready + asks
  const isReady = page.isPreviewed && page.hasPreview
  return (
    <CustomerImportFrame
      clientNo={clientNo}
      effect={effect}
      title={t('fileImport.file.match')}
      actions={<ImportSteps at={isLookingUp ? 'check' : 'columns'} />}
      saveBar={
        review && (
          <ImportBar
            rows={rows}
            counts={review.counts}
            isChecking={isChecking}
            detail={isAnswered ? '' : t('customerImport.empty.open')}
            label={
              isReady
                ? t('customerImport.back')
                : t('customerImport.run.check', { count: toCheck, all: formatCount(toCheck) })
            }
            isBlocked={!isAnswered || (!isReady && toCheck === 0)}
            busy={isLookingUp}
            onDiscard={page.discard}
            onGoOn={isReady ? steps.goOn : steps.lookUp}
          />
        )
      }
    >
      <ImportColumns
        {...{ texts, source, review, onTemplate }}
        fields={listShownFields(state.sources)}
      >
        {page.omitted !== null && (
          <StateBlock kind="done" variant="strip" title={t('customerImport.kept.title')}>
            {t('customerImport.kept.asked')}{' '}
            {page.omitted > 0 && t('customerImport.kept.omitted', { count: page.omitted })}
          </StateBlock>
        )}
        <DraftNotKept failure={page.keptFailure} />
        <StoredProgress page={page} onMore={steps.lookUp} />
        {page.hasPreview && !page.isPreviewed && (
          <StateBlock kind="unknown" variant="strip" title={t('customerImport.run.stale')} />
        )}
        <DoubleCustomers page={page} />
        <EmptyCellQuestions page={page} effect={effect} />
      </ImportColumns>
    </CustomerImportFrame>
  )
}

/** A column of old values is offered for fields that come from a column. */
const listShownFields = (sources: ImportSources<CustomerImportKey>) =>
  customerImportFields.filter(({ key }) => {
    const field = getFieldOfOld(key)
    return field === null || sources[key] !== undefined || sources[field]?.from === 'column'
  })
