'use client'

import { useMemo, useState } from 'react'
import { Findings } from '@/components/document-rules/public'
import { ChooseFile } from '@/components/form/choose-file'
import { Section } from '@/components/form/section'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { useToday } from '@/components/ui/hooks/use-today'
import { StateBlock } from '@/components/ui/states/state-block'
import { readUbl } from '@/lib/client/files/ubl/read-ubl'
import type { UblReading } from '@/lib/client/files/ubl/ubl-result'
import { useT } from '@/lib/client/translation'
import { checkDocument } from '@/lib/features/document-rules/domain/public'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import { makeSourceId } from '@/lib/shared/references/source-id'
import type { OwnCompany } from './company-select'
import { FileDocument } from './file-document'
import { SendResult } from './send-result'
import { useSending } from './use-sending'

type Props = { userName: string; companies: readonly OwnCompany[]; onNext: () => void }

/** `turn`: which of the files that were read here it is. */
type ReadFile = { filename: string; reading: UblReading; identifier: string; turn: number }

/** A larger file cannot be sent: a call to the desk may hold 1 MB (next.config.ts). */
const fileBytesMax = 800_000

/**
 * One Peppol BIS Billing 3.0 invoice or credit note from a file: what it says, what the rules say of
 * it, what of it cannot be carried, and its sending as it stands.
 */
export function SendFromFile({ userName, companies, onNext }: Props) {
  const t = useT()
  const today = useToday()
  const [file, setFile] = useState<ReadFile | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const sending = useSending({
    userName,
    replaces: null,
    onRefused: (identifier) => setFile((read) => read && { ...read, identifier }),
    onSent: () => {},
  })
  const { reading } = file ?? {}
  const check = useMemo(
    () => (reading?.ok ? checkDocument(reading.document, { day: today }) : null),
    [reading, today],
  )
  useLeaveGuard(reading?.ok === true && !sending.isAccepted)

  async function read(chosen: File | undefined) {
    if (!chosen) return
    setUnreadable(false)
    sending.reset()
    try {
      const isTooLarge = chosen.size > fileBytesMax
      const bytes = new Uint8Array(isTooLarge ? new ArrayBuffer(0) : await chosen.arrayBuffer())
      const reading: UblReading = isTooLarge
        ? { ok: false, problem: 'tooLarge', most: fileBytesMax }
        : readUbl(bytes)
      setFile({
        filename: chosen.name,
        reading,
        identifier: await makeFileIdentifier(bytes, reading, today),
        turn: (file?.turn ?? 0) + 1,
      })
    } catch {
      setUnreadable(true)
    }
  }

  if (sending.isAccepted)
    return <SendResult sending={sending} userName={userName} onNext={onNext} />
  const isStill = sending.isBusy || sending.isOpen
  return (
    <>
      <Section title={t('invoiceSending.file.title')} note={t('invoiceSending.file.note')}>
        <fieldset disabled={isStill} className="flex flex-wrap items-center gap-3">
          <legend className="sr-only">{t('invoiceSending.file.title')}</legend>
          <ChooseFile
            variant={file ? 'default' : 'primary'}
            label={t(file ? 'invoiceSending.file.another' : 'invoiceSending.file.choose')}
            accept=".xml,application/xml,text/xml"
            onFile={read}
          />
          {file && <span className="min-w-0 wrap-anywhere">{file.filename}</span>}
        </fieldset>
      </Section>
      {isUnreadable && <StateBlock kind="failed" look="strip" title={t('form.files.unreadable')} />}
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

/**
 * The identifier of a file: the same for the same bytes, so that a file that was sent, or may have
 * been, goes out under it again and not as another document.
 */
async function makeFileIdentifier(
  bytes: Uint8Array<ArrayBuffer>,
  reading: UblReading,
  today: string,
) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  const issued = reading.ok ? reading.document.body.IssueDate : undefined
  return makeSourceId('send', issued && isCalendarDate(issued) ? issued : today, digest)
}

/** Why a file is not read. */
function FileProblem({ problem }: { problem: Extract<UblReading, { ok: false }> }) {
  const t = useT()
  const values = {
    most: 'most' in problem ? String(problem.most) : '',
    line: 'line' in problem ? String(problem.line) : '',
    path: 'path' in problem ? problem.path : '',
    named: 'named' in problem ? problem.named : '',
  }
  return (
    <StateBlock
      kind="failed"
      title={t('invoiceSending.file.refused')}
      raw={problem.problem === 'notUbl' ? problem.root : undefined}
    >
      {t(`invoiceSending.file.problem.${problem.problem}`, values)}
    </StateBlock>
  )
}
