import { connection } from 'next/server'

type Row = Record<string, string | number | null>

/** The baseline of the partner search: its first hundred rows in its eight columns, as a plain table that a server made. */
export default async function TablePage() {
  await connection()
  const answer = await fetch(process.env.BARE_SEARCH_URL!, {
    method: 'POST',
    headers: {
      'content-type': 'application/json-patch+json',
      accept: 'application/json',
      authorization: `Bearer ${process.env.BARE_TOKEN}`,
    },
    body: JSON.stringify({ OrderBy: 'desc', SortableColId: 'RowId', PageSize: 100 }),
    cache: 'no-store',
  })
  const { Rows }: { Rows: Row[] } = await answer.json()
  return (
    <table>
      <thead>
        <tr>
          {columns.map(([title]) => (
            <th key={title}>{title}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Rows.map((row) => (
          <tr key={row.RowId}>
            {columns.map(([title, text]) => (
              <td key={title}>{text(row)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const columns: [string, (row: Row) => string | number | null | undefined][] = [
  ['Sent', (row) => row.LogTime],
  ['Status', (row) => `${row.Status} ${row.ChannelStatus}`],
  ['Channel', (row) => `${row.RequestedChannel} → ${row.ActualChannel}`],
  ['Invoice', (row) => row.InvoiceNumber],
  ['Recipient', (row) => row.InvoiceeName],
  ['Amount', (row) => row.Amount],
  ['Due', (row) => row.DueDate],
  ['Company', (row) => row.Company],
]
