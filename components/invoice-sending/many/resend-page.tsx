'use client'

import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo, useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ReadStates } from '@/components/ui/states/read-states'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import {
  type CauseQuestion,
  getCauseFailuresQuery,
  toFailuresQueryString,
} from '@/lib/features/delivery-failures/client/public'
import { toFailedInvoice } from '@/lib/features/invoice-sending/domain/resend'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import type { OwnCompany } from '../company-select'
import { ClientResends } from './client-resends'
import { useClientWork } from './use-client-work'

type Props = { userName: string; question: CauseQuestion; companies: readonly OwnCompany[] }

/** The failed invoices of a cause, to be sent again: nothing goes out before its rows were seen. */
export function ResendPage({ userName, question, companies }: Props) {
  const t = useT()
  const { data, error, refetch, isFetching } = useQuery({
    ...getCauseFailuresQuery(question),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  })
  const { byClient, leftOut } = useMemo(
    () => listByClient(data?.rows ?? [], companies),
    [data, companies],
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const work = useClientWork()
  const clientNo = chosen ?? byClient[0]?.clientNo ?? null
  const current = byClient.find((each) => each.clientNo === clientNo)
  const frame = {
    crumbs: [
      { label: t('invoiceSending.area') },
      {
        label: t('invoiceSending.many.failures'),
        href: routes.partnerFailures(
          toFailuresQueryString({
            from: question.FromDate,
            to: question.ToDate,
            companies: question.CompanyIds?.map(Number) ?? [],
            cause: question.Key,
          }),
        ),
      },
      { label: t('invoiceSending.many.title') },
    ],
    title: t('invoiceSending.many.title'),
  }
  if (current)
    return (
      <ClientResends
        key={`${current.clientNo} ${data?.rows.length}`}
        userName={userName}
        clientNo={current.clientNo}
        companies={companies}
        invoices={current.invoices}
        {...{ work, frame }}
        head={
          <>
            {data && <ShortenedNotices found={data} leftOut={leftOut} />}
            {byClient.length > 1 && (
              <fieldset className="toolbar flex-wrap" aria-label={t('invoiceSending.many.client')}>
                {byClient.map((each) => (
                  <Button
                    key={each.clientNo}
                    size="sm"
                    pressed={each.clientNo === clientNo}
                    onClick={() => setChosen(each.clientNo)}
                  >
                    {each.name} <b className="font-medium">{formatCount(each.invoices.length)}</b>
                  </Button>
                ))}
              </fieldset>
            )}
          </>
        }
      />
    )
  return (
    <PageFrame {...frame}>
      <ReadStates
        failure={error && toFailure(error)}
        isHeld={data !== undefined}
        rows={8}
        columns={6}
        onAgain={() => void refetch()}
      />
      {data && (
        <NothingToResend
          found={data}
          again={
            <Button
              busy={isFetching}
              busyLabel={t('states.loading')}
              onClick={() => void refetch()}
            >
              {t('states.tryAgain')}
            </Button>
          }
        />
      )}
    </PageFrame>
  )
}

type FoundProps = { found: Answer<'listFailuresOfCause'> }

/** Says that invoices of the cause are not among those that are shown, and why. */
function ShortenedNotices({ found, leftOut }: FoundProps & { leftOut: number }) {
  const t = useT()
  return (
    <>
      {found.count > found.rows.length && (
        <StateBlock
          kind="unknown"
          variant="strip"
          title={t('invoiceSending.many.cut', {
            shown: formatCount(found.rows.length),
            all: formatCount(found.count),
          })}
        />
      )}
      {!found.all && (
        <StateBlock kind="unknown" variant="strip" title={t('invoiceSending.many.notAll')} />
      )}
      {leftOut > 0 && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('invoiceSending.many.leftOut', {
            count: leftOut,
            all: formatCount(leftOut),
          })}
        />
      )}
    </>
  )
}

/** Says whether nothing failed, or nothing that failed can be sent again from here. */
function NothingToResend({ found, again }: FoundProps & { again: ReactNode }) {
  const t = useT()
  return (
    <StateBlock
      kind={found.all ? 'empty' : 'unknown'}
      title={t(found.all ? 'invoiceSending.many.empty' : 'invoiceSending.many.notAll')}
      steps={again}
    >
      {found.rows.length > 0
        ? t('invoiceSending.many.leftOut', {
            count: found.rows.length,
            all: formatCount(found.rows.length),
          })
        : found.all && t('invoiceSending.many.emptyMeaning')}
    </StateBlock>
  )
}

type Row = Parameters<typeof toFailedInvoice>[0]

/**
 * The failed invoices of each client, those of most invoices first: one bulk action is of one client. What
 * tells no transaction, or is of nobody's client, is left out.
 */
function listByClient(rows: readonly Row[], companies: readonly OwnCompany[]) {
  const clients = new Map(companies.map((each) => [each.companyId, each]))
  const known = rows.flatMap((row) => {
    const invoice = toFailedInvoice(row)
    const client = invoice && clients.get(invoice.companyId)
    return invoice && client?.clientNo ? [{ invoice, ...client, clientNo: client.clientNo }] : []
  })
  const byClient = [...Map.groupBy(known, ({ clientNo }) => clientNo)]
    .map(([clientNo, own]) => ({
      clientNo,
      name: own[0]!.name,
      // A search may give a row twice; the document goes out once.
      invoices: [...new Map(own.map(({ invoice }) => [invoice.key, invoice])).values()],
    }))
    .sort((one, other) => other.invoices.length - one.invoices.length)
  return { byClient, leftOut: rows.length - known.length }
}
