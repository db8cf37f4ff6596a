'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import { useLoaded } from '@/components/ui/hooks/use-loaded'
import { ButtonLink } from '@/components/ui/link'
import { useToday } from '@/lib/client/hydration'
import { useOffers } from '@/lib/client/offers'
import { getOperationQuery } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { handOverCustomers } from '@/lib/features/customer-import/client/public'
import { toSendQueryString } from '@/lib/features/invoice-sending/client/replaced-invoice'
import {
  canGoOut,
  type PreparedDocument,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import type { FailedInvoice, ReadInvoice } from '@/lib/features/invoice-sending/domain/resend'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import type { OwnCompany } from '../company-select'
import { ConfirmMany } from './confirm-many'
import { describeTotals } from './describe-prepared'
import { LookupProgress } from './lookup-progress'
import { ManyDocuments } from './many-documents'
import { ResendTerms } from './resend-terms'
import { SendManyBar } from './send-many-bar'
import type { ClientsWork } from './use-client-work'
import { useFailedInvoices } from './use-failed-invoices'
import { usePreparedResends } from './use-prepared-resends'
import { type ResendTermsTyped, useResendTerms } from './use-resend-terms'
import { useTicked } from './use-ticked'

const importNumberChecks = () => import('@/lib/shared/checks/number-checks')

type Props = {
  userName: string
  clientNo: string
  companies: readonly OwnCompany[]
  invoices: readonly FailedInvoice[]
  /** What is typed and ticked, for this client and the others of the page. */
  work: ClientsWork
  frame: Pick<PageFrameProps, 'crumbs' | 'title'>
  head: ReactNode
}

/** The failed invoices of one client: read, shown as they would go out, and sent once asked for. */
export function ClientResends({
  userName,
  clientNo,
  companies,
  invoices,
  work,
  frame,
  head,
}: Props) {
  const t = useT()
  const { typed, ticks } = work.of(clientNo)
  const terms = useResendTerms(typed)
  const [isAsked, setAsked] = useState(false)
  const lookup = useFailedInvoices(invoices, companies)
  const { documents, isCurrent } = useDocuments(lookup, terms)
  const { selected, select } = useTicked(documents, [
    ticks,
    (next) => work.change(clientNo, { ticks: next }),
  ])
  const ticked = documents.filter(({ key }) => selected.has(key))
  const sent = ticked.filter(canGoOut)
  useLeaveGuard(work.isTyped && !isAsked, 'lost')
  const isChecking = lookup.phase !== 'done' || !isCurrent || !terms.isSettled
  return (
    <PageFrame
      {...frame}
      fill
      saveBar={
        <SendManyBar
          count={sent.length}
          all={invoices.length}
          detail={describeTotals(t, sent)}
          isChecking={isChecking}
          fault={terms.isDayWrong ? t('invoiceSending.many.dueDayWrong') : undefined}
          onGoOn={() => setAsked(true)}
        />
      }
    >
      {head}
      <LookupProgress lookup={lookup} all={invoices.length} />
      <ManyDocuments
        documents={documents}
        selected={selected}
        onSelect={select}
        hrefOf={(document) => findAlone(document, invoices)}
        verbs={
          <>
            <ResendTerms terms={terms} onTyped={(now) => work.change(clientNo, { typed: now })} />
            <ChangeCustomers clientNo={clientNo} read={lookup.read} keys={selected} />
          </>
        }
      />
      {isAsked && (
        <ConfirmMany
          {...{ userName, clientNo }}
          verb="resend"
          documents={sent}
          onClose={() => setAsked(false)}
        />
      )}
    </PageFrame>
  )
}

/** What would go out, with what is typed for all. */
function useDocuments(
  lookup: ReturnType<typeof useFailedInvoices>,
  { dueDate, account }: ResendTermsTyped,
) {
  const today = useToday()
  const offers = useOffers()
  const checks = useLoaded(importNumberChecks) ?? null
  const { data: known } = useQuery({
    ...getOperationQuery('listAvailableCompanies', {}),
    enabled: offers('listAvailableCompanies'),
    retry: false,
  })
  const { isReplaced } = lookup
  const terms = useMemo(
    () => ({
      ...{ today, dueDate, account, checks, isReplaced },
      findCompany: (companyId: number) => known?.find(({ CompanyId }) => CompanyId === companyId),
    }),
    [today, dueDate, account, checks, isReplaced, known],
  )
  return usePreparedResends(lookup.read, terms)
}

/** The form in which one of them is mended by hand. */
function findAlone({ key }: PreparedDocument, invoices: readonly FailedInvoice[]) {
  const invoice = invoices.find((each) => each.key === key)
  if (!invoice?.route) return null
  const { replaces, companyId, route } = invoice
  return `${routes.send()}${toSendQueryString({
    to: route,
    rid: String(replaces.transactionRid),
    company: companyId,
    receipt: replaces.receiptId,
    number: replaces.invoiceNumber,
  })}`
}

/** A link, which asks before typed terms are left, to where the customers of ticked invoices are changed. */
function ChangeCustomers({
  clientNo,
  read,
  keys,
}: {
  clientNo: string
  read: readonly ReadInvoice[]
  keys: ReadonlySet<string>
}) {
  const t = useT()
  const offers = useOffers()
  const customerNos = [
    ...new Set(
      read.flatMap(({ invoice, found }) =>
        found.is === 'found' && keys.has(invoice.key) ? found.customerNo : [],
      ),
    ),
  ]
  const count = customerNos.length
  const all = formatCount(count)
  if (count === 0 || !offers('updateCustomers')) return null
  return (
    <ButtonLink
      size="sm"
      href={routes.customerImport(clientNo)}
      onNavigate={() =>
        handOverCustomers(t('invoiceSending.many.handedOver', { count, all }), customerNos)
      }
    >
      {t('invoiceSending.many.changeCustomers', { count, all })}
    </ButtonLink>
  )
}
