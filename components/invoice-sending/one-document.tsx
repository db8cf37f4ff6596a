'use client'

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import type { Answer } from '@/lib/contracts/registry'
import { cacheDraft, type LeftDraft, useDraft } from '@/lib/features/drafts/client/public'
import {
  type DocumentDraft,
  getDocumentDraftKey,
  openDraft,
  parseDocumentDraft,
  toDocumentDraft,
} from '@/lib/features/invoice-sending/client/document-draft'
import {
  isCreditNote,
  isViewOf,
  toReplacedDocument,
} from '@/lib/features/invoice-sending/domain/replaced-document'
import { listReplacedDoubts } from '@/lib/features/invoice-sending/domain/replaced-doubts'
import {
  type DocumentRoute,
  makeBlankDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import {
  type SendingCompany,
  toBlankTerms,
  withSender,
} from '@/lib/features/invoice-sending/domain/with-sender'
import type { OwnCompany } from './company-select'
import { ReplacedNotice } from './replaced-notice'
import { SendFormPage } from './send-form'
import { SendTabs } from './send-tabs'
import { useOpeningReads } from './use-opening-reads'
import { useSendForm } from './use-send-form'

/** A failed invoice, the form that takes its place, and its customer where that is sure. */
export type Replaced = {
  invoice: ReplacedInvoice
  companyId: number
  route: DocumentRoute
  customerNo: string | null
}

type Props = {
  userName: string
  clientNo: string | null
  companies: readonly OwnCompany[]
  replaced: Replaced | null
  route: DocumentRoute
  onNext: () => void
}

/**
 * The form of one document, once all that fills it has been read, or could not be: what comes later
 * would find a form that is begun.
 */
export function OneDocument(props: Props) {
  const t = useT()
  const { clientNo, replaced, route, companies } = props
  const keepsDraft = clientNo !== null && replaced === null
  const opening = useOpeningReads(keepsDraft ? clientNo : null, replaced, route)
  if (!opening)
    return (
      <PageFrame
        crumbs={[{ label: t('invoiceSending.area') }, { label: t('invoiceSending.title') }]}
        title={t('invoiceSending.title')}
      >
        <Skeleton rows={8} columns={2} />
      </PageFrame>
    )
  const { left, view, companies: known } = opening
  const companyId = replaced?.companyId ?? (companies.length === 1 ? companies[0]!.companyId : null)
  return (
    <DocumentForm
      key={opening.form}
      {...props}
      onTyped={opening.noteTyped}
      keepsDraft={keepsDraft}
      kept={parseDocumentDraft(left.content)}
      unread={left.unread}
      view={view && replaced && isViewOf(view, replaced.invoice) ? view : null}
      companyId={companyId}
      company={known?.find(({ CompanyId }) => CompanyId === companyId) ?? null}
    />
  )
}

type FormProps = Props & {
  onTyped: () => void
  keepsDraft: boolean
  kept: DocumentDraft | null
  unread: LeftDraft['unread']
  view: Answer<'getInvoiceView'> | null
  /** The company that sends, where it is known before anybody chooses. */
  companyId: number | null
  company: SendingCompany | null
}

function DocumentForm(props: FormProps) {
  const t = useT()
  const today = useToday()
  const { userName, clientNo, companies, replaced, route, onNext } = props
  const [kept] = useState(props.kept)
  const [draft, setDraft] = useState<DocumentDraft | null>(kept)
  const [opened] = useState(() => openDocument(props, today))
  const [doubts] = useState(
    () => props.view && listReplacedDoubts(props.view, opened.typed, isCreditNote(props.view)),
  )
  const form = useSendForm({
    userName,
    opened,
    replaces: replaced?.invoice ?? null,
    onTyped: (typed, identifier, companyId) => {
      props.onTyped()
      setDraft(toDocumentDraft(typed, identifier, companyId))
    },
    onSent: () => setDraft(null),
  })
  const queryClient = useQueryClient()
  const draftKey = getDocumentDraftKey(route)
  const { failure, drop } = useDraft({
    ...{ userName, draftKey, unread: props.unread },
    clientNo: clientNo ?? '',
    content: draft,
    isDirty: props.keepsDraft && draft !== null,
    isOwn: kept !== null,
  })
  useLeaveGuard(
    form.identifier !== '' && !form.sending.isAccepted,
    props.keepsDraft && failure === null ? 'kept' : 'lost',
  )
  const title = replaced
    ? t('invoiceSending.again', { number: replaced.invoice.invoiceNumber ?? '' })
    : t('invoiceSending.title')

  /** Leaves what was typed and begins another document: with an earlier draft that was not read. */
  async function discard() {
    setDraft(null)
    if (props.keepsDraft && !props.unread) {
      await drop()
      cacheDraft(queryClient, { clientNo: clientNo ?? '', draftKey }, null)
    }
    onNext()
  }

  return (
    <SendFormPage
      form={form}
      userName={userName}
      clientNo={clientNo}
      companies={companies}
      customerNo={replaced?.customerNo ?? null}
      frame={{ crumbs: [{ label: t('invoiceSending.area') }, { label: title }], title }}
      onNext={() => void discard()}
      head={
        <>
          {replaced ? (
            <ReplacedNotice
              {...{
                ...replaced,
                doubts,
                isCredit: props.view && isCreditNote(props.view),
              }}
              clientNo={findClientOf(companies, replaced.companyId)}
            />
          ) : (
            <SendTabs current={route} />
          )}
          {kept !== null && !form.sending.isOpen && (
            <StateBlock
              variant="strip"
              kind="empty"
              title={t('invoiceSending.draft')}
              steps={
                <Button size="sm" onClick={() => void discard()}>
                  {t('invoiceSending.discard')}
                </Button>
              }
            />
          )}
          <DraftNotKept failure={failure} />
        </>
      }
    />
  )
}

const findClientOf = (companies: readonly OwnCompany[], id: number) =>
  companies.find(({ companyId }) => companyId === id)?.clientNo ?? null

/** What the form opens with: an earlier draft, the failed invoice, or the sender alone. */
function openDocument(
  { replaced, view, kept, route, company, companyId, companies }: FormProps,
  today: string,
) {
  const blank = toBlankTerms(company, today)
  if (kept) return { ...kept, typed: openDraft(route, blank, kept) }
  const typed =
    replaced && view ? toReplacedDocument(view, route, blank) : makeBlankDocument(route, blank)
  const own = companies.find((each) => each.companyId === companyId)
  return { typed: withSender(typed, company, own?.name), identifier: '', companyId }
}
