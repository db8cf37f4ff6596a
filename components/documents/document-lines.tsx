import { MoneyAmount } from '@/components/ui/money-amount'
import { PanelSection } from '@/components/ui/page-section'
import type { Answer } from '@/lib/client/operation-query'
import { useT } from '@/lib/client/translation'

/** The lines of a document: what was delivered with its amount, and texts between them. */
export function DocumentLines({ document }: { document: Answer<'getDocument'> }) {
  const t = useT()
  const { documentLines, currency } = document
  const lines = Array.isArray(documentLines) ? documentLines : []
  return (
    <PanelSection title={t('documents.pane.lines')}>
      {lines.length === 0 && <p className="text-ink-3">{t('documents.pane.noLines')}</p>}
      <ul>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one number
          <li key={at} className="flex gap-3 border-b border-line py-1.5">
            <span className="min-w-0 flex-1 wrap-anywhere">
              {line.articleName ||
                line.lineText ||
                t('documents.pane.line', { number: String(line.lineNo ?? at + 1) })}
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
