'use client'

import { useState } from 'react'
import { CheckedImport } from '@/components/file-import/checked-import'
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

/** A file of invoices between its choice and its sending. */
export function InvoiceImport({ organizationId, page, texts, onTemplate, onSend }: Props) {
  const t = useT()
  const [asked, setAsked] = useState<SentInvoice[] | null>(null)
  const rows = page.review?.rows ?? null
  const sums = useReadySums(rows, 'originalInvoiceAmount')
  return (
    <CheckedImport
      {...{ page, texts, sums, onTemplate }}
      fields={invoiceImportFields}
      labelCheck={(count) => t('invoiceRegistration.run.check', { count, all: formatCount(count) })}
      labelSend={(count) => t('invoiceRegistration.send.open', { count: formatCount(count) })}
      describeLooking={(done, all) => t('invoiceRegistration.run.checking', { done, all })}
      describeStopped={(open) => t('invoiceRegistration.run.stopped', { open })}
      frame={(parts) => <NewInvoicesFrame {...{ organizationId, mode: 'file' }} {...parts} />}
      onSend={() => setAsked(page.listInvoices())}
    >
      {asked && (
        <ConfirmRegistration
          invoices={asked}
          behind={(rows?.length ?? 0) - asked.length}
          onClose={() => setAsked(null)}
          onConfirm={() => onSend(asked)}
        />
      )}
    </CheckedImport>
  )
}
