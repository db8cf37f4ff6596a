import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import {
  getRowVerdict,
  type RowVerdict,
  type StandingRow,
} from '@/lib/features/customer-import/domain/dry-run'
import {
  isAddressLine,
  isSentField,
  type SentField,
} from '@/lib/features/customer-import/domain/import-fields'
import type { Translate } from '@/lib/shared/i18n/translate'
import { labelKey } from './customer-import-texts'
import { describeAddress, describeVerdict } from './verdict-words'

export const verdictGlyphs: Record<RowVerdict, Verdict> = {
  change: 'ok',
  create: 'ok',
  asks: 'warn',
  blocked: 'fail',
  nothing: 'handled',
  unknown: 'unknown',
  behind: 'stop',
}

/** The columns of the preview: who, what becomes of the row, its address, and each field of the file. */
export function buildPreviewColumns(
  t: Translate,
  given: ReadonlySet<string>,
): GridColumn<StandingRow>[] {
  const fields = [...given].filter(isSentField)
  const column = (
    key: 'line' | 'customerNo' | 'name' | 'verdict' | 'address',
    width: number,
    text: (row: StandingRow) => string,
  ): GridColumn<StandingRow> => ({
    ...{ key, width, text },
    title: t(`customerImport.rows.${key}`),
    cell: text,
  })
  return [
    { ...column('line', 64, ({ line }) => String(line)), align: 'end' },
    { ...column('customerNo', 112, ({ customerNo }) => customerNo), card: 'low-left' },
    { ...column('name', 200, ({ name }) => name ?? ''), card: 'top' },
    {
      ...column('verdict', 160, (row) => t(`customerImport.verdict.${getRowVerdict(row)}`)),
      card: 'left',
      cell: (row) => <VerdictCell t={t} row={row} />,
    },
    ...(fields.some(isAddressLine)
      ? [column('address', 260, ({ plan }) => (plan ? describeAddress(t, plan.address) : ''))]
      : []),
    ...fields.map((field) => toFieldColumn(t, field)),
  ]
}

const VerdictCell = ({ t, row }: { t: Translate; row: StandingRow }) => {
  const verdict = getRowVerdict(row)
  return (
    <span className="inline-flex items-center gap-1.5">
      <Glyph verdict={verdictGlyphs[verdict]} />
      {t(`customerImport.verdict.${verdict}`)}
    </span>
  )
}

/** A cell shows a line of its text: so many characters are longer than any. */
const shownMax = 300

function toFieldColumn(t: Translate, field: SentField): GridColumn<StandingRow> {
  const find = ({ plan }: StandingRow) => plan?.fields.find((each) => each.field === field)
  const describe = (row: StandingRow) => {
    const verdict = find(row)
    return verdict ? describeVerdict(t, verdict) : (row.values[field] ?? '')
  }
  return {
    key: field,
    title: labelKey(t, field),
    width: 220,
    text: describe,
    cell: (row) => (
      <span className={find(row)?.sent === undefined ? 'text-ink-3' : ''}>
        {describe(row).slice(0, shownMax)}
      </span>
    ),
  }
}
