import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { workerData } from 'node:worker_threads'
import writeExcelFile from 'write-excel-file/node'

// Making a workbook takes seconds without a break, so it has a thread of its own.
const { from, to, columns } = workerData
const data = [columns.map((value) => ({ value, type: String, fontWeight: 'bold' }))]
for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Number.POSITIVE_INFINITY })) {
  data.push(JSON.parse(line).map((value) => (value === null || value === '' ? null : { value, type: typeof value === 'number' ? Number : String })))
}
await writeExcelFile(data, { stickyRowsCount: 1, sheet: 'Export' }).toFile(to)
