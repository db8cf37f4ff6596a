import { createNumberFact, type Fact, Facts } from '@/components/form/facts'
import { SentMoment } from '@/components/ui/moment'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PageSection } from '@/components/ui/page-section'
import { useT } from '@/lib/client/translation'
import type { CollectionCase } from '@/lib/contracts/collection/cases'
import { labelCaseType } from '@/lib/features/collection-cases/messages/case-labels'
import { formatDateTime } from '@/lib/shared/format/date-time'
import { formatDay } from '@/lib/shared/format/sent-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { toVisibleMask } from '@/lib/shared/wire/masks'

/**
 * The rest of what a case tells: what it is, how it is to be paid, and what an eviction hangs on.
 */
export function CaseFacts({ read }: { read: CollectionCase }) {
  const t = useT()
  const { paymentDetails, eviction } = read
  return (
    <>
      <Part title={t('collectionCases.number')} items={listCaseFacts(t, read)} />
      {paymentDetails && (
        <Part
          title={t('collectionCases.payment.title')}
          items={[
            {
              label: t('collectionCases.payment.value'),
              value: (
                <MoneyAmount
                  value={paymentDetails.paymentValue}
                  currency={paymentDetails.currency}
                />
              ),
            },
            createNumberFact(t('collectionCases.payment.kid'), paymentDetails.kid),
            {
              label: t('collectionCases.payment.account'),
              value: toVisibleMask(paymentDetails.bankAccount),
            },
            {
              label: t('collectionCases.payment.due'),
              value: formatDay(t, paymentDetails.dueDate),
            },
          ]}
        />
      )}
      {eviction && (
        <Part
          title={t('collectionCases.eviction.title')}
          items={[
            {
              label: t('collectionCases.eviction.premises'),
              value: labelPremises(t, eviction.premises),
            },
            {
              label: t('collectionCases.eviction.amount'),
              value: <MoneyAmount value={eviction.amount} currency={eviction.currency} />,
            },
            {
              label: t('collectionCases.eviction.served'),
              value: formatDay(t, eviction.noticeServedDate),
            },
            {
              label: t('collectionCases.eviction.board'),
              value: formatDay(t, eviction.socialBoardMessageDate),
            },
            {
              label: t('collectionCases.eviction.recoverBy'),
              value: formatDay(t, eviction.recoverByDate),
            },
            {
              label: t('collectionCases.eviction.earliest'),
              value: formatDay(t, eviction.earliestEvictionDate),
            },
            { label: t('collectionCases.eviction.reason'), value: eviction.reason },
          ]}
        />
      )}
    </>
  )
}

const Part = ({ title, items }: { title: string; items: Fact[] }) => (
  <PageSection title={title}>
    <Facts items={items} />
  </PageSection>
)

function listCaseFacts(t: Translate, read: CollectionCase): Fact[] {
  const isPaused = read.status?.trim().toUpperCase() === 'PAUSED'
  return [
    { label: t('collectionCases.fact.type'), value: labelCaseType(t, read.type) },
    { label: t('collectionCases.fact.registered'), value: renderInstant(read.registeredAt) },
    ...(read.closedAt
      ? [{ label: t('collectionCases.fact.closed'), value: renderInstant(read.closedAt) }]
      : []),
    ...(isPaused
      ? [{ label: t('collectionCases.fact.pauseReason'), value: read.pauseReason }]
      : []),
    { label: t('collectionCases.fact.description'), value: read.description },
    createNumberFact(t('collectionCases.fact.creditor'), read.creditorNumber),
    { label: t('collectionCases.fact.country'), value: read.countryCode },
  ]
}

const renderInstant = (at: string | null | undefined) =>
  at && <SentMoment at={at} format={formatDateTime} />

function labelPremises(t: Translate, premises: string | null | undefined) {
  return premises === 'HOME' || premises === 'OTHER'
    ? t(`collectionCases.eviction.${premises}`)
    : premises
}
