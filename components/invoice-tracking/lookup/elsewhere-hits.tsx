import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { ReferenceHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { describeHit } from '@/lib/features/invoice-tracking/messages/describe-reference'

/** What the ledger and debt collection have under a reference that distribution does not know. */
export function ElsewhereHits({ hits }: { hits: readonly ReferenceHit[] }) {
  const t = useT()
  return (
    <StateBlock kind="empty" glyph="run" title={t('references.elsewhere.title')}>
      <p>{t('references.elsewhere.meaning')}</p>
      <ul className="grid gap-1 pt-2">
        {hits.map((hit) => {
          const { verdict, words } = describeHit(t, hit, null)
          const number = hit.number ?? t('references.noNumber')
          return (
            <li key={hit.key} className="status flex-wrap">
              <Glyph verdict={verdict} />
              {hit.href ? (
                <Link className={hyperlinkClass} href={hit.href}>
                  {number}
                </Link>
              ) : (
                number
              )}
              <span>{words}</span>
              <MoneyAmount value={hit.amount} currency={hit.currency} />
            </li>
          )
        })}
      </ul>
    </StateBlock>
  )
}
