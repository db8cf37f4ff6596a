import type { GridColumn } from '@/components/data-grid/grid/grid-column'
import { Glyph, type Verdict } from '@/components/ui/glyph'
import type {
  PreparedDocument,
  PreparedVerdict,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import type { Translate } from '@/lib/shared/i18n/translate'
import { describeNumber, describeReasons, describeTotal } from './describe-prepared'

const glyphs: Record<PreparedVerdict, Verdict> = {
  ready: 'ok',
  doubtful: 'warn',
  held: 'fail',
  replaced: 'handled',
  unread: 'unknown',
}

/** The columns of documents before they go out: which, to whom, over how much, and what of it. */
export function buildPreparedColumns(t: Translate): GridColumn<PreparedDocument>[] {
  const column = (
    key: 'number' | 'name' | 'reach' | 'total' | 'verdict' | 'reasons',
    width: number,
    text: (row: PreparedDocument) => string,
  ): GridColumn<PreparedDocument> => ({
    ...{ key, width, text },
    title: t(`invoiceSending.many.column.${key}`),
    cell: text,
  })
  return [
    { ...column('number', 160, (row) => describeNumber(t, row)), card: 'low-right' },
    { ...column('name', 200, ({ name }) => name), card: 'top' },
    {
      ...column('verdict', 150, ({ verdict }) => t(`invoiceSending.many.verdict.${verdict}`)),
      card: 'left',
      cell: ({ verdict }) => (
        <span className="inline-flex items-center gap-1.5">
          <Glyph verdict={glyphs[verdict]} />
          {t(`invoiceSending.many.verdict.${verdict}`)}
        </span>
      ),
    },
    { ...column('reasons', 400, (row) => describeReasons(t, row)), card: 'low-left' },
    { ...column('total', 140, describeTotal), align: 'end', card: 'right' },
    column('reach', 220, ({ reach }) => reach),
  ]
}
