import { Glyph } from '@/components/ui/glyph'
import { type StatusRow, statusOf } from '@/lib/domain/transaction-status'
import { statusWords } from '@/lib/format/transaction-words'

/** The status of a row as one sentence with its shape. */
export function TransactionStatus({ row }: { row: StatusRow }) {
  const sentence = statusOf(row)
  return (
    <span className="status">
      <Glyph verdict={sentence.tone} />
      <span className="status-words">{statusWords(sentence)}</span>
    </span>
  )
}
