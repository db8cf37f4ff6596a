'use client'

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useAttaching } from '@/lib/client/files/use-attaching'
import { useToday } from '@/lib/client/hydration'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { checkDocument } from '@/lib/features/document-rules/domain/public'
import { buildSentDocument } from '@/lib/features/invoice-sending/domain/build-submission'
import { toCustomerValues } from '@/lib/features/invoice-sending/domain/customer-values'
import type { Blocks } from '@/lib/features/invoice-sending/domain/likely-channel'
import {
  countRefusedFields,
  reviewDocument,
} from '@/lib/features/invoice-sending/domain/review-document'
import { toUblDocument } from '@/lib/features/invoice-sending/domain/to-ubl'
import type {
  DocumentField,
  TypedDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { isCalendarDate } from '@/lib/shared/dates/calendar-date'
import type { OwnCompany } from './company-select'
import { focusFirstMarked } from './focus-field'
import { mintIdentifier, useSending } from './use-sending'

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

/** As many bytes of files go along: a call to the desk may hold 1 MB, base64 takes a third more. */
const filesBytesMax = 700_000

export type OpenedDocument = {
  typed: TypedDocument
  /** Minted with an earlier draft; blank for one that is new. */
  identifier: string
  companyId: number | null
}

type Customer = Parameters<typeof toCustomerValues>[1]

type Props = {
  userName: string
  opened: OpenedDocument
  replaces: ReplacedInvoice | null
  onTyped: (typed: TypedDocument, identifier: string, companyId: number | null) => void
  onSent: () => void
}

/**
 * What is typed of a document, what is found of it, and its sending. Its identifier is minted with
 * the first thing typed and stays; only a document that the service refused gets the next one.
 */
export function useSendForm({ userName, opened, replaces, onTyped, onSent }: Props) {
  const today = useToday()
  const [typed, setTyped] = useState(opened.typed)
  const [companyId, setCompanyId] = useState(opened.companyId)
  const [identifier, setIdentifier] = useState(opened.identifier)
  const [blocks, setBlocks] = useState<Blocks | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const latest = useRef({ typed, companyId, identifier })
  const filled = useRef<{ clientNo?: string; customerNo?: string; dueDate?: string }>({})
  const checks = useLoaded(importNumberChecks) ?? null
  const review = useMemo(() => reviewDocument(typed, checks, today), [typed, checks, today])
  const check = useNetworkCheck(typed, today)
  const sending = useSending({
    userName,
    replaces,
    onRefused: (next) => change({ identifier: next }),
    onSent,
  })

  function change(next: Partial<typeof latest.current>) {
    const now = { ...latest.current, ...next }
    now.identifier ||= mintIdentifier(today)
    latest.current = now
    setTyped(now.typed)
    setCompanyId(now.companyId)
    setIdentifier(now.identifier)
    onTyped(now.typed, now.identifier, now.companyId)
  }

  function changeDocument(part: Partial<TypedDocument>) {
    change({ typed: { ...latest.current.typed, ...part } })
  }

  const attaching = useAttaching({
    ...{ files: typed.files, bytesMax: filesBytesMax },
    onAttach: (file) => changeDocument({ files: [...latest.current.typed.files, file] }),
  })
  const refused = review.findings.filter(({ is }) => is === 'refused')
  const faults = countRefusedFields(refused) + (companyId === null ? 1 : 0)
  const document = useMemo(
    () => (refused.length === 0 ? buildSentDocument(typed, review.totals, identifier) : null),
    [refused.length, typed, review.totals, identifier],
  )

  /** Marks what keeps it from going out, and goes to the first of it. */
  function showFaults() {
    flushSync(() => setAsked(true))
    focusFirstMarked()
  }

  async function submit(besides: readonly string[]) {
    if (!document || companyId === null) return
    await sending.submit(companyId, document, besides)
    setConfirming(false)
  }

  return {
    ...{ typed, companyId, identifier, blocks, review, faults, check, document },
    ...{ isAsked, isConfirming, sending, replaces, attaching },
    changeField: (field: DocumentField, value: string) =>
      changeDocument({ fields: { ...latest.current.typed.fields, [field]: value } }),
    changeDocument,
    /** Another company sends it. The number of a customer of another client is none of its. */
    changeCompany(
      own: OwnCompany | null,
      { fields, ...part }: Pick<TypedDocument, 'fields' | 'lines'>,
    ) {
      const { clientNo, customerNo } = filled.current
      const isStrange =
        own?.clientNo && own.clientNo !== clientNo && fields.customerNo === customerNo
      change({
        companyId: own?.companyId ?? null,
        typed: {
          ...{ ...latest.current.typed, ...part },
          fields: { ...fields, ...(isStrange && { customerNo: '' }) },
        },
      })
    },
    /**
     * Who gets it is a customer: nothing that was filled in of one before stays. What takes the place of
     * a failed invoice keeps its due date.
     */
    fillRecipient(clientNo: string, customerNo: string, customer: Customer) {
      setBlocks(customer)
      const { fields } = latest.current.typed
      const issued = isCalendarDate(fields.issueDate.trim()) ? fields.issueDate.trim() : today
      const values = toCustomerValues(customerNo, customer, replaces === null ? issued : null)
      const isFilled = fields.dueDate === filled.current.dueDate
      changeDocument({ fields: { ...fields, ...(isFilled && { dueDate: '' }), ...values } })
      filled.current = { clientNo, customerNo, dueDate: values.dueDate }
    },
    ask() {
      if (attaching.isReading) return
      if (latest.current.identifier === '') change({})
      if (faults > 0) return showFaults()
      setAsked(true)
      setConfirming(true)
    },
    showFaults,
    cancel: () => setConfirming(false),
    submit: (besides: readonly string[]) => void submit(besides),
  }
}

export type SendForm = ReturnType<typeof useSendForm>

/** What the rules of the network say of a business document, a moment behind what is typed. */
function useNetworkCheck(typed: TypedDocument, today: string) {
  const late = useDeferredValue(typed)
  return useMemo(() => {
    if (late.route !== 'business') return null
    const { totals } = reviewDocument(late)
    return totals && checkDocument(toUblDocument(late, totals), { day: today })
  }, [late, today])
}
