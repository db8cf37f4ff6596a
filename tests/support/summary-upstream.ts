import type { SummaryRow } from '@/lib/contracts/partner/invoice-summary'
import { type Answer, json } from './fake-upstream'

type Asked = { RowId?: number; OrderBy?: string; PageSize: number }

/**
 * An upstream of sent invoices by its narrowest rule: rows stand by RowId, and a page holds those
 * after the named one in the order asked for.
 */
export function summaryUpstream(rows: SummaryRow[]) {
  const model = {
    rows,
    asked: [] as Asked[],
    /** The upstream's own most rows of a page. */
    pageMax: 1000,
    /** What a request meets before it is answered; true: it was answered by this. */
    before: (_: Asked, __: Parameters<Answer>) => false as boolean | Promise<boolean>,
    insert: (row: Omit<SummaryRow, 'RowId'>) => {
      const RowId = Math.max(0, ...model.rows.map((each) => Number(each.RowId ?? 0))) + 1
      model.rows = [...model.rows, { ...row, RowId }]
    },
  }
  const answer: Answer = async (...exchange) => {
    const asked = JSON.parse(exchange[0].text) as Asked
    model.asked.push(asked)
    if (await model.before(asked, exchange)) return
    json(exchange[1], 200, {
      Rows: pageOf(model.rows, asked, model.pageMax),
      TotalCount: model.rows.length,
      TotalCountIs: 'exact',
    })
  }
  return { model, answer }
}

function pageOf(rows: SummaryRow[], { RowId, OrderBy, PageSize }: Asked, pageMax: number) {
  const way = OrderBy === 'asc' ? 1 : -1
  return rows
    .filter((row) => RowId === undefined || (Number(row.RowId) - RowId) * way > 0)
    .sort((one, other) => (Number(one.RowId) - Number(other.RowId)) * way)
    .slice(0, Math.min(PageSize, pageMax))
}

/** As many rows of company 501, each with a transaction of its own. */
export const summaryRows = (count: number): SummaryRow[] =>
  Array.from({ length: count }, (_, at) => ({
    RowId: at + 1,
    TransactionRid: 9_000_000 + at,
    CompanyId: 501,
    InvoiceNumber: `00${at}`,
    InvoiceeName: `Kommune ${at}; "nord"`,
    Amount: at === 0 ? -1250.5 : at / 100,
    LogText: at % 2 ? null : '=2+2',
  }))
