'use client'

import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { useTick } from '@/components/ui/hooks/use-tick'
import { useAttaching } from '@/lib/client/files/use-attaching'
import { useToday } from '@/lib/client/hydration'
import type { NewInvoiceDraft } from '@/lib/features/invoice-registration/client/new-invoice-draft'
import {
  attachmentBytesMax,
  type InvoiceExtras,
  isBlankInvoice,
  isClaimDoubtful,
  isExtraRefused,
  noExtras,
  withExtras,
} from '@/lib/features/invoice-registration/domain/invoice-extras'
import {
  type InvoiceFormValues,
  invoiceFields,
} from '@/lib/features/invoice-registration/domain/invoice-file-columns'
import {
  checkInvoiceValues,
  toNewInvoice,
  trimInvoiceValues,
} from '@/lib/features/invoice-registration/domain/invoice-file-row'
import { makeSourceId, sourceIdBytes } from '@/lib/shared/references/source-id'
import { useOneInvoice } from './use-one-invoice'

type Props = {
  organizationId: string
  userName: string
  opened: NewInvoiceDraft | null
  /** There is a place for a draft of it. */
  keepsDraft: boolean
  onTyped: (draft: NewInvoiceDraft | null) => void
}

/**
 * What is typed of one invoice, what is found of it, and its sending. Its id is minted with the first
 * thing typed and stays.
 */
export function useNewInvoice({ organizationId, userName, opened, keepsDraft, onTyped }: Props) {
  const today = useToday()
  const [id, setId] = useState(opened?.id ?? '')
  const [isAsked, setAsked] = useState(false)
  const [extras, setExtras] = useState<InvoiceExtras>(() => toExtras(opened))
  const [latestExtras, latestId] = [useRef(extras), useRef(id)]
  const { register, watch, getValues, setValue } = useForm<InvoiceFormValues>({
    defaultValues: opened?.entry ?? {},
  })
  const entry = trimInvoiceValues(watch())
  const findings = checkInvoiceValues(entry, today)
  const refused = findings.some(({ is }) => is === 'refused') || isExtraRefused(extras)
  const warned = findings.some(({ is }) => is === 'warned') || extras.claims.some(isClaimDoubtful)
  const invoice = refused || id === '' ? null : withExtras(toNewInvoice(entry, id), extras)
  const one = useOneInvoice(organizationId, userName, () => onTyped(null))
  // Given for what is odd of it, the tick does not count once an invoice is found that is there.
  const [although, setAlthough] = useTick(JSON.stringify(one.known))
  useLeaveGuard(!isBlankInvoice(entry, extras) && !one.isAccepted, keepsDraft ? 'kept' : 'lost')

  function noteChange() {
    latestId.current ||= makeSourceId(
      'invoice',
      today,
      crypto.getRandomValues(new Uint8Array(sourceIdBytes)),
    )
    const { others, claims } = latestExtras.current
    const now = {
      entry: trimInvoiceValues(getValues()),
      others,
      claims,
      id: latestId.current,
    }
    setId(now.id)
    setAlthough(false)
    one.typed()
    onTyped(isBlankInvoice(now.entry, latestExtras.current) ? null : now)
  }

  function changeExtras(change: (current: InvoiceExtras) => Partial<InvoiceExtras>) {
    latestExtras.current = { ...latestExtras.current, ...change(latestExtras.current) }
    setExtras(latestExtras.current)
    noteChange()
  }

  const attaching = useAttaching({
    ...{ files: extras.attachments, bytesMax: attachmentBytesMax },
    onAttach: (file) =>
      changeExtras(({ attachments }) => ({ attachments: [...attachments, file] })),
  })

  return {
    one,
    id,
    entry,
    findings,
    extras,
    refused,
    warned,
    isAsked,
    although,
    /** What is sent as it stands; null where something is refused. */
    invoice,
    register,
    setAlthough,
    noteChange,
    changeExtras,
    attaching,
    fillDebtor(debtor: InvoiceFormValues) {
      for (const field of invoiceFields)
        if (field.startsWith('debtor')) setValue(field, debtor[field] ?? '')
      noteChange()
    },
    send() {
      setAsked(true)
      if (invoice && !attaching.isReading && (!warned || although)) one.send(invoice, although)
    },
  }
}

export type NewInvoice = ReturnType<typeof useNewInvoice>

const toExtras = (opened: NewInvoiceDraft | null): InvoiceExtras =>
  opened ? { ...noExtras, others: opened.others, claims: opened.claims } : noExtras
