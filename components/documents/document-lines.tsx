import { MoneyAmount } from '@/components/ui/money-amount'
import { PanelSection } from '@/components/ui/page-section'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'
import { formatDecimal } from '@/lib/shared/format/amount'
import type { Translate } from '@/lib/shared/i18n/translate'
import { parseAmount } from '@/lib/shared/numbers/money'
import { formatDecimalInput } from '@/lib/shared/numbers/number-input'

/** The lines of a document: what was delivered with its amount, and texts between them. */
export function DocumentLines({ document }: { document: Answer<'getDocument'> }) {
  const t = useT()
  const { documentLines, currency } = document
  const lines = Array.isArray(documentLines) ? documentLines : null
  return (
    <PanelSection title={t('documents.pane.lines')}>
      {!lines?.length && (
        <p className="text-ink-3">
          {t(lines ? 'documents.pane.noLines' : 'documents.pane.untoldLines')}
        </p>
      )}
      <ul>
        {lines?.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one number
          <li key={at} className="flex gap-3 border-b border-line py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.articleName ||
                line.lineText ||
                t('documents.pane.line', { number: String(line.lineNo ?? at + 1) })}
              <span className="block text-xs text-ink-3">{describePieces(t, line)}</span>
            </span>
            {line.currencyAmounts && (
              <MoneyAmount value={line.currencyAmounts.inclVat} currency={currency} />
            )}
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}

type Line = NonNullable<Answer<'getDocument'>['documentLines']>[number]

/** Of which article how many at what price, as far as the line tells it. */
function describePieces(t: Translate, line: Line): string {
  const { quantity, price } = line
  const unit = line.quantityUnit?.trim()
  const pieces = quantity == null ? null : formatDecimalInput(quantity)
  const counted = pieces && (unit ? `${pieces} ${unit}` : pieces)
  const amount = parseAmount(price)
  const each = amount.is === 'exact' ? formatDecimal(amount.decimal) : null
  return [
    line.articleNo?.trim() && t('documents.pane.article', { number: line.articleNo.trim() }),
    counted && each ? `${counted} × ${each}` : (counted ?? each),
  ]
    .filter(Boolean)
    .join(', ')
}
