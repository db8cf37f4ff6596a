'use client'

import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { getCustomerQuery, getFollowUpQuery } from '@/lib/features/customers/client/customers'
import {
  requireWhole,
  toAreaState,
  useCustomerCases,
  useCustomerItems,
} from '@/lib/features/customers/client/use-customer-areas'
import { summarizeCases } from '@/lib/features/customers/domain/whole/collection-standing'
import { findNextStop } from '@/lib/features/customers/domain/whole/next-stop'
import { findOverdue, sumOpenBalance } from '@/lib/features/customers/domain/whole/receivable-items'
import { formatLongDate } from '@/lib/shared/format/date-time'
import { routes } from '@/lib/shared/routes'
import { FirstTotal, OtherTotals } from './currency-totals'
import { NotKnownChip } from './not-known'
import { Answer } from './strip-answer'

/**
 * Five answers about a customer, each a link to where it comes from: what is owed, what of it is
 * late, what is in collection, which stop ends next, who has it. The room stands before they do.
 */
export function CustomerStrip() {
  const t = useT()
  return (
    <section aria-label={t('customers.whole.glance')}>
      <ul className="mx-6 grid grid-cols-5 border-t border-b border-line max-medium:grid-cols-2 max-narrow:mx-4 max-medium:[&>li:first-child]:col-span-full [&>li:first-child]:border-l-0 [&>li:first-child]:pl-0 max-medium:[&>li]:border-l-0 max-medium:[&>li:first-child]:min-h-16 max-medium:[&>li:nth-child(n+2)]:border-t">
        <BalanceAnswer />
        <OverdueAnswer />
        <CollectionAnswer />
        <StopAnswer />
        <OwnerAnswer />
      </ul>
    </section>
  )
}

function BalanceAnswer() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  return (
    <Answer
      label={t('customers.whole.balance.label')}
      href={routes.customerInvoices(clientNo, customerNo)}
      state={requireWhole('ledger', useCustomerItems())}
      say={({ rows }) => {
        const totals = sumOpenBalance(rows)
        return totals.length === 0
          ? [t('customers.whole.balance.none'), null]
          : [
              <FirstTotal key="first" totals={totals} />,
              <OtherTotals key="others" totals={totals} />,
            ]
      }}
    />
  )
}

function OverdueAnswer() {
  const t = useT()
  const today = useToday()
  const { clientNo, customerNo } = useCustomerPlace()
  return (
    <Answer
      label={t('customers.whole.overdue.label')}
      href={routes.customerInvoices(clientNo, customerNo)}
      state={requireWhole('ledger', useCustomerItems())}
      say={({ rows }) => {
        const { totals, count, oldestDaysLate, undated } = findOverdue(rows, today)
        const details = (
          <>
            <OtherTotals totals={totals} />
            {oldestDaysLate !== null && (
              <span>{t('customers.whole.overdue.count', { count, days: oldestDaysLate })}</span>
            )}
            {undated > 0 && <span>{t('customers.whole.overdue.undated', { count: undated })}</span>}
          </>
        )
        if (count > 0) return [<FirstTotal key="first" totals={totals} />, details]
        return [
          undated > 0 ? <NotKnownChip key="chip" /> : t('customers.whole.overdue.none'),
          details,
        ]
      }}
    />
  )
}

function CollectionAnswer() {
  const t = useT()
  const { clientNo, customerNo, organizationId } = useCustomerPlace()
  return (
    <Answer
      label={t('customers.whole.inCollection.label')}
      href={routes.customerCollection(clientNo, customerNo)}
      state={requireWhole('collection', useCustomerCases())}
      say={({ rows }) => {
        const { totals, count, only } = summarizeCases(rows)
        if (count === 0) return [t('customers.whole.inCollection.none'), null]
        return [
          <FirstTotal key="first" totals={totals} />,
          <>
            <OtherTotals totals={totals} />
            {only !== null && organizationId ? (
              <Link
                className="relative z-1 inline-flex min-h-6 items-center"
                href={routes.case(organizationId, only)}
              >
                {t('customers.whole.inCollection.one', { number: String(only) })}
              </Link>
            ) : (
              <span>{t('customers.whole.inCollection.count', { count })}</span>
            )}
          </>,
        ]
      }}
    />
  )
}

function StopAnswer() {
  const t = useT()
  const today = useToday()
  const { clientNo, customerNo } = useCustomerPlace()
  const customer = useQuery(getCustomerQuery(clientNo, customerNo))
  return (
    <Answer
      label={t('customers.whole.nextStop.label')}
      href={routes.customerStops(clientNo, customerNo)}
      state={toAreaState('ledger', customer)}
      say={(read) => {
        const next = findNextStop(read, today)
        if (next.is === 'untold')
          return [<NotKnownChip key="chip" />, t('customers.whole.nextStop.untold')]
        if (next.is === 'none') return [t('customers.whole.nextStop.none'), null]
        const stop = t(`customers.list.stopped.${next.stop.kind}`)
        return next.is === 'ends'
          ? [
              formatLongDate(t, next.stop.until),
              t('customers.whole.nextStop.in', { stop, days: next.stop.daysLeft }),
            ]
          : [t(`customers.whole.nextStop.${next.is}`), stop]
      }}
    />
  )
}

function OwnerAnswer() {
  const t = useT()
  const today = useToday()
  const { clientNo, customerNo } = useCustomerPlace()
  return (
    <Answer
      label={t('customers.whole.owner.label')}
      href="#owner"
      state={toAreaState('desk', useQuery(getFollowUpQuery(clientNo, customerNo)))}
      say={({ owner, followUpOn }) => [
        owner ?? t('customers.whole.owner.nobody'),
        followUpOn === null
          ? null
          : t(
              followUpOn < today
                ? 'customers.whole.owner.followUpPast'
                : 'customers.whole.owner.followUp',
              { day: formatLongDate(t, followUpOn) },
            ),
      ]}
    />
  )
}
