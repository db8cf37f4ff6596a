import { Glyph } from '@/components/ui/glyph'
import { Absent, DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import { type LeftLine, readLeftCells } from '@/lib/features/payment-matching/domain/left-line'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Decimal } from '@/lib/shared/numbers/money'

/** How a row is laid out as a card on a phone. */
export const paymentCard = {
  row: 'max-narrow:grid max-narrow:h-auto max-narrow:grid-cols-[44px_minmax(0,1fr)_auto] max-narrow:items-center max-narrow:gap-x-2 max-narrow:border-b max-narrow:border-line max-narrow:px-4 max-narrow:py-1.5',
  cell: 'max-narrow:static! max-narrow:h-auto! max-narrow:min-w-0 max-narrow:border-0! max-narrow:bg-transparent! max-narrow:[box-shadow:none]! max-narrow:p-0! max-narrow:empty:hidden',
  panel: 'bg-selected! hover:bg-selected! max-narrow:block',
  panelCell: 'h-auto! whitespace-normal! py-2! max-narrow:block max-narrow:px-4!',
}

/** The payment minus what is open: nothing is grey, too much is a warning, not known is a dash. */
export function Difference({ of }: { of: Decimal | null }) {
  if (of === null) return <Absent />
  const isOver = of !== '0' && !of.startsWith('-')
  const variant = of === '0' ? 'text-ink-3' : isOver ? 'text-wait' : ''
  return (
    <span className={`tabular-nums ${variant}`}>
      {isOver && '+'}
      {formatDecimal(of)}
    </span>
  )
}

/** A line that is no payment to match: what it holds, as it came where that is not known, and why. */
export function LeftRow({ line }: { line: LeftLine }) {
  const t = useT()
  const { no, raw, why } = line
  const { cell } = paymentCard
  const cells = readLeftCells(line)
  return (
    <tr className={`${paymentCard.row} text-ink-3`}>
      <td className={cell} />
      <td className={`${cell} tabular-nums max-narrow:col-start-2`}>
        <span className="sr-only">{t('paymentMatching.lineNo', { no })}</span>
        {cells?.paid}
      </td>
      {cells ? (
        <LeftCells {...cells} raw={raw} />
      ) : (
        <td colSpan={3} className={`${cell} max-narrow:col-span-2 max-narrow:col-start-2`}>
          <span className="font-mono text-xs" title={raw}>
            {raw}
          </span>
        </td>
      )}
      <td colSpan={2} className={`${cell} max-narrow:col-span-2 max-narrow:col-start-2`}>
        <span className="status">
          <Glyph verdict="keep" />
          <span>{t(`paymentMatching.left.${why}`)}</span>
        </span>
      </td>
    </tr>
  )
}

type LeftCellsProps = NonNullable<ReturnType<typeof readLeftCells>> & Pick<LeftLine, 'raw'>

function LeftCells({ payer, reference, amount, decimal, currency, raw }: LeftCellsProps) {
  const t = useT()
  const { cell } = paymentCard
  return (
    <>
      <td className={`${cell} truncate max-narrow:col-start-2`} title={raw}>
        {payer || t('paymentMatching.noPayer')}
      </td>
      <td className={`${cell} max-narrow:col-start-3`} data-align="end">
        {decimal ? <DecimalAmount value={decimal} currency={currency} /> : amount || <Absent />}
      </td>
      <td className={`${cell} truncate max-narrow:col-span-2 max-narrow:col-start-2`}>
        {reference || t('paymentMatching.panel.noReference')}
      </td>
    </>
  )
}
