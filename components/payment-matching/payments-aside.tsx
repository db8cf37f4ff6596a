'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { useTick } from '@/components/ui/hooks/use-tick'
import { PanelSection } from '@/components/ui/page-section'
import { useToday } from '@/lib/client/hydration'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import {
  listIncluded,
  type PaymentPlan,
  type PlannedInvoice,
  type PlannedLine,
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
  const { isLocked, checked, setChecked } = page
  const included = listIncluded(plan)
  const outcomes = sortOutcomes(plan)
  const overpaid = formatSums(outcomes.over)
  const isChecked = outcomes.over.length === 0 || checked === describeOver(outcomes.over)
  const sent = findSentForLines(included, page.matching.sentBefore)
  const isSentKnown = page.knownSent === sent.key || sent.key === ''
  const rows = included.reduce((count, { candidate }) => count + (candidate?.parts.length ?? 0), 0)
  const isTooMany = rows > max
  const ahead = useDaysAhead(included)
  const isKnown = isSentKnown && ahead.isKnown
  const isReady = included.length > 0 && isChecked && isKnown && !isTooMany && !isLocked
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
              disabled={isLocked}
              onChange={({ target }) =>
                setChecked(target.checked ? describeOver(outcomes.over) : '')
              }
            >
              {t('paymentMatching.aside.checked', { amounts: overpaid })}
            </Checkbox>
          )}
          {ahead.last !== undefined && (
            <Checkbox
              checked={ahead.isKnown}
              disabled={isLocked}
              onChange={({ target }) => ahead.onKnow(target.checked)}
            >
              {t('paymentMatching.aside.checkedAhead', { count: ahead.count, day: ahead.last })}
            </Checkbox>
          )}
          {sent.key !== '' && (
            <PaymentsOnTheirWay
              sent={sent}
              isKnown={isSentKnown}
              isLocked={isLocked}
              onKnow={page.setKnownSent}
            />
          )}
          <Button
            variant="primary"
            busy={page.isRecording}
            busyLabel={t('paymentMatching.recording')}
            aria-disabled={!isReady || undefined}
            onClick={() => void page.record()}
          >
            {label}
          </Button>
          <p className="text-xs text-ink-3" role="status">
            {isTooMany
              ? t('paymentMatching.aside.tooMany', { max })
              : t(`paymentMatching.aside.${findNextStep(isChecked, ahead.isKnown, isSentKnown)}`)}
          </p>
        </div>
      </div>
    </aside>
  )
}

function findNextStep(isChecked: boolean, isAheadKnown: boolean, isSentKnown: boolean) {
  if (!isChecked) return 'tickFirst'
  if (!isAheadKnown) return 'tickAhead'
  return isSentKnown ? 'booked' : 'tickSent'
}

/**
 * The lines that are paid on a day that has not come, as where day and month were taken for each
 * other: how many, the last day, and the tick that they were checked.
 */
function useDaysAhead(included: readonly PlannedLine[]) {
  const today = useToday()
  const lines = included.flatMap(({ line }) =>
    line.paid > today ? [[line.no, line.paid] as const] : [],
  )
  const [isTicked, onKnow] = useTick(JSON.stringify(lines))
  const last = lines
    .map(([, paid]) => paid)
    .sort()
    .at(-1)
  return { count: lines.length, last, isKnown: lines.length === 0 || isTicked, onKnow }
}

/** An overpayment that was checked is another one as soon as it changes. */
const describeOver = (over: readonly PlannedInvoice[]) =>
  JSON.stringify(over.map(({ invoice, left }) => [invoice.id, left]))
