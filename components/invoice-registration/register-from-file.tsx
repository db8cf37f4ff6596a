'use client'

import { ImportRefusal, ImportStart } from '@/components/file-import/import-start'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { getDecimalMark, saveAsFile } from '@/lib/client/files/save-as-file'
import { useT } from '@/lib/client/translation'
import { invoicesMax } from '@/lib/features/invoice-registration/domain/invoice-file'
import { invoiceImportFields } from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import { formatCount } from '@/lib/shared/format/count'
import { toCsv } from '@/lib/shared/tables/delimited-table'
import { EarlierRegistrations } from './earlier-registrations'
import { InvoiceImport } from './invoice-import'
import { createInvoiceTexts } from './invoice-import-texts'
import { NewInvoicesFrame } from './new-invoices-frame'
import { RegistrationBatches } from './registration-batches'
import { useInvoiceImport } from './use-invoice-import'
import { useSentInvoices } from './use-sent-invoices'

type Props = { organizationId: string; userName: string }

/**
 * Takes a file of invoices, says what becomes of each row, and hands over what a person approved, a
 * batch after the other.
 */
export function RegisterFromFile({ organizationId, userName }: Props) {
  const t = useT()
  const texts = createInvoiceTexts(t)
  const page = useInvoiceImport(organizationId)
  const sent = useSentInvoices(organizationId, userName)
  const { source } = page
  const isPrepared = sent.parts.length === 0 && source.state?.isTouched === true
  useLeaveGuard(isPrepared || sent.isBusy || sent.waiting > 0, sent.isBusy ? 'sending' : 'lost')

  const saveTemplate = () =>
    saveAsFile(
      `${t('invoiceRegistration.file.template')}.csv`,
      toCsv([invoiceImportFields.map(({ key }) => texts.field(key))], {
        decimalMark: getDecimalMark(),
      }),
    )

  if (sent.parts.length > 0)
    return (
      <NewInvoicesFrame organizationId={organizationId} mode="file">
        <RegistrationBatches {...{ organizationId, userName, sent }} onAnother={page.discard} />
      </NewInvoicesFrame>
    )
  if (source.state)
    return (
      <InvoiceImport
        organizationId={organizationId}
        page={page}
        texts={texts}
        onTemplate={saveTemplate}
        onSend={sent.start}
      />
    )
  return (
    <NewInvoicesFrame organizationId={organizationId} mode="file">
      <EarlierRegistrations organizationId={organizationId} userName={userName} />
      <ImportRefusal source={source} />
      <ImportStart
        label={t('invoiceRegistration.file.label')}
        fields={invoiceImportFields}
        texts={texts}
        max={formatCount(invoicesMax)}
        isReading={source.isReading}
        onFile={source.open}
        onTemplate={saveTemplate}
      />
    </NewInvoicesFrame>
  )
}
