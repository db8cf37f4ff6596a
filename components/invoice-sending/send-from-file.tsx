'use client'

import { useMemo } from 'react'
import { Findings } from '@/components/document-rules/public'
import { ChooseFiles } from '@/components/form/choose-file'
import { Section } from '@/components/form/section'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { checkDocument } from '@/lib/features/document-rules/domain/public'
import { ublFileTypes } from '@/lib/features/invoice-sending/client/read-ubl-file'
import type { OwnCompany } from './company-select'
import { FileDocument } from './file-document'
import { FileProblem } from './file-problem'
import { SendResult } from './send-result'
import { useDocumentFile } from './use-document-file'
import { useSending } from './use-sending'

type Props = {
  userName: string
  companies: readonly OwnCompany[]
  onNext: () => void
  /** Gets several files, each of which is a document. */
  onMany: (files: readonly File[]) => void
}

/**
 * One Peppol BIS Billing 3.0 invoice or credit note from a file: what it says, what the rules say of
 * it, what of it cannot be carried, and its sending as it stands.
 */
export function SendFromFile({ userName, companies, onNext, onMany }: Props) {
  const t = useT()
  const today = useToday()
  const { file, isReading, isUnreadable, open, setIdentifier } = useDocumentFile(today)
  const sending = useSending({
    userName,
    replaces: null,
    onRefused: setIdentifier,
    onSent: () => {},
  })
  const { reading } = file ?? {}
  const check = useMemo(
    () => (reading?.ok ? checkDocument(reading.document, { day: today }) : null),
    [reading, today],
  )
  useLeaveGuard(reading?.ok === true && !sending.isAccepted, 'lost')

  const isStill = sending.isBusy || sending.isOpen
  function read(chosen: File | undefined) {
    if (!chosen || isStill) return
    sending.reset()
    open(chosen)
  }

  if (sending.isAccepted)
    return <SendResult sending={sending} userName={userName} onNext={onNext} />
  return (
    <>
      <Section title={t('invoiceSending.file.title')} note={t('invoiceSending.file.note')}>
        <fieldset disabled={isStill} className="flex flex-wrap items-center gap-3">
          <legend className="sr-only">{t('invoiceSending.file.title')}</legend>
          <ChooseFiles
            variant={file ? 'default' : 'primary'}
            label={t(file ? 'invoiceSending.file.another' : 'invoiceSending.file.choose')}
            accept={ublFileTypes}
            onFiles={(files) => (files.length > 1 ? onMany(files) : read(files[0]))}
          />
          {(isReading || file) && (
            <span className="min-w-0 wrap-anywhere" aria-live="polite">
              {isReading ? t('form.files.reading') : file?.filename}
            </span>
          )}
        </fieldset>
      </Section>
      {isUnreadable && (
        <StateBlock kind="failed" variant="strip" title={t('form.files.unreadable')} />
      )}
      {reading?.ok === false && <FileProblem problem={reading} />}
      {file && reading?.ok && (
        <>
          <FileDocument
            key={file.turn}
            reading={reading}
            identifier={file.identifier}
            check={check}
            companies={companies}
            sending={sending}
            isStill={isStill || isReading}
          />
          {check && (
            <Section title={t('invoiceSending.check.network')}>
              <Findings check={check} />
            </Section>
          )}
          <SendResult sending={sending} userName={userName} onNext={onNext} />
        </>
      )}
    </>
  )
}
