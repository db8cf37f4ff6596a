'use client'

import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { useToday } from '@/lib/client/hydration'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { checkDocument } from '@/lib/features/document-rules/domain/public'
import { buildSentDocument } from '@/lib/features/invoice-sending/domain/build-submission'
import type { Blocks } from '@/lib/features/invoice-sending/domain/likely-channel'
import { reviewDocument } from '@/lib/features/invoice-sending/domain/review-document'
import { toUblDocument } from '@/lib/features/invoice-sending/domain/to-ubl'
import type {
  DocumentField,
  TypedDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { mintIdentifier, useSending } from './use-sending'

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

export type OpenedDocument = {
  typed: TypedDocument
  /** Minted with an earlier draft; blank for one that is new. */
  identifier: string
  companyId: number | null
}

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
  const checks = useLoaded(importNumberChecks) ?? null
  const review = useMemo(() => reviewDocument(typed, checks), [typed, checks])
  const check = useNetworkCheck(typed, today)
  const sending = useSending({
    userName,
    replaces,
    onRefused: (next) => change({ identifier: next }),
    onSent,
  })
  useLeaveGuard(identifier !== '' && !sending.isAccepted)

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

  const refused = review.findings.filter(({ is }) => is === 'refused')
  const document = useMemo(
    () => (refused.length === 0 ? buildSentDocument(typed, review.totals, identifier) : null),
    [refused.length, typed, review.totals, identifier],
  )

  async function submit() {
    if (!document || companyId === null) return
    await sending.submit(companyId, document)
    setConfirming(false)
  }

  return {
    ...{ typed, companyId, identifier, blocks, review, refused, check, document },
    ...{ isAsked, isConfirming, sending, replaces },
    changeField: (field: DocumentField, value: string) =>
      changeDocument({ fields: { ...latest.current.typed.fields, [field]: value } }),
    changeFields: (values: Partial<TypedDocument['fields']>) =>
      changeDocument({ fields: { ...latest.current.typed.fields, ...values } }),
    changeDocument,
    changeCompany: (id: number | null, values: Partial<TypedDocument['fields']>) =>
      change({
        companyId: id,
        typed: {
          ...latest.current.typed,
          fields: { ...latest.current.typed.fields, ...values },
        },
      }),
    noteBlocks: setBlocks,
    ask() {
      setAsked(true)
      if (latest.current.identifier === '') change({})
      if (refused.length === 0 && companyId !== null) setConfirming(true)
    },
    cancel: () => setConfirming(false),
    submit: () => void submit(),
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
