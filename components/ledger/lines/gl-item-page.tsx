'use client'

import { useQuery } from '@tanstack/react-query'
import { Facts } from '@/components/form/facts'
import { createReadFact } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ButtonLink, hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection, PageSections } from '@/components/ui/page-section'
import { CustomerLink } from '@/components/ui/record-links/customer-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { Skeleton } from '@/components/ui/states/skeleton'
import { StateBlock } from '@/components/ui/states/state-block'
import { toFailure } from '@/lib/client/operation-failed'
import { useT } from '@/lib/client/translation'
import { type GlRow, getGlItemQuery } from '@/lib/features/ledger/client/ledger'
import { namePeriod } from '@/lib/features/ledger/domain/compare-movements'
import { describeGlItem, labelPostingType } from '@/lib/features/ledger/messages/ledger-labels'
import { findReason } from '@/lib/shared/format/describe-failure'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'
import { VoucherLines } from './voucher-lines'

/** One general-ledger item: its details, and the voucher that it is a line of. */
export function GlItemPage({ clientNo, glItemId }: { clientNo: string; glItemId: string }) {
  const t = useT()
  const { data, error, isPending, dataUpdatedAt, refetch } = useQuery(
    getGlItemQuery(clientNo, glItemId),
  )
  const failure = error && toFailure(error)
  const title = (data && describeGlItem(t, data)) ?? t('ledger.item.unnamed')
  const back = <ButtonLink href={routes.glItems(clientNo)}>{t('ledger.item.back')}</ButtonLink>
  return (
    <PageFrame
      crumbs={[
        { label: t('ledger.area') },
        { label: t('ledger.title'), href: routes.glItems(clientNo) },
        { label: title },
      ]}
      tab={data ? [title] : undefined}
      title={title}
      facts={[
        { label: t('ledger.column.id'), value: glItemId, copy: glItemId },
        ...(data ? [createReadFact(t, dataUpdatedAt)] : []),
      ]}
    >
      {failure?.kind === 'not-found' ? (
        <StateBlock kind="empty" title={t('ledger.item.notFound')} steps={back}>
          {[t('ledger.item.notFoundMeaning'), findReason(t, failure.code)]
            .filter(Boolean)
            .join(' ')}
        </StateBlock>
      ) : (
        failure && (
          <FailureBlock
            failure={failure}
            doing="read"
            steps={<Button onClick={() => void refetch()}>{t('states.tryAgain')}</Button>}
          />
        )
      )}
      {isPending && <Skeleton rows={6} columns={2} variant="lines" />}
      {data && (
        <PageSections>
          <PageSection title={t('ledger.item.facts')}>
            <Facts items={listFacts(t, clientNo, data)} />
          </PageSection>
          {data.voucherNo?.trim() && <VoucherLines clientNo={clientNo} item={data} />}
        </PageSections>
      )}
    </PageFrame>
  )
}

const listFacts = (t: Translate, clientNo: string, item: GlRow) => [
  { label: t('ledger.column.type'), value: labelPostingType(t, item.postingType) },
  { label: t('ledger.column.date'), value: formatDay(t, item.postingDate) },
  { label: t('ledger.column.period'), value: namePeriod(item) },
  {
    label: t('ledger.column.account'),
    value: item.glAccountNo ?? null,
    note: item.glAccountName ?? undefined,
  },
  {
    label: t('ledger.column.debit'),
    value: <MoneyAmount value={item.debitAmount} currency={item.currency} />,
  },
  {
    label: t('ledger.column.credit'),
    value: <MoneyAmount value={item.creditAmount} currency={item.currency} />,
  },
  {
    label: t('ledger.column.customer'),
    value: item.customerNo && (
      <CustomerLink clientNo={clientNo} customerNo={item.customerNo}>
        {item.customerNo}
      </CustomerLink>
    ),
  },
  {
    label: t('ledger.column.item'),
    value:
      item.arItemId == null ? (
        item.documentNo
      ) : (
        <Link className={hyperlinkClass} href={routes.item(clientNo, String(item.arItemId))}>
          {item.documentNo ?? String(item.arItemId)}
        </Link>
      ),
  },
]
