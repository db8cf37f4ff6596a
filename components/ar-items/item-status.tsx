import { Glyph, type Verdict } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { ArItem } from '@/lib/contracts/receivables/ar-items'
import { describeItemStatus, type ItemTone } from '@/lib/features/ar-items/messages/ar-item-labels'

const verdicts: Record<ItemTone, Verdict> = {
  open: 'new',
  paid: 'ok',
  credit: 'change',
  unknown: 'unknown',
}

/** How an item stands, as a glyph and words. */
export function ItemStatus({ item }: { item: ArItem }) {
  const { tone, words } = describeItemStatus(useT(), item)
  return (
    <span className="status">
      <Glyph verdict={verdicts[tone]} />
      <span>{words}</span>
    </span>
  )
}
