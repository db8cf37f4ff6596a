'use client'

import { useQuery } from '@tanstack/react-query'
import { Link } from '@/components/ui/link'
import { PageSection } from '@/components/ui/page-section'
import { ReadStates } from '@/components/ui/states/read-states'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { useCustomerPlace } from '@/lib/features/customers/client/customer-place'
import { type CustomerRead, getCustomerQuery } from '@/lib/features/customers/client/customers'
import { toAreaState } from '@/lib/features/customers/client/use-customer-areas'
import { findStopState, noEnd } from '@/lib/features/customers/domain/stops'
import { formatLongDate } from '@/lib/shared/format/date-time'
import type { Translate } from '@/lib/shared/i18n/translate'
import { routes } from '@/lib/shared/routes'

const stops = [
  { kind: 'reminder', until: 'stopReminderUntil', memo: 'stopReminderMemo' },
  { kind: 'debtCollection', until: 'stopDebtCollectionUntil', memo: 'stopDebtCollectionMemo' },
  { kind: 'interestCalc', until: 'stopInterestCalcUntil', memo: 'stopInterestCalcMemo' },
] as const
type StopRow = (typeof stops)[number]

/** The three stops of a customer: what each holds back, until when, and why. */
export function CustomerStops() {
  const t = useT()
  const { clientNo, customerNo } = useCustomerPlace()
  const query = useQuery(getCustomerQuery(clientNo, customerNo))
  const state = toAreaState('ledger', query)
  return (
    <div className="px-6 pb-6 max-narrow:px-4">
      <PageSection title={t('customers.whole.stopsTab.title')}>
        {state.is === 'known' ? (
          <ul>
            {stops.map((each) => (
              <StopItem key={each.kind} of={each} customer={state.value} />
            ))}
          </ul>
        ) : (
          <ReadStates
            failure={state.is === 'unknown' ? state.failure : null}
            isHeld={false}
            rows={3}
            columns={2}
            onAgain={() => void query.refetch()}
          />
        )}
      </PageSection>
    </div>
  )
}

function StopItem({
  of: { kind, until, memo },
  customer,
}: {
  of: StopRow
  customer: CustomerRead
}) {
  const t = useT()
  const today = useToday()
  const { clientNo, customerNo } = useCustomerPlace()
  const isSet = Boolean(customer[until]?.trim())
  return (
    <li className="grid grid-cols-[var(--hanging)_minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 border-b border-line py-3 max-narrow:grid-cols-[minmax(0,1fr)]">
      <h3 className="text-sm font-medium">{t(`customers.whole.stopsTab.${kind}.title`)}</h3>
      <div className="grid gap-1">
        <p className={isSet ? 'font-medium' : 'text-ink-3'}>
          {describeEnd(t, customer[until], today)}
        </p>
        {isSet && (
          <p className="wrap-anywhere text-ink-2">
            {customer[memo]?.trim() ? `“${customer[memo]}”` : t('customers.stop.noMemo')}
          </p>
        )}
        <p className="text-xs text-ink-3">{t(`customers.whole.stopsTab.${kind}.holds`)}</p>
      </div>
      <Link
        href={routes.customerField(clientNo, customerNo, until)}
        aria-label={t('customers.whole.stopsTab.changeKind', {
          kind: t(`customers.whole.stopsTab.${kind}.title`),
        })}
      >
        {t('customers.whole.stopsTab.change')}
      </Link>
    </li>
  )
}

/** Until when a stop runs. What the answer does not carry is not known, which is not "not set". */
function describeEnd(t: Translate, until: string | null | undefined, today: string): string {
  if (until === undefined) return t('customers.whole.stopsTab.untold')
  const state = findStopState(until ?? '', today)
  if (state === null) return t('customers.whole.stopsTab.none')
  if (state.unreadable !== undefined)
    return t('customers.stop.unreadable', { raw: state.unreadable })
  if (state.until === noEnd) return t('customers.stop.forEverShort')
  const day = formatLongDate(t, state.until)
  return state.daysLeft < 0
    ? t('customers.whole.stopsTab.over', { day })
    : t('customers.whole.stopsTab.until', { day, days: state.daysLeft })
}
