import type { ProbeReport, ProbeRow } from './probe'

/** The report as lines to read: an operation each, and below it what differs. */
export function formatReport({ rows }: ProbeReport): string {
  const width = Math.max(...rows.map(({ operation }) => operation.length))
  const requestWidth = Math.max(...rows.map(({ request }) => request.length))
  return rows
    .flatMap((row) => [formatRow(row, width, requestWidth), ...formatDetails(row)])
    .join('\n')
}

const formatRow = (
  { operation, request, verdict, status, note }: ProbeRow,
  width: number,
  requestWidth: number,
): string =>
  [
    operation.padEnd(width),
    request.padEnd(requestWidth),
    verdict.padEnd(15),
    String(status ?? '').padEnd(3),
    note,
  ]
    .join('  ')
    .trimEnd()

const formatDetails = ({ wrong, fields, values }: ProbeRow): string[] => [
  ...wrong.map((each) => `    wrong          ${each}`),
  ...fields.map((each) => `    unknown field  ${each}`),
  ...values.map((each) => `    unknown value  ${each}`),
]
