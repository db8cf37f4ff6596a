'use client'

import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { Button } from '@/components/ui/button'
import { useToday } from '@/components/ui/hooks/use-today'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { invoicesMax } from '@/lib/features/invoice-registration/domain/invoice-file'
import { EarlierRegistrations } from './earlier-registrations'
import { InvoiceColumnMapping } from './invoice-column-mapping'
import { InvoiceDryRun } from './invoice-dry-run'
import { RegistrationBatches } from './registration-batches'
import { useInvoiceFile } from './use-invoice-file'
import { useSentInvoices } from './use-sent-invoices'

/**
 * Takes a file of invoices, tells what becomes of each row, and hands over what a person approved,
 * a batch after the other.
 */
export function RegisterFromFile({
  organizationId,
  userName,
}: {
  organizationId: string
  userName: string
}) {
  const t = useT()
  const taken = useInvoiceFile(organizationId, useToday())
  const sent = useSentInvoices(organizationId, userName)
  const { file, refusal } = taken
  useLeaveGuard(sent.isBusy || sent.waiting > 0)

  if (sent.parts.length > 0)
    return <RegistrationBatches organizationId={organizationId} userName={userName} sent={sent} />
  return (
    <>
      <EarlierRegistrations organizationId={organizationId} userName={userName} />
      <ChooseFile
        name={file?.name ?? null}
        rows={file ? file.table.records.length - 1 : 0}
        onFile={taken.take}
      />
      {refusal && (
        <StateBlock kind="failed" look="strip" title={t(`invoiceRegistration.file.${refusal}`)} />
      )}
      {file?.problem && (
        <StateBlock
          kind="failed"
          look="strip"
          title={t(`invoiceRegistration.file.${file.problem.why}`, {
            place: String(file.problem.place),
            max: String(invoicesMax),
          })}
        />
      )}
      {file && file.problem?.why !== 'openQuote' && file.problem?.why !== 'empty' && (
        <InvoiceColumnMapping file={file} onColumn={taken.setColumn} />
      )}
      {file && !file.problem && (
        <InvoiceDryRun
          key={JSON.stringify(file.columns)}
          file={file}
          known={taken.known}
          onSend={sent.start}
        />
      )}
    </>
  )
}

/** A file is chosen or dropped. The native input is hidden behind a button of the desk's look. */
function ChooseFile({
  name,
  rows,
  onFile,
}: {
  name: string | null
  rows: number
  onFile: (file: File | undefined) => void
}) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function handleFileChange({ target }: ChangeEvent<HTMLInputElement>) {
    onFile(target.files?.[0])
    target.value = ''
  }
  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    onFile(event.dataTransfer.files[0])
  }
  return (
    <section
      className="grid gap-2.5 border-b border-line px-6 py-4 data-over:bg-accent-tint max-narrow:px-4"
      aria-label={t('invoiceRegistration.file.label')}
      data-over={isOver || undefined}
      onDragOver={handleDragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className="max-w-[74ch] text-ink-2">
        {t('invoiceRegistration.file.hint', { max: String(invoicesMax) })}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Button
          variant={name === null ? 'primary' : 'default'}
          onClick={() => input.current?.click()}
        >
          {t('invoiceRegistration.file.choose')}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/*"
          aria-label={t('invoiceRegistration.file.label')}
          hidden
          onChange={handleFileChange}
        />
        <span role="status">
          {name !== null && t('invoiceRegistration.file.taken', { name, rows })}
        </span>
      </div>
    </section>
  )
}
