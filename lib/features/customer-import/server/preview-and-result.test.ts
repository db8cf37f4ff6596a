import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { ReferenceCheck } from '@/lib/client/reference-check'
import type { ImportedCustomer } from '@/lib/contracts/desk/bulk/customer-import'
import type { Customer } from '@/lib/contracts/receivables/customers'
import { StoredCustomers } from '@/lib/features/customer-import/client/stored-customers'
import {
  getSentPath,
  isAddressLine,
  type SentField,
} from '@/lib/features/customer-import/domain/import-fields'
import {
  type CustomerRow,
  createRowReviewer,
} from '@/lib/features/customer-import/domain/review-row'
import { checkCustomer } from '@/lib/features/customers/domain/field-checks'
import { getValueAt } from '@/lib/features/customers/domain/public'
import { checkNumbers } from '@/lib/shared/checks/number-checks'
import { readAction, work } from '@/tests/support/bulk-actions-under-test'
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

const customersInRun = 500

const text = (...values: string[]) => fc.constantFrom(...values)
const addresses = fc.record({
  addressLine1: text('Storgata 1', 'Nygata 2', 'Åsveien 3'),
  addressLine2: text('', 'c/o Hansen'),
  addressLine3: text('', 'Postboks 7'),
  postalCode: text('0155', '5003'),
  cityName: text('Oslo', 'Bergen'),
  countryText: text('', 'Norge'),
  countryCode: text('NO'),
})
/** What is stored of a customer; a part of an address may be missing altogether. */
const stored = fc.record(
  {
    name: text('Fjellheim Rør AS', 'Ærlig Øst'),
    phoneNo: text('+4722334455', '+4722334466'),
    emailAddressDocument: fc.subarray(['a@post.example', 'b@post.example'], { minLength: 1 }),
    customerGroupCode: text('VIP', ''),
    dueDays: fc.constantFrom(14, 30),
    vatLiable: fc.boolean(),
    postalAddress: fc.oneof(
      { arbitrary: addresses, weight: 5 },
      { arbitrary: fc.record({ cityName: text('Oslo'), postalCode: text('0155') }), weight: 1 },
    ),
  },
  { requiredKeys: ['name'] },
)

const cells: Partial<Record<SentField, fc.Arbitrary<string>>> = {
  name: text('Fjellheim Rør AS', 'Ærlig Øst', 'Nytt Navn AS', ''),
  phoneNo: text('+4722334455', '+4722334477', ''),
  emailAddressDocument: text(
    'a@post.example',
    'c@post.example;',
    'a@post.example; b@post.example',
    '',
  ),
  customerGroupCode: text('VIP', ''),
  dueDays: text('14', '45', ''),
  vatLiable: text('true', 'false', ''),
  addressLine1: text('Storgata 1', 'Kirkegata 9', ''),
  addressLine2: text('c/o Hansen', ''),
  addressLine3: text('Postboks 7', ''),
  postalCode: text('0155', '0350', ''),
  cityName: text('Oslo', 'Trondheim', ''),
  countryText: text('Norge', ''),
  countryCode: text('NO'),
}
const columns = Object.keys(cells) as SentField[]
/** What others do to a customer between the preview and the sending. */
const others = fc.constantFrom<'phone' | 'street' | 'nothing'>(
  ...(['phone', 'street', 'nothing', 'nothing', 'nothing', 'nothing'] as const),
)

const run = fc.record({
  customers: fc.array(stored, { minLength: customersInRun, maxLength: customersInRun }),
  given: fc.subarray(columns, { minLength: 1, maxLength: 7 }),
  blanks: fc.subarray(columns),
  rows: fc.array(fc.record(cells as Record<string, fc.Arbitrary<string>>), {
    minLength: customersInRun,
    maxLength: customersInRun,
  }),
  others: fc.array(others, { minLength: customersInRun, maxLength: customersInRun }),
})
type Run = typeof run extends fc.Arbitrary<infer Value> ? Value : never

const toNo = (at: number) => String(700_001 + at)

/** The preview of a file, over what a look found. */
async function preview(world: ImportWorld, { rows, given, blanks }: Run): Promise<CustomerRow[]> {
  const numbers = rows.map((_, at) => toNo(at))
  const look = new StoredCustomers({
    ...{ clientNo: world.clientNo, numbers, fields: given, readsMax: 1_000 },
  })
  const check = new ReferenceCheck(look.createPieces(), look.step, 1, look.plan)
  expect((await check.goOn()).phase).toBe('done')
  const reviewRow = createRowReviewer({
    ...{ effect: 'update', fields: given, olds: [], today: '2026-11-20' },
    meanings: Object.fromEntries(
      given.map((field) => [field, blanks.includes(field) ? 'blank' : 'keep']),
    ),
    check: (typed) => checkCustomer(typed, checkNumbers),
    findStored: look.find,
    isInBatch: look.isInBatch,
  })
  return rows.map((row, at) => {
    const filled = Object.entries(row).filter(
      ([field, cell]) => given.includes(field as SentField) && cell !== '',
    )
    const values = { customerNo: toNo(at), ...Object.fromEntries(filled) }
    return reviewRow(
      { line: at + 2, values, findings: [], sameLines: [at + 2] },
      { doubles: null, leftOut: new Set() },
    )
  })
}

/** What a page would send of a preview where a person approves of nothing that was asked about. */
const listReady = (rows: readonly CustomerRow[]): ImportedCustomer[] =>
  rows.flatMap(({ findings, plan }) =>
    plan?.customer && findings.length === 0 ? plan.customer : [],
  )

async function changeByOthers(world: ImportWorld, { others: happenings }: Run) {
  const before = await readAllCustomers(sandbox, world)
  const changes = happenings.flatMap((happening, at): object[] => {
    const customerNo = toNo(at)
    if (happening === 'phone') return [{ customerNo, secondaryPhoneNo: '+4799887766' }]
    if (happening === 'nothing') return []
    const { name: _, ...group } = before.get(customerNo)!.postalAddress ?? {}
    return [{ customerNo, postalAddress: { ...group, addressLine1: 'Andres vei 5' } }]
  })
  await putCustomers(sandbox, world, changes)
}

const show = (customer: Customer | undefined, path: string) => {
  const value = getValueAt(customer, path)
  return value === undefined || value === null ? '' : value
}
const everyPath = [...columns.map(getSentPath), 'secondaryPhoneNo', 'postalAddress.name']

/** What a cell means for a field, told without the preview's own rules. */
function findMeant(cell: string, path: string, isBlanked: boolean, stands: unknown): unknown {
  if (cell === '') return isBlanked && !/dueDays|vatLiable/.test(path) ? [] : stands
  if (path === 'dueDays') return Number(cell)
  if (path === 'vatLiable') return cell === 'true'
  if (path === 'emailAddressDocument')
    return cell
      .split(';')
      .map((each) => each.trim())
      .filter((each) => each !== '')
  return cell
}

/**
 * Every field of every customer is what its cell means, and what the preview said, over what others
 * have made of it. What has no column stays, in an address too.
 */
function expectAsPreviewed(
  { rows: cellsOfRows, given, blanks }: Run,
  rows: readonly CustomerRow[],
  sent: ReadonlySet<string>,
  { before, between, after }: Record<'before' | 'between' | 'after', Map<string, Customer>>,
) {
  for (const [at, { customerNo, plan }] of rows.entries()) {
    const isSent = sent.has(customerNo)
    for (const path of everyPath) {
      const stands = show(between.get(customerNo), path)
      const field = columns.find((each) => getSentPath(each) === path)
      const isGiven = isSent && field !== undefined && given.includes(field)
      const wanted = isGiven
        ? findMeant(cellsOfRows[at]![field]!, path, blanks.includes(field), stands)
        : stands
      // What stood there already goes out only with an address that goes whole.
      const isLeft =
        flat(wanted) === flat(show(before.get(customerNo), path)) ||
        JSON.stringify(wanted) === JSON.stringify(show(before.get(customerNo), path))
      const goesWhole = field !== undefined && isAddressLine(field) && plan?.address.sent != null
      const meant = isLeft && !goesWhole ? stands : wanted
      const now = show(after.get(customerNo), path)
      expect([customerNo, path, flat(now)]).toEqual([customerNo, path, flat(meant)])
      const verdict = isGiven ? plan!.fields.find((each) => each.field === field) : undefined
      if (verdict && verdict.is !== 'keep' && verdict.is !== 'same')
        expect([customerNo, path, flat(verdict.after)]).toEqual([customerNo, path, flat(now)])
    }
  }
}

/** A blank is an empty text or an empty list. */
const flat = (value: unknown) => (Array.isArray(value) && value.length === 0 ? '' : value)

describe('what a preview says', () => {
  test('becomes of each of 10,000 rows, field by field, while others change customers', async () => {
    let [sentCount, behindCount] = [0, 0]
    await fc.assert(
      fc.asyncProperty(run, async (given) => {
        const world = await createImportWorld(desk, sandbox)
        service.read = world.read
        await putCustomers(
          sandbox,
          world,
          given.customers.map((each, at) => ({ customerNo: toNo(at), ...each })),
          'POST',
        )
        const before = await readAllCustomers(sandbox, world)
        const rows = await preview(world, given)
        const ready = listReady(rows)
        await changeByOthers(world, given)
        const between = await readAllCustomers(sandbox, world)
        if (ready.length === 0) return
        const { bulkActionId, started } = await beginImport(ready, { size: 200 })
        expect(started).toMatchObject({ ok: true })
        await work(bulkActionId)

        const { state, imported } = await readAction(bulkActionId)
        const isMoved = ({ customer, keepsAddress }: ImportedCustomer) =>
          keepsAddress && given.others[Number(customer.customerNo) - 700_001] === 'street'
        const moved = ready.filter(isMoved).length
        expect([state, imported?.counts]).toEqual([
          'over',
          {
            ...{ done: ready.length - moved, failed: 0, untold: 0, submitted: 0 },
            ...{ changed: moved, waiting: 0 },
          },
        ])
        const sent = new Set(
          ready.flatMap((each) => (isMoved(each) ? [] : each.customer.customerNo)),
        )
        expectAsPreviewed(given, rows, sent, {
          before,
          between,
          after: await readAllCustomers(sandbox, world),
        })
        sentCount += sent.size
        behindCount += moved
      }),
      { numRuns: 20, seed: 1711, endOnFailure: true },
    )
    expect(sentCount).toBeGreaterThan(2_000)
    expect(behindCount).toBeGreaterThan(50)
  }, 600_000)
})
