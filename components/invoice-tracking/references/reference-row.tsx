import { memo } from 'react'
import { Glyph } from '@/components/ui/glyph'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { MoneyAmount } from '@/components/ui/money-amount'
import { useT } from '@/lib/client/translation'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'
import {
  type PastedLine,
  replaceValue,
} from '@/lib/features/invoice-tracking/domain/references/pasted-references'
import type { ReferenceHit } from '@/lib/features/invoice-tracking/domain/references/reference-hits'
import type { ReportedLine } from '@/lib/features/invoice-tracking/domain/references/reference-report'
import { describeRow } from '@/lib/features/invoice-tracking/messages/describe-reference'
import { ReferenceKindChip } from './reference-kind-chip'

/**
 * A row of the result: a line with one of the invoices that it found, or with none. `content` is all
 * that it shows, so that of hundreds only those are drawn again that changed.
 */
type Row = {
  content: string
  key: string
  line: ReportedLine
  hit: ReferenceHit | null
  at: number
  hidden: number
}

/** Invoices that are shown of one line; the file has them all. */
const hitsShown = 3

/** A line with each of its invoices, the first few where it found many. */
export function listRows(line: ReportedLine): Row[] {
  const shown = line.hits.slice(0, hitsShown)
  const { hits, ...said } = line
  return (shown.length === 0 ? [null] : shown).map((hit, at) => {
    const hidden = at === shown.length - 1 ? hits.length - shown.length : 0
    return {
      key: hit ? `${line.no} ${hit.key}` : String(line.no),
      content: JSON.stringify([said, hit, at, hits.length, hidden]),
      ...{ line, hit, at, hidden },
    }
  })
}

const card = {
  row: 'max-narrow:grid max-narrow:h-auto max-narrow:grid-cols-[auto_minmax(0,1fr)_auto] max-narrow:gap-x-2.5 max-narrow:gap-y-0.5 max-narrow:border-b max-narrow:border-line max-narrow:px-4 max-narrow:py-2',
  cell: 'max-narrow:static! max-narrow:h-auto! max-narrow:min-w-0 max-narrow:border-0! max-narrow:bg-transparent! max-narrow:[box-shadow:none]! max-narrow:p-0! max-narrow:empty:hidden',
}

function ReferenceRow({ row, isFirst, causes, onChange }: RowProps) {
  const { line, hit, at } = row
  const tabIndex = isFirst ? 0 : -1
  return (
    <tr className={card.row}>
      <td className={`${card.cell} text-ink-2`}>
        <span
          className={`${at === 0 ? 'tabular-nums' : 'sr-only'} ${hit?.href ? '' : 'row-link'}`}
          data-key={row.key}
          tabIndex={hit?.href ? undefined : tabIndex}
        >
          {line.no}
        </span>
      </td>
      <td className={card.cell}>{at === 0 && <PastedText line={line} />}</td>
      <td
        className={`${card.cell} max-narrow:row-start-1 max-narrow:col-start-3 max-narrow:justify-self-end`}
      >
        {at === 0 && <ReferenceKindChip line={line} onChange={onChange} />}
      </td>
      <td className={`${card.cell} py-1! whitespace-normal! max-narrow:col-span-3`}>
        <LineStatus row={row} causes={causes} onChange={onChange} />
      </td>
      <td className={`${card.cell} max-narrow:col-span-2`}>
        {hit && <HitNumber hit={hit} rowKey={row.key} tabIndex={tabIndex} />}
      </td>
      <td className={`${card.cell} max-narrow:col-span-2`}>{hit?.receiver}</td>
      <td className={`${card.cell} max-narrow:col-start-3 max-narrow:row-start-3`} data-align="end">
        {hit?.amount != null && <MoneyAmount value={hit.amount} currency={hit.currency} />}
      </td>
    </tr>
  )
}

/** A row of the table, drawn again only when it shows something else. */
export const SteadyRow = memo(
  ReferenceRow,
  (one, other) =>
    one.row.content === other.row.content &&
    one.isFirst === other.isFirst &&
    one.causes === other.causes,
)

type RowProps = {
  row: Row
  isFirst: boolean
  causes: CauseTexts | null
  onChange: (line: PastedLine) => void
}

function PastedText({ line: { raw, value, kind } }: { line: ReportedLine }) {
  const t = useT()
  const isCorrected = !replaceBlanks(raw).includes(replaceBlanks(value))
  return (
    <span className="font-mono text-xs/5" title={raw}>
      {raw.trim()}
      {isCorrected && kind !== 'invoiceeName' && (
        <small className="block font-sans text-2xs/4 text-ink-3">
          {t('references.meant', { value })}
        </small>
      )}
    </span>
  )
}

const replaceBlanks = (text: string) => text.replace(/\s/gu, '').toLowerCase()

/** The number of an invoice as the link that its row opens. What has no page is no link. */
function HitNumber({
  hit: { number, href },
  rowKey,
  tabIndex,
}: {
  hit: ReferenceHit
  rowKey: string
  tabIndex: number
}) {
  const t = useT()
  const words = number ?? t('references.noNumber')
  if (!href) return words
  return (
    <Link
      className="row-link text-accent! underline underline-offset-2"
      href={href}
      data-key={rowKey}
      tabIndex={tabIndex}
    >
      {words}
    </Link>
  )
}

/** The sentence of a row with its shape, never cut; and of a line that nobody has its likely slip. */
function LineStatus({
  row: { line, hit, at, hidden },
  causes,
  onChange,
}: Omit<RowProps, 'isFirst'>) {
  const t = useT()
  const { verdict, words } = describeRow(t, line, hit, causes)
  const of = line.hits.length
  return (
    <span className="status wrap-anywhere whitespace-normal">
      <Glyph verdict={verdict} />
      <span>
        {of > 1 ? t('lookups.line.several', { count: at + 1, of, words }) : words}
        {hidden > 0 && `. ${t('references.more', { count: hidden })}`}
        {line.slip && (
          <>
            . {t(`references.slip.${line.slip.kind}`)}{' '}
            <button
              type="button"
              className={`${hyperlinkClass} relative z-1`}
              onClick={() => onChange(replaceValue(line, line.slip!.value))}
            >
              {t('references.slip.try', { value: line.slip.value })}
            </button>
          </>
        )}
      </span>
    </span>
  )
}
