import { Glyph } from '@/components/ui/glyph'
import { useCauses } from '@/components/ui/use-causes'
import type { StatusRow } from '@/lib/domain/transaction-status'
import { describeRowStatus } from '@/lib/format/transaction-words'

/** The status of a row as one sentence with its shape. Why something failed is added once the known causes are there. */
export function TransactionStatus({ row }: { row: StatusRow }) {
  const { tone, words } = describeRowStatus(row, useCauses())
  return (
    <span className="status">
      <Glyph verdict={tone} />
      <span className="status-words">{words}</span>
    </span>
  )
}
