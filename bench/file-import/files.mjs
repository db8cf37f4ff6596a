import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  fileShapes,
  listBusinessCells,
  makeBusinesses,
  writeBusinessFile,
} from '../../tests/support/business-file.ts'
import { writeBusinessWorkbook } from '../../tests/support/business-workbook.ts'
import { customer, organizationId } from '../servers/settings.mjs'

/** Pages that take a file, and how many rows each is given: as many as it takes. */
const pages = [
  { name: 'invoices', path: `/collection/${organizationId}/new-invoices`, rows: 10_000 },
  { name: 'customers', path: `/clients/${customer.clientNo}/customer-import`, rows: 100_000 },
]

const norwegian = { shape: 'Norwegian CSV UTF-8', country: 'nb' }

/** The same rows as others save them, for the page that takes most. */
const others = [
  { shape: 'Norwegian CSV', country: 'nb' },
  { shape: 'Swedish UTF-16 without a mark', country: 'sv' },
  { shape: 'American CSV', country: 'en' },
  { shape: 'workbook', country: 'nb' },
]

/** What is opened, each with the file on the disk and its text for the bare parser. */
export function listFiles(folder) {
  const largest = pages.reduce((most, page) => (page.rows > most.rows ? page : most))
  return [
    ...pages.map((page) => ({ ...page, ...norwegian })),
    ...others.map((shape) => ({ ...largest, ...shape })),
  ].map((each, at) => ({ ...each, ...written(each, join(folder, `import-${at}`)) }))
}

/** A workbook stands beside the text that the same rows have as CSV. */
function written({ rows, shape, country }, path) {
  const businesses = makeBusinesses(rows, country)
  const csv = fileShapes[shape] ?? fileShapes[norwegian.shape]
  const bytes = fileShapes[shape]
    ? writeBusinessFile(businesses, csv)
    : writeBusinessWorkbook(listBusinessCells(businesses, country))
  const file = `${path}.${fileShapes[shape] ? 'csv' : 'xlsx'}`
  writeFileSync(file, bytes)
  const plain = { ...csv, encoding: 'utf-8', hasMark: false }
  return {
    file,
    megabytes: bytes.length / 1e6,
    text: new TextDecoder().decode(writeBusinessFile(businesses, plain)),
    separator: csv.separator,
  }
}
