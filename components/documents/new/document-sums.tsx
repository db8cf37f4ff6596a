import { Glyph } from '@/components/ui/glyph'
import { DecimalAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import { amountFields, sumLines } from '@/lib/features/documents/domain/document-sums'
import { toTypedAmounts } from '@/lib/features/documents/domain/typed-document'
import { toLineAmounts } from '@/lib/features/documents/domain/typed-line'
import { formatDecimal } from '@/lib/shared/format/amount'
import { type Decimal, sumDecimals } from '@/lib/shared/numbers/money'
import type { NewDocumentState } from './use-new-document'

/** What the parts of a document add up to, as it is typed, and by how much it says another sum. */
export function DocumentSums({ form }: { form: NewDocumentState }) {
  const t = useT()
  const { typed, differences } = form
  const currency = typed.currency.trim().toUpperCase()
  const own = toTypedAmounts(typed)
  const ofLines = sumLines(typed.lines.map(toLineAmounts))
  const total =
    own.exclVat === null || own.vat === null ? null : sumDecimals([own.exclVat, own.vat])
  const rows: {
    of: 'total' | (typeof amountFields)[number]
    label: string
    sum: Decimal | null
  }[] = [
    { of: 'total', label: t('documents.create.sum.total'), sum: total },
    ...(ofLines
      ? amountFields.map((of) => ({
          of,
          label: t('documents.create.sum.lines', { field: t(`documents.create.field.${of}`) }),
          sum: ofLines[of],
        }))
      : []),
  ]
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[max-content_max-content_minmax(0,1fr)] gap-x-6 gap-y-1 border-b border-line px-6 py-3 max-narrow:grid-cols-[minmax(0,1fr)_max-content] max-narrow:px-4"
    >
      {rows.map(({ of, label, sum }) => {
        const stated = of === 'total' ? own.inclVat : own[of]
        const difference = differences.find((each) => each.of === of)?.difference
        return (
          <div key={of} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="text-right">
              <DecimalAmount value={sum} currency={currency} />
            </dd>
            <dd className="max-narrow:col-span-2">
              {difference !== undefined && (
                <span className="status text-fail">
                  <Glyph verdict="fail" />{' '}
                  {t(
                    difference.startsWith('-')
                      ? 'documents.create.sum.differsLess'
                      : 'documents.create.sum.differs',
                    { difference: formatDecimal(difference.replace('-', '')), currency },
                  )}
                </span>
              )}
              {difference === undefined && sum !== null && stated !== null && (
                <span className="status text-ink-2">
                  <Glyph verdict="ok" /> {t('documents.create.sum.fits')}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
