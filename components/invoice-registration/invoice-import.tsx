'use client'

import { useState } from 'react'
import { CheckProgress } from '@/components/file-import/check-progress'
import { ImportBar } from '@/components/file-import/import-bar'
import { ImportColumns } from '@/components/file-import/import-columns'
import { ImportSteps } from '@/components/file-import/import-head'
import type { ImportTexts } from '@/components/file-import/import-texts'
import { useReadySums } from '@/components/file-import/use-ready-sums'
import { useT } from '@/lib/client/translation'
import type { SentInvoice } from '@/lib/features/invoice-registration/domain/invoice-file'
import {
  type InvoiceField,
  invoiceImportFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import { formatCount } from '@/lib/shared/format/count'
import { ConfirmRegistration } from './confirm-registration'
import { NewInvoicesFrame } from './new-invoices-frame'
import type { InvoiceImportState } from './use-invoice-import'

type Props = {
  organizationId: string
  page: InvoiceImportState
  texts: ImportTexts<InvoiceField>
  onTemplate: () => void
  onSend: (invoices: SentInvoice[]) => void
}

/** A file of invoices between its choice and its sending: matched, mended, checked, and confirmed. */
export function InvoiceImport({ organizationId, page, texts, onTemplate, onSend }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<SentInvoice[] | null>(null)
  const { source, review, known } = page
  const { state } = source
  const sums = useReadySums(review?.rows ?? null, 'originalInvoiceAmount')
  if (!state) return null
  const rows = state.table.records.length - 1
  const { ready = 0, asks = 0 } = review?.counts ?? {}
  const toCheck = ready + asks || rows
  const isToSend = page.unasked === 0 && ready > 0 && !page.isLooking
  return (
    <NewInvoicesFrame
      organizationId={organizationId}
      mode="file"
      title={
        ready > 0
          ? t('fileImport.file.ready', { ready: formatCount(ready), rows, all: formatCount(rows) })
          : t('fileImport.file.match')
      }
      actions={<ImportSteps at={page.isLooking ? 'check' : isToSend ? 'send' : 'columns'} />}
      saveBar={
        review && (
          <ImportBar
            rows={rows}
            counts={review.counts}
            isChecking={page.isChecking}
            detail={sums}
            label={
              isToSend
                ? t('invoiceRegistration.send.open', { count: formatCount(ready) })
                : t('invoiceRegistration.run.check', { count: toCheck, all: formatCount(toCheck) })
            }
            isBlocked={ready + asks === 0 || (page.unasked === 0 && ready === 0)}
            busy={page.isLooking}
            onDiscard={page.discard}
            onGoOn={() => (isToSend ? setAsked(page.listInvoices()) : page.lookUp())}
          />
        )
      }
    >
      <ImportColumns
        {...{ texts, source, review, onTemplate }}
        fields={invoiceImportFields}
        hasNoColumns={page.problem !== null}
        onFile={page.open}
      >
        <CheckProgress
          check={known}
          describeLooking={(done, all) => t('invoiceRegistration.run.looking', { done, all })}
          describeStopped={(open) => t('invoiceRegistration.run.stopped', { open })}
        />
      </ImportColumns>
      {asked && (
        <ConfirmRegistration
          invoices={asked}
          behind={rows - asked.length}
          onClose={() => setAsked(null)}
          onConfirm={() => onSend(asked)}
        />
      )}
    </NewInvoicesFrame>
  )
}
