'use client'

import { Checkbox } from '@/components/form/checkbox'
import { Button } from '@/components/ui/button'
import { MoneyAmount } from '@/components/ui/money-amount'
import { PanelSection } from '@/components/ui/page-part'
import { useLimits } from '@/lib/client/limits'
import { useT } from '@/lib/client/translation'
import {
  listIncluded,
  type PaymentPlan,
  type PlannedInvoice,
  type PlannedLine,
  sortOutcomes,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { formatDecimal } from '@/lib/shared/format/amount'
import { type Decimal, sumByCurrency } from '@/lib/shared/numbers/money'
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
  const rows = included.reduce((count, { candidate }) => count + (candidate?.parts.length ?? 0), 0)
  const isTooMany = rows > max
  const isReady = included.length > 0 && isChecked && !isTooMany && flow.state.is === 'typing'
  const label = t('paymentMatching.record', { count: included.length })
  return (
    <aside
      className="border-l border-line bg-canvas max-wide:border-t max-wide:border-l-0"
      aria-label={t('paymentMatching.aside.title', { count: included.length })}
    >
      <div className="sticky top-0 px-5 pt-4 pb-8 max-narrow:px-4">
        <h2>{t('paymentMatching.aside.title', { count: included.length })}</h2>
        <Totals plan={plan} included={included} />
        <PanelSection title={t('paymentMatching.aside.will')}>
          <Outcomes outcomes={outcomes} rows={rows} payments={included.length} />
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
              : t(isChecked ? 'paymentMatching.aside.booked' : 'paymentMatching.aside.tickFirst')}
          </p>
        </div>
      </div>
    </aside>
  )
}

/** An overpayment that was checked is another one as soon as it changes. */
const describeOver = (over: readonly PlannedInvoice[]) =>
  JSON.stringify(over.map(({ invoice, left }) => [invoice.id, left]))

const takeSign = (amount: Decimal | null) => (amount?.startsWith('-') ? amount.slice(1) : amount)

/** What invoices come to, by currency: `250,00 NOK, 10,00 SEK`. */
const formatSums = (invoices: readonly PlannedInvoice[]): string =>
  sumByCurrency(
    invoices.map(({ invoice, left }) => ({
      amount: takeSign(left) as `${number}` | null,
      currency: invoice.currency,
    })),
  )
    .map(({ total, currency }) => `${formatDecimal(total ?? '0')} ${currency}`)
    .join(', ')

const toAmounts = (lines: readonly PlannedLine[]) =>
  lines.map(({ line, currency }) => ({
    amount: line.amount as `${number}`,
    currency: currency || null,
  }))

function Totals({ plan, included }: { plan: PaymentPlan; included: readonly PlannedLine[] }) {
  const t = useT()
  const out = plan.lines.filter((each) => !included.includes(each))
  return (
    <>
      <table className="read-table mt-2.5 w-full tabular-nums">
        <thead>
          <tr>
            <th scope="col">{t('paymentMatching.aside.currency')}</th>
            <th scope="col" className="text-right">
              {t('paymentMatching.aside.payments')}
            </th>
            <th scope="col" className="text-right">
              {t('paymentMatching.aside.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {sumByCurrency(toAmounts(included)).map(({ currency, counted, total }) => (
            <tr key={currency}>
              <td>{currency}</td>
              <td className="text-right">{counted}</td>
              <td className="text-right font-medium">
                <MoneyAmount value={total as `${number}` | null} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {included.length === 0 && (
        <p className="pt-2 text-ink-3">{t('paymentMatching.aside.nothing')}</p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-2 tabular-nums">
        <SumLines label={t('paymentMatching.aside.leftOut')} lines={out} />
        <SumLines label={t('paymentMatching.aside.pasted')} lines={plan.lines} />
      </dl>
    </>
  )
}

function SumLines({ label, lines }: { label: string; lines: readonly PlannedLine[] }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <>
      <dt className="text-ink-2">{label}</dt>
      <dd className="text-right">
        {sumByCurrency(toAmounts(lines)).map(({ currency, counted, total }) => (
          <span key={currency} className="block">
            {t('paymentMatching.aside.lines', {
              count: counted,
              amount: total === null ? '' : formatDecimal(total),
            })}{' '}
            <small className="text-ink-3">{currency}</small>
          </span>
        ))}
      </dd>
    </>
  )
}

type OutcomesProps = {
  outcomes: ReturnType<typeof sortOutcomes>
  rows: number
  payments: number
}

function Outcomes({ outcomes: { paid, open, over, unknown }, rows, payments }: OutcomesProps) {
  const t = useT()
  const nameOf = (invoices: readonly PlannedInvoice[]) =>
    (invoices.length === 1 && invoices[0]!.invoice.names[0]) || 'none'
  const lines = [
    ...(paid.length > 0
      ? [{ bold: t('paymentMatching.aside.paid', { count: paid.length }), rest: '.' }]
      : []),
    ...(open.length > 0
      ? [
          {
            bold: t('paymentMatching.aside.open', { count: open.length }),
            rest: ` ${t('paymentMatching.aside.with', { amounts: formatSums(open), name: nameOf(open) })}`,
          },
        ]
      : []),
    ...(over.length > 0
      ? [
          {
            bold: t('paymentMatching.aside.over', { count: over.length }),
            rest: ` ${t('paymentMatching.aside.by', { amounts: formatSums(over), name: nameOf(over) })}`,
          },
        ]
      : []),
    ...(unknown.length > 0
      ? [
          {
            bold: t('paymentMatching.aside.unknown', { count: unknown.length }),
            rest: ` ${t('paymentMatching.aside.notKnown')}`,
          },
        ]
      : []),
    ...(rows > payments
      ? [
          {
            bold: t('paymentMatching.aside.rows', { count: rows }),
            rest: ` ${t('paymentMatching.aside.rowsEach')}`,
          },
        ]
      : []),
  ]
  if (lines.length === 0) return <p className="text-ink-3">{t('paymentMatching.aside.nothing')}</p>
  return (
    <ol className="grid gap-1.5">
      {lines.map(({ bold, rest }, at) => (
        <li key={bold} className="grid grid-cols-[16px_minmax(0,1fr)] wrap-anywhere">
          <span className="text-ink-3 tabular-nums" aria-hidden="true">
            {at + 1}
          </span>
          <span>
            <b className="font-medium">{bold}</b>
            {rest}
          </span>
        </li>
      ))}
    </ol>
  )
}
