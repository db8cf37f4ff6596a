import { useCauses } from '@/components/delivery-failures/public'
import { Glyph } from '@/components/ui/glyph'
import { useT } from '@/lib/client/translation'
import type { StatusRow } from '@/lib/features/invoice-search/domain/transaction-status'
import { describeRowStatus } from '@/lib/features/invoice-search/messages/transaction-status'

/**
 * The status of a row as one sentence with its shape. Why something failed is added once the known
 * causes are there.
 */
export function TransactionStatus({ row }: { row: StatusRow }) {
  const t = useT()
  const { tone, words } = describeRowStatus(t, row, useCauses())
  return (
    <span className="status">
      <Glyph verdict={tone} />
      <span className="truncate">{words}</span>
    </span>
  )
}
