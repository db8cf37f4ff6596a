import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import {
  type InvoiceLookupResult,
  isDeniedByDelivery,
  type Lookup,
  type LookupAccess,
} from '@/lib/features/invoice-tracking/client/lookup'
import type { ReferenceHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import { describeHit } from '@/lib/features/invoice-tracking/messages/describe-reference'
import { LookupNotes } from './lookup-notes'

/**
 * What the ledger and debt collection have under a reference that delivery found nothing under. That
 * it was not sent is said only where delivery was asked and denies it.
 */
export function ElsewhereHits({ wanted, looked, asker }: Props) {
  const t = useT()
  const isDenied = isDeniedByDelivery(wanted, looked)
  const title = t(`references.elsewhere.${isDenied ? 'title' : 'unsure'}`)
  return (
    <StateBlock kind="empty" glyph="run" title={title}>
      <p>
        {isDenied && t('references.elsewhere.meaning')}{' '}
        <LookupNotes wanted={wanted} looked={looked} asker={asker} />
      </p>
      <ul className="grid gap-1 pt-2">
        {looked.elsewhere.map((hit) => (
          <ElsewhereHit key={hit.key} hit={hit} />
        ))}
      </ul>
    </StateBlock>
  )
}

type Props = { wanted: Lookup; looked: InvoiceLookupResult; asker: LookupAccess }

function ElsewhereHit({ hit }: { hit: ReferenceHit }) {
  const t = useT()
  const { verdict, words } = describeHit(t, hit, null)
  const number = hit.number ?? t('references.noNumber')
  return (
    <li className="status flex-wrap">
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
}
