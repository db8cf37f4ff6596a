'use client'

import { useQuery } from '@tanstack/react-query'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Tabs } from '@/components/layout/tabs'
import { useToday } from '@/components/ui/hooks/use-today'
import { Link } from '@/components/ui/link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import { getDraftQuery } from '@/lib/client/user-state'
import type { ReplacedInvoice } from '@/lib/contracts/desk/sending/send-document'
import { useDraft } from '@/lib/features/drafts/client/public'
import {
  type DocumentDraft,
  getDocumentSubject,
  openDraft,
  parseDocumentDraft,
  toDocumentDraft,
} from '@/lib/features/invoice-sending/client/document-draft'
import { getReplacedViewQuery } from '@/lib/features/invoice-sending/client/replaced-invoice'
import { toReplacedDocument } from '@/lib/features/invoice-sending/domain/replaced-document'
import {
  type DocumentRoute,
  documentRoutes,
  makeBlankDocument,
} from '@/lib/features/invoice-sending/domain/typed-document'
import { findReason } from '@/lib/shared/format/describe-failure'
import { routes } from '@/lib/shared/routes'
import type { OwnCompany } from './company-select'
import { ReplacedNotice } from './replaced-notice'
import { SendFormPage } from './send-form'
import { SendFromFile } from './send-from-file'
import { type OpenedDocument, useSendForm } from './use-send-form'

type Props = {
  userName: string
  /** Under which a draft is kept and customers are found; null where the person has no client. */
  clientNo: string | null
  companies: readonly OwnCompany[]
  country: string
  /** The failed invoice in whose name this one goes. */
  replaced: { invoice: ReplacedInvoice; companyId: number; route: DocumentRoute } | null
}

/** Sends one document: to a business, to a private person, or a letter. */
export function SendPage(props: Props) {
  const [asked] = useQueryState('to', parseAsStringLiteral(sendTabs).withDefault('business'))
  const route = props.replaced?.route ?? asked
  const [turn, setTurn] = useState(0)
  if (route === 'file')
    return (
      <FileTab
        key={turn}
        userName={props.userName}
        companies={props.companies}
        onNext={() => setTurn(turn + 1)}
      />
    )
  return (
    <OneDocument
      key={`${route} ${turn}`}
      {...props}
      replaced={turn === 0 ? props.replaced : null}
      route={route}
      isFirst={turn === 0}
      onNext={() => setTurn(turn + 1)}
    />
  )
}

/** The three forms, and the way from a file. */
const sendTabs = [...documentRoutes, 'file'] as const
type SendTab = (typeof sendTabs)[number]

function SendTabs({ current }: { current: SendTab }) {
  const t = useT()
  return (
    <Tabs aria-label={t('invoiceSending.routes')}>
      {sendTabs.map((each) => (
        <Link
          key={each}
          href={routes.send(each === 'business' ? '' : `to=${each}`)}
          aria-current={current === each ? 'page' : undefined}
        >
          {each === 'file' ? t('invoiceSending.fromFile') : t(`invoiceSending.route.${each}`)}
        </Link>
      ))}
    </Tabs>
  )
}

function FileTab(props: {
  userName: string
  companies: readonly OwnCompany[]
  onNext: () => void
}) {
  const t = useT()
  return (
    <PageFrame
      crumbs={[{ label: t('invoiceSending.area') }, { label: t('invoiceSending.title') }]}
      title={t('invoiceSending.title')}
    >
      <SendTabs current="file" />
      <SendFromFile {...props} />
    </PageFrame>
  )
}

type DocumentProps = Props & { route: DocumentRoute; isFirst: boolean; onNext: () => void }

function OneDocument({
  userName,
  clientNo,
  companies,
  country,
  replaced,
  route,
  isFirst,
  onNext,
}: DocumentProps) {
  const t = useT()
  const today = useToday()
  const subject = getDocumentSubject(route)
  const keepsDraft = clientNo !== null && replaced === null
  const { data } = useQuery({ ...getDraftQuery(clientNo ?? '', subject), enabled: keepsDraft })
  const { data: view } = useQuery({
    ...getReplacedViewQuery(replaced?.invoice.transactionRid ?? 0, replaced?.companyId ?? 0),
    enabled: replaced !== null,
  })
  const [kept] = useState(() =>
    keepsDraft && isFirst ? parseDocumentDraft(data?.draft?.content) : null,
  )
  const [draft, setDraft] = useState<DocumentDraft | null>(kept)
  const [opened] = useState(() => openDocument())
  const form = useSendForm({
    userName,
    opened,
    replaces: replaced?.invoice ?? null,
    onTyped: (typed, identifier, companyId) =>
      setDraft(toDocumentDraft(typed, identifier, companyId)),
    onSent: () => setDraft(null),
  })
  const { failure } = useDraft({
    userName,
    clientNo: clientNo ?? '',
    subject,
    content: draft,
    isDirty: keepsDraft && draft !== null,
    isOwn: kept !== null,
  })
  const title = replaced
    ? t('invoiceSending.again', { number: replaced.invoice.invoiceNumber ?? '' })
    : t('invoiceSending.title')
  return (
    <SendFormPage
      form={form}
      userName={userName}
      clientNo={clientNo}
      companies={companies}
      frame={{ crumbs: [{ label: t('invoiceSending.area') }, { label: title }], title }}
      onNext={onNext}
      head={
        <>
          {replaced ? (
            <ReplacedNotice {...replaced} isRead={view !== undefined} />
          ) : (
            <SendTabs current={route} />
          )}
          {failure && failure.kind !== 'unauthenticated' && (
            <StateBlock look="strip" kind="warned" title={t('form.draftNotKept')}>
              {findReason(t, failure.code)}
            </StateBlock>
          )}
        </>
      }
    />
  )

  function openDocument(): OpenedDocument {
    const blank = { today, country }
    if (replaced)
      return {
        typed: view ? toReplacedDocument(view, route, blank) : makeBlankDocument(route, blank),
        identifier: '',
        companyId: replaced.companyId,
      }
    const only = companies.length === 1 ? companies[0]!.companyId : null
    if (kept)
      return {
        typed: openDraft(route, blank, kept),
        identifier: kept.identifier,
        companyId: kept.companyId,
      }
    return { typed: makeBlankDocument(route, blank), identifier: '', companyId: only }
  }
}
