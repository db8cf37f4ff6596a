import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'
import { toWorkbookText } from '../../../../shared/tables/workbook-text.mjs'

// Making a workbook takes seconds without a break, so it has a thread of its own.
const { from, to, columns } = workerData
const data = [columns.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
for await (const line of createInterface({
  input: createReadStream(from),
  crlfDelay: Number.POSITIVE_INFINITY,
})) {
  data.push(JSON.parse(line).map(toCell))
}
await writeExcelFile(data, { stickyRowsCount: 1, sheet: 'Export' }).toFile(to)

function toCell(value) {
  if (value === null || value === '') return null
  return typeof value === 'number'
    ? { value, type: Number }
    : { value: toWorkbookText(value), type: String }
}
