import { useEffect, useState } from 'react'
import { mapInPieces } from '@/lib/client/pauses'
import type { ImportValues } from '@/lib/shared/file-import/read-import-row'
import type { RowStanding } from '@/lib/shared/file-import/row-standing'
import { formatDecimal } from '@/lib/shared/format/amount'
import { sumByCurrency } from '@/lib/shared/numbers/money'
import { parseDecimal } from '@/lib/shared/numbers/number-input'

type Row<Key extends string> = { standing: RowStanding; values: ImportValues<Key> }

/** So many rows are added up before the page gets a turn. */
const rowsAtOnce = 100

/**
 * What the rows that are ready amount to, by currency: `1 250,50 NOK, 7,00 SEK`. Blank until they
 * are added up.
 *
 * @param amountKey the field that holds what a row amounts to.
 */
export function useReadySums<Key extends string>(
  rows: readonly Row<Key | 'currency'>[] | null,
  amountKey: Key,
): string {
  const [sums, setSums] = useState<{ of: typeof rows; words: string } | null>(null)
  useEffect(() => {
    if (!rows) return
    const run = new AbortController()
    const starts = Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => at)
    const addUp = (at: number) =>
      sumByCurrency(
        rows
          .slice(at * rowsAtOnce, (at + 1) * rowsAtOnce)
          .flatMap((row) => toAmount(row, amountKey)),
      )
    void mapInPieces(starts, addUp, run.signal).then(
      (parts) => setSums({ of: rows, words: formatSums(parts.flat()) }),
      () => {},
    )
    return () => run.abort()
  }, [rows, amountKey])
  return sums && sums.of === rows ? sums.words : ''
}

const toAmount = <Key extends string>(
  { standing, values }: Row<Key | 'currency'>,
  amountKey: Key,
) =>
  standing === 'ready'
    ? [{ amount: parseDecimal(values[amountKey] ?? ''), currency: values.currency }]
    : []

const formatSums = (parts: ReturnType<typeof sumByCurrency>) =>
  sumByCurrency(parts.map(({ total, currency }) => ({ amount: toExact(total), currency })))
    .flatMap(({ currency, total }) =>
      total === null ? [] : [`${formatDecimal(total)} ${currency ?? ''}`],
    )
    .join(', ')

const toExact = (total: string | null) => total as `${number}` | null
