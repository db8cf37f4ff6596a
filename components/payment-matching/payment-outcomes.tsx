import { useT } from '@/lib/client/translation'
import type {
  PlannedInvoice,
  sortOutcomes,
} from '@/lib/features/payment-matching/domain/payment-plan'
import { formatDecimal } from '@/lib/shared/format/amount'
import { type Decimal, sumByCurrency } from '@/lib/shared/numbers/money'

const takeSign = (amount: Decimal | null) => (amount?.startsWith('-') ? amount.slice(1) : amount)

/** What invoices come to, by currency: `250,00 NOK, 10,00 SEK`. */
export const formatSums = (invoices: readonly PlannedInvoice[]): string =>
  sumByCurrency(
    invoices.map(({ invoice, left }) => ({
      amount: takeSign(left) as `${number}` | null,
      currency: invoice.currency,
    })),
  )
    .map(({ total, currency }) => `${formatDecimal(total ?? '0')} ${currency}`)
    .join(', ')

type OutcomesProps = {
  outcomes: ReturnType<typeof sortOutcomes>
  rows: number
  payments: number
}

/** What the batch does to the invoices, in sentences. */
export function PaymentOutcomes({
  outcomes: { paid, open, over, unknown },
  rows,
  payments,
}: OutcomesProps) {
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
