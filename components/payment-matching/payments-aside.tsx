'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { PanelSection } from '@/components/ui/page-section'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import {
  listIncluded,
  type PaymentPlan,
  type PlannedInvoice,
  sortOutcomes,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { findSentForLines } from '@/lib/features/payment-matching/domain/sent-before'
import { formatSums, PaymentOutcomes } from './payment-outcomes'
import { PaymentTotals } from './payment-totals'
import { PaymentsOnTheirWay } from './payments-on-their-way'
import type { PaymentsPageState } from './use-payments-page'

/** Beside the lines: what the one batch holds, what it will do, and the button that records it. */
export function PaymentsAside({ page, plan }: { page: PaymentsPageState; plan: PaymentPlan }) {
  const t = useT()
  const { adjustments: max } = useLimits()
  const { flow, checked, setChecked } = page
  const included = listIncluded(plan)
  const outcomes = sortOutcomes(plan)
  const overpaid = formatSums(outcomes.over)
  const isChecked = outcomes.over.length === 0 || checked === describeOver(outcomes.over)
  const sent = findSentForLines(included, page.matching.sentBefore)
  const isSentKnown = page.knownSent === sent.key || sent.key === ''
  const rows = included.reduce((count, { candidate }) => count + (candidate?.parts.length ?? 0), 0)
  const isTooMany = rows > max
  const isReady =
    included.length > 0 && isChecked && isSentKnown && !isTooMany && flow.state.is === 'typing'
  const label = t('paymentMatching.record', { count: included.length })
  return (
    <aside
      className="border-l border-line bg-canvas max-wide:border-t max-wide:border-l-0"
      aria-label={t('paymentMatching.aside.title', { count: included.length })}
    >
      <div className="sticky top-0 px-5 pt-4 pb-8 max-narrow:px-4">
        <h2>{t('paymentMatching.aside.title', { count: included.length })}</h2>
        <PaymentTotals plan={plan} included={included} />
        <PanelSection title={t('paymentMatching.aside.will')}>
          <PaymentOutcomes outcomes={outcomes} rows={rows} payments={included.length} />
        </PanelSection>
        <div className="grid gap-2 pt-4 print:hidden">
          {outcomes.over.length > 0 && (
            <Checkbox
              checked={isChecked}
              disabled={flow.state.is !== 'typing'}
              onChange={({ target }) =>
                setChecked(target.checked ? describeOver(outcomes.over) : '')
              }
            >
              {t('paymentMatching.aside.checked', { amounts: overpaid })}
            </Checkbox>
          )}
          {sent.key !== '' && (
            <PaymentsOnTheirWay
              sent={sent}
              isKnown={isSentKnown}
              isLocked={flow.state.is !== 'typing'}
              onKnow={page.setKnownSent}
            />
          )}
          <Button
            variant="primary"
            busy={flow.state.is === 'sending'}
            busyLabel={t('paymentMatching.recording')}
            aria-disabled={!isReady || undefined}
            onClick={() => void page.record()}
          >
            {label}
          </Button>
          <p className="text-xs text-ink-3" role="status">
            {isTooMany
              ? t('paymentMatching.aside.tooMany', { max })
              : t(`paymentMatching.aside.${findNextStep(isChecked, isSentKnown)}`)}
          </p>
        </div>
      </div>
    </aside>
  )
}

const findNextStep = (isChecked: boolean, isSentKnown: boolean) =>
  isChecked ? (isSentKnown ? 'booked' : 'tickSent') : 'tickFirst'

/** An overpayment that was checked is another one as soon as it changes. */
const describeOver = (over: readonly PlannedInvoice[]) =>
  JSON.stringify(over.map(({ invoice, left }) => [invoice.id, left]))
