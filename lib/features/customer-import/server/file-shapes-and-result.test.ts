import { describe, expect, test, vi } from 'vitest'
import { readTable } from '@/lib/client/files/read-table'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { StoredCustomers } from '@/lib/features/customer-import/client/stored-customers'
import {
  type CustomerImportKey,
  customerImportFields,
  type SentField,
} from '@/lib/features/customer-import/domain/import-fields'
import { createRowReviewer } from '@/lib/features/customer-import/domain/review-row'
import { checkCustomer } from '@/lib/features/customers/domain/field-checks'
import { getValueAt } from '@/lib/features/customers/domain/public'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import { detectForms } from '@/lib/shared/file-import/detect-forms'
import type { ImportSources } from '@/lib/shared/file-import/import-fields'
import { matchColumns } from '@/lib/shared/file-import/match-columns'
import { readImportRow } from '@/lib/shared/file-import/read-import-row'
import type { TextRecord } from '@/lib/shared/tables/text-table'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
import {
  type Business,
  fileShapes,
  makeBusinesses,
  writeBusinessFile,
} from '@/tests/support/business-file'
import { beginImport } from '@/tests/support/customer-import-under-test'
import { deskUnderTest } from '@/tests/support/desk-under-test'
import {
  createImportWorld,
  type ImportWorld,
  putCustomers,
  readAllCustomers,
} from '@/tests/support/import-world'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'

const service = vi.hoisted(() => ({ read: null as ImportWorld['read'] | null }))
vi.mock('@/lib/client/read', () => ({
  read: (name: string, input: object) => service.read!(name, input),
}))

const desk = deskUnderTest()
const sandbox = sandboxUnderTest()

const rowsInFile = 120

/** What each column of a file means here, told without the rules of the import. */
const meant: Partial<
  Record<SentField, { column: number; path: string; say: (of: Business) => unknown }>
> = {
  name: { column: 1, path: 'name', say: ({ name }) => name },
  organizationNo: { column: 2, path: 'organizationNo', say: (of) => of.organizationNo },
  addressLine1: { column: 3, path: 'postalAddress.addressLine1', say: ({ street }) => street },
  postalCode: { column: 4, path: 'postalAddress.postalCode', say: ({ zipCode }) => zipCode },
  cityName: { column: 5, path: 'postalAddress.cityName', say: ({ city }) => city },
  countryCode: { column: 6, path: 'postalAddress.countryCode', say: ({ country }) => country },
  emailAddressDocument: { column: 7, path: 'emailAddressDocument', say: ({ email }) => [email] },
  limitAmount: { column: 9, path: 'limitAmount', say: ({ amount }) => amount / 100 },
  stopReminderUntil: { column: 11, path: 'stopReminderUntil', say: (of) => of.invoiceDate },
}
const fields = Object.keys(meant) as SentField[]

/** Columns that a person has to choose, whatever the language: nothing in their heads says so. */
const byHand: readonly string[] = ['countryCode', 'limitAmount', 'stopReminderUntil']

/** What is stored of a business: some of it as the file has it, and lines that the file does not have. */
const toStored = (business: Business, at: number) => ({
  customerNo: business.customerNo,
  name: at % 3 === 0 ? business.name : `Earlier name ${at}`,
  ...(at % 4 === 0 && { limitAmount: business.amount / 100 }),
  phoneNo: '+4722334455',
  postalAddress: {
    ...{ addressLine1: at % 5 === 0 ? business.street : 'Storgata 1', addressLine2: `c/o ${at}` },
    ...{ addressLine3: 'Postboks 7', postalCode: '0155', cityName: 'Oslo', countryText: 'Norge' },
    countryCode: business.country,
  },
})

async function readFile(bytes: Uint8Array<ArrayBuffer>) {
  const records: TextRecord[] = []
  const end = await readTable({ bytes, reading: {}, rowsMax: 100_000 }, (read) => {
    for (const record of read) records.push(record)
  })
  if (!end.ok) throw new Error(end.refusal)
  return { records, separator: end.separator, openQuote: end.openQuote }
}

/** What a page plans of a file whose columns a person has chosen. */
async function preview({ clientNo }: ImportWorld, bytes: Uint8Array<ArrayBuffer>) {
  const table = await readFile(bytes)
  const heads = table.records[0]!.cells
  const found = matchColumns(customerImportFields, heads)
  for (const field of fields.filter((each) => !byHand.includes(each)))
    expect([field, found[field]]).toEqual([field, { from: 'column', column: meant[field]!.column }])
  const chosen = fields.map((field) => [field, { from: 'column', column: meant[field]!.column }])
  const sources: ImportSources<CustomerImportKey> = {
    customerNo: found.customerNo,
    ...Object.fromEntries(chosen),
  }
  const forms = detectForms(table, customerImportFields, sources)
  const rows = table.records.slice(1).map((record) =>
    readImportRow(record, {
      ...{ fields: customerImportFields, sources, forms },
      ...{ changes: new Map(), width: heads.length },
    }),
  )
  const numbers = rows.map(({ values }) => values.customerNo ?? '')
  const look = new StoredCustomers({ clientNo, numbers, fields, readsMax: 1_000 })
  const check = new ReferenceCheck(look.createPieces(), look.step, 1, look.plan)
  expect((await check.goOn()).phase).toBe('done')
  const reviewRow = createRowReviewer({
    ...{ effect: 'update', fields, olds: [], meanings: {}, today: '2026-11-20' },
    check: (typed) => checkCustomer(typed, checkNumbers),
    findStored: look.find,
    isInBatch: look.isInBatch,
  })
  const decisions = { doubles: null, leftOut: new Set<number>() }
  return rows.map((row) => reviewRow({ ...row, sameLines: [row.line] }, decisions))
}

const show = (customer: Customer | undefined, path: string) => getValueAt(customer, path) ?? ''

describe('what a preview says of a file as spreadsheets write it', () => {
  test.each(Object.entries(fileShapes))(
    'becomes of each row, field by field: %s',
    async (_, shape) => {
      const world = await createImportWorld(desk, sandbox)
      service.read = world.read
      const businesses = makeBusinesses(rowsInFile, shape.country, 17)
      await putCustomers(sandbox, world, businesses.map(toStored), 'POST')
      const before = await readAllCustomers(sandbox, world)
      const rows = await preview(world, writeBusinessFile(businesses, shape))
      // A person approves of what was asked about; nothing may be wrong with a row.
      expect(rows.flatMap(({ findings }) => findings.filter(({ is }) => is !== 'warned'))).toEqual(
        [],
      )
      const ready = rows.flatMap(({ plan }) => plan?.customer ?? [])
      expect(ready).toHaveLength(rowsInFile)
      const { bulkActionId, started } = await beginImport(ready, { size: 50 })
      expect(started).toMatchObject({ ok: true })
      await work(bulkActionId)
      expect((await readAction(bulkActionId)).imported?.counts).toMatchObject({ done: rowsInFile })

      const after = await readAllCustomers(sandbox, world)
      for (const [at, business] of businesses.entries()) {
        const { customerNo } = business
        const [was, is] = [before.get(customerNo), after.get(customerNo)]
        for (const field of fields) {
          const { path, say } = meant[field]!
          expect([customerNo, path, show(is, path)]).toEqual([customerNo, path, say(business)])
          const verdict = rows[at]!.plan!.fields.find((each) => each.field === field)!
          expect([customerNo, path, verdict.after]).toEqual([customerNo, path, show(is, path)])
          expect([customerNo, path, verdict.is]).toEqual([
            ...[customerNo, path],
            String(show(was, path)) === String(say(business)) ? 'same' : 'set',
          ])
        }
        for (const path of ['phoneNo', 'postalAddress.addressLine2', 'postalAddress.addressLine3'])
          expect(show(is, path)).toBe(show(was, path))
      }
    },
    60_000,
  )
})
