import { type Fact, Facts } from '@/components/form/facts'
import { Moment } from '@/components/ui/moment'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PagePart } from '@/components/ui/page-part'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { labelCaseType } from '@/lib/features/collection-cases/messages/case-labels'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { formatDay } from '@/lib/shared/format/day'
import { t } from '@/lib/shared/i18n/translate-collection-cases'
import { toVisibleMask } from '@/lib/shared/wire/masks'

/**
 * The rest of what a case tells: what it is, how it is to be paid, and what an eviction hangs on.
 */
export function CaseFacts({ read }: { read: CollectionCase }) {
  const { paymentDetails, eviction } = read
  return (
    <>
      <Part title={t('cases.number')} items={listCaseFacts(read)} />
      {paymentDetails && (
        <Part
          title={t('cases.payment.title')}
          items={[
            {
              label: t('cases.payment.value'),
              value: (
                <MoneyAmount
                  value={paymentDetails.paymentValue}
                  currency={paymentDetails.currency}
                />
              ),
            },
            { label: t('cases.payment.kid'), value: paymentDetails.kid },
            { label: t('cases.payment.account'), value: toVisibleMask(paymentDetails.bankAccount) },
            { label: t('cases.payment.due'), value: formatDay(paymentDetails.dueDate) },
          ]}
        />
      )}
      {eviction && (
        <Part
          title={t('cases.eviction.title')}
          items={[
            { label: t('cases.eviction.premises'), value: labelPremises(eviction.premises) },
            {
              label: t('cases.eviction.amount'),
              value: <MoneyAmount value={eviction.amount} currency={eviction.currency} />,
            },
            { label: t('cases.eviction.served'), value: formatDay(eviction.noticeServedDate) },
            { label: t('cases.eviction.board'), value: formatDay(eviction.socialBoardMessageDate) },
            { label: t('cases.eviction.recoverBy'), value: formatDay(eviction.recoverByDate) },
            {
              label: t('cases.eviction.earliest'),
              value: formatDay(eviction.earliestEvictionDate),
            },
            { label: t('cases.eviction.reason'), value: eviction.reason },
          ]}
        />
      )}
    </>
  )
}

const Part = ({ title, items }: { title: string; items: Fact[] }) => (
  <PagePart title={title}>
    <Facts items={items} />
  </PagePart>
)

function listCaseFacts(read: CollectionCase): Fact[] {
  const isPaused = read.status?.trim().toUpperCase() === 'PAUSED'
  return [
    { label: t('cases.fact.type'), value: labelCaseType(read.type) },
    { label: t('cases.fact.registered'), value: renderInstant(read.registeredAt) },
    ...(read.closedAt
      ? [{ label: t('cases.fact.closed'), value: renderInstant(read.closedAt) }]
      : []),
    ...(isPaused ? [{ label: t('cases.fact.pauseReason'), value: read.pauseReason }] : []),
    { label: t('cases.fact.description'), value: read.description },
    { label: t('cases.fact.creditor'), value: read.creditorNumber },
    { label: t('cases.fact.country'), value: read.countryCode },
  ]
}

const renderInstant = (at: string | null | undefined) =>
  at && !Number.isNaN(Date.parse(at)) ? <Moment instant={at} format={formatDateTime} /> : at

function labelPremises(premises: string | null | undefined) {
  return premises === 'HOME' || premises === 'OTHER' ? t(`cases.eviction.${premises}`) : premises
}
