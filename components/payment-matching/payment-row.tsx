import { memo, type ReactNode } from 'react'
import { Tick } from '@/components/form/checkbox'
import { Glyph } from '@/components/ui/glyph'
import { Icon } from '@/components/ui/icon'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { PaymentPart } from '@/lib/features/payment-matching/domain/add-up'
import type { PlannedLine } from '@/lib/features/payment-matching/domain/payment-plan'
import { describeMatch } from '@/lib/features/payment-matching/messages/describe-payment'
import { toServiceDay } from '@/lib/shared/dates/service-day'
import { routes } from '@/lib/shared/routes'
import { groupVerdicts } from './payment-groups'
import { Difference, paymentCard } from './payment-row-parts'

export type RowActions = {
  toggle: (planned: PlannedLine) => void
  open: (planned: PlannedLine) => void
}

type Props = {
  planned: PlannedLine
  organizationId: string
  isFirst: boolean
  isOpen: boolean
  isLocked: boolean
  actions: RowActions
  /** What stands below the row while it is open. */
  children: ReactNode
}

function PaymentRow({
  planned,
  organizationId,
  isFirst,
  isOpen,
  isLocked,
  actions,
  children,
}: Props) {
  const t = useT()
  const { line, currency, candidate, isIn, group, difference, before, repeat } = planned
  const isStruck = before !== null || repeat.isSame
  const payer = line.payer.trim() || t('paymentMatching.noPayer')
  const { cell } = paymentCard
  const struck = isStruck ? 'line-through' : ''
  return (
    <>
      <tr
        className={`${paymentCard.row} ${isOpen ? 'bg-selected!' : ''}`}
        aria-current={isOpen || undefined}
      >
        <td
          className={`${cell} max-narrow:col-start-1 max-narrow:row-span-3 max-narrow:row-start-1`}
        >
          <Tick
            className="relative z-1"
            label={t('paymentMatching.tick', { no: line.no, payer })}
            checked={isIn}
            disabled={isLocked || isStruck || candidate === null}
            onChange={() => actions.toggle(planned)}
          />
        </td>
        <td
          className={`${cell} text-ink-2 tabular-nums max-narrow:col-start-3 max-narrow:row-start-3 max-narrow:text-right`}
        >
          <span className={struck}>{line.paid}</span>
        </td>
        <td className={`${cell} max-narrow:col-start-2 max-narrow:row-start-1`}>
          <button
            type="button"
            className={`row-link max-w-full truncate text-left ${struck}`}
            data-key={line.no}
            tabIndex={isFirst ? 0 : -1}
            aria-expanded={isStruck ? undefined : isOpen}
            title={line.reference || undefined}
            onClick={() => actions.open(planned)}
          >
            {payer}
          </button>
        </td>
        <td className={`${cell} max-narrow:col-start-3 max-narrow:row-start-1`} data-align="end">
          <span className={struck}>
            <MoneyAmount value={line.amount as `${number}`} currency={currency || null} />
          </span>
        </td>
        <td className={`${cell} max-narrow:col-start-2 max-narrow:row-start-2`}>
          <InvoiceCell
            planned={planned}
            organizationId={organizationId}
            isOpen={isOpen}
            actions={actions}
          />
        </td>
        <td className={`${cell} max-narrow:col-start-2 max-narrow:row-start-3`}>
          <span className="status">
            <Glyph verdict={groupVerdicts[group]} />
            <span>{describeMatch(t, planned)}</span>
          </span>
        </td>
        <td className={`${cell} max-narrow:col-start-3 max-narrow:row-start-2`} data-align="end">
          <Difference of={isStruck ? null : difference} />
        </td>
      </tr>
      {candidate && candidate.parts.length > 1 && !isStruck && (
        <PartRows parts={candidate.parts} organizationId={organizationId} />
      )}
      {children}
    </>
  )
}

/** A row, drawn again only when it shows something else. */
export const SteadyPaymentRow = memo(
  PaymentRow,
  (one, other) =>
    !one.isOpen &&
    !other.isOpen &&
    one.isFirst === other.isFirst &&
    one.isLocked === other.isLocked &&
    describeContent(one.planned) === describeContent(other.planned),
)

const describeContent = ({ line, candidate, match, before, ...shown }: PlannedLine) =>
  JSON.stringify([
    ...[line, match.is, match.paidBy, match.addsUp, before, shown],
    candidate?.proof,
    candidate?.parts.map(({ invoice, amount }) => [invoice.id, amount]),
  ])

function InvoiceCell({
  planned,
  organizationId,
  isOpen,
  actions,
}: Pick<Props, 'planned' | 'organizationId' | 'isOpen' | 'actions'>) {
  const t = useT()
  const { candidate, before, match } = planned
  if (before)
    return (
      <Link
        className={`${hyperlinkClass} relative z-1`}
        href={
          before.batchId
            ? routes.collectionBatch(organizationId, before.batchId)
            : routes.payments(organizationId, before.idempotencyKey)
        }
      >
        {t('paymentMatching.before', { day: toServiceDay(before.sentAt) ?? before.sentAt })}
      </Link>
    )
  const parts = candidate?.parts ?? []
  if (parts.length > 1)
    return <b className="font-medium">{t('paymentMatching.invoices', { count: parts.length })}</b>
  if (parts[0]) return <InvoiceLink part={parts[0]} organizationId={organizationId} />
  return (
    <button
      type="button"
      className="relative z-1 inline-flex items-center gap-1 text-accent max-narrow:min-h-11"
      tabIndex={-1}
      aria-expanded={isOpen}
      onClick={() => actions.open(planned)}
    >
      {t(match.candidates.length > 0 ? 'paymentMatching.choose' : 'paymentMatching.find')}
      <Icon name="down" />
    </button>
  )
}

const InvoiceLink = ({ part, organizationId }: { part: PaymentPart; organizationId: string }) => {
  const t = useT()
  return (
    <Link
      className="relative z-1 text-accent underline underline-offset-2"
      href={routes.collectionInvoice(organizationId, part.invoice.id)}
      tabIndex={-1}
    >
      {part.invoice.number ?? t('paymentMatching.noNumber')}
    </Link>
  )
}

/** Each invoice of a payment for several, with its part. */
function PartRows({ parts, organizationId }: { parts: PaymentPart[]; organizationId: string }) {
  const { cell } = paymentCard
  return parts.map((part) => (
    <tr key={part.invoice.id} className={`${paymentCard.row} bg-sunken!`}>
      <td className={cell} />
      <td className={cell} />
      <td className={`${cell} text-xs text-ink-3 max-narrow:col-start-2`}>
        {part.invoice.names[0]}
      </td>
      <td className={`${cell} text-ink-2`} data-align="end">
        <MoneyAmount value={part.amount as `${number}`} currency={part.invoice.currency} />
      </td>
      <td className={`${cell} narrow:pl-4! max-narrow:col-start-2`}>
        <InvoiceLink part={part} organizationId={organizationId} />
      </td>
      <td className={cell} />
      <td className={cell} />
    </tr>
  ))
}
