import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Customer,
  CustomerUpdate,
  type CustomerUpdate as Update,
} from '@/lib/contracts/receivables/customers'
import {
  getSentKind,
  getSentPath,
  hasBlank,
  isAddressLine,
  isHiddenField,
  type SentField,
  sentFields,
} from '@/lib/features/customer-import/domain/import-fields'
import { planCustomer } from '@/lib/features/customer-import/domain/plan-customer'
import type { EmptyMeanings, FieldVerdict } from '@/lib/features/customer-import/domain/plan-fields'
import { addressGroup } from '@/lib/features/customers/domain/address-group'
import { getValueAt } from '@/lib/features/customers/domain/field-comparison'
import { applyUpdate } from '@/sandbox/services/receivables/customers/apply-update'
import { storedCustomer } from './support/customer-entries'

type Row = {
  given: SentField[]
  values: Partial<Record<SentField, string>>
  meanings: EmptyMeanings
}

/** Few texts of each kind, as an import reads its cells; the stored ones are among them. */
const cells: Record<ReturnType<typeof getSentKind>, readonly string[]> = {
  text: ['a', 'b', 'c'],
  date: ['2026-03-12', '9999-12-31'],
  integer: ['0', '14', '30'],
  decimal: ['0', '7.125', '14', '14.0'],
  yesNo: ['ja', 'nei', 'yes'],
  list: ['a@b.example', 'a@b.example; x@y.example', '<a@b.example>'],
}
const codes: Partial<Record<SentField, readonly string[]>> = {
  currency: ['NOK', 'SEK'],
  countryCode: ['NO', 'SE'],
}

const anyCell = (field: SentField) =>
  fc.option(fc.constantFrom(...(codes[field] ?? cells[getSentKind(field)])), { nil: undefined })

const anyRow: fc.Arbitrary<Row> = fc
  .record({
    given: fc.subarray([...sentFields]),
    all: fc.record(Object.fromEntries(sentFields.map((field) => [field, anyCell(field)]))),
    meanings: fc.record(
      Object.fromEntries(sentFields.map((field) => [field, fc.constantFrom('keep', 'blank')])),
    ),
  })
  .map(({ given, all, meanings }) => ({
    given,
    meanings: meanings as EmptyMeanings,
    values: Object.fromEntries(
      given.flatMap((field) => (all[field] === undefined ? [] : [[field, all[field]]])),
    ),
  }))

/** What stands at the service, and lines of the address that its answers leave out all the same. */
const scene = fc.record({
  stored: storedCustomer,
  hidden: fc.subarray([...addressGroup]),
  row: anyRow,
})
type Scene = { stored: Customer; hidden: readonly string[]; row: Row }

/** As it arrives in a browser: what identifies a person, and its account, behind a mask. */
function toShown({ stored, hidden }: Scene): Customer {
  const shown: Record<string, unknown> = structuredClone(stored)
  for (const field of sentFields)
    if (isHiddenField(field) && shown[field] != null) shown[field] = '••••• ~mark'
  const address = shown.postalAddress as Record<string, unknown> | undefined
  for (const line of hidden) if (address) delete address[line]
  return shown as Customer
}

const planRow = (stored: Customer | null, { given, values, meanings }: Row) =>
  planCustomer(stored, {
    ...{ line: 2, customerNo: '7', values, meanings },
    fields: given,
  })

/** What is told of a row, and what the service holds once just that was sent. */
function play(scene: Scene) {
  const plan = planRow(toShown(scene), scene.row)
  const after = plan.customer ? store(scene.stored, plan.customer.customer) : scene.stored
  return { ...plan, after }
}

function store(stored: Customer, update: Update): Customer {
  expect(CustomerUpdate.safeParse(update).error).toBeUndefined()
  const outcome = applyUpdate(stored as never, update, {
    clearing: 'applied',
    now: Date.UTC(2026, 2, 12),
  })
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome.refused))
  return outcome.customer
}

const isDifferent = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) !== JSON.stringify(other ?? null)

/** A line that is absent is one that holds nothing. */
const lineOf = (customer: Customer, line: (typeof addressGroup)[number]) =>
  customer.postalAddress?.[line] ?? ''

describe('the dry run of an import of customers', () => {
  test('says of every field of every row what the service then does', () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const { fields, address, after } = play(scene)
        for (const field of sentFields) {
          const verdict = fields.find((each) => each.field === field)
          if (isAddressLine(field) && address.unknown.includes(field))
            expect(lineOf(after, field)).toBe('')
          else expect(meet(scene.stored, after, field, verdict), field).toBe('as told')
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test('sends nothing for a row that says what is stored, and nothing that it does not have', () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const { fields, customer } = play(scene)
        const { given } = scene.row
        expect(customer === null).toBe(fields.every(({ sent }) => sent === undefined))
        const { customerNo: _, postalAddress, ...rest } = customer?.customer ?? { customerNo: '7' }
        for (const name of Object.keys(rest))
          expect(given.some((field) => getSentPath(field).split('.')[0] === name)).toBe(true)
        if (!given.some((field) => isAddressLine(field) || field === 'addressName'))
          expect(postalAddress).toBeUndefined()
      }),
    )
  })

  test('tells every line of an address that is lost, or may be', () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const { stored, hidden, row } = scene
        const { address, after } = play(scene)
        const lost = addressGroup.filter(
          (line) => lineOf(stored, line) !== '' && lineOf(after, line) === '',
        )
        for (const line of lost.filter((each) => !hidden.includes(each)))
          expect(address.lost).toContain(line)
        for (const line of address.lost) {
          expect(lost).toContain(line)
          expect(row.meanings[line]).toBe('blank')
        }
        for (const line of lost.filter((each) => hidden.includes(each)))
          expect(address.unknown.includes(line) || row.meanings[line] === 'blank').toBe(true)
      }),
      { numRuns: 1_000 },
    )
  })

  test('keeps what it saw of all that it sends, and nothing that nobody may see', () => {
    fc.assert(
      fc.property(scene, (scene) => {
        const { customer } = play(scene)
        if (!customer) return
        const shown = toShown(scene)
        for (const [path, value] of Object.entries(customer.before)) {
          expect(['ssn', 'dateOfBirth', 'bankAccountNo']).not.toContain(path)
          expect(isDifferent(value, getValueAt(shown, path))).toBe(false)
        }
        const isSent = (field: SentField) =>
          getValueAt(customer.customer, getSentPath(field)) !== undefined
        for (const field of sentFields)
          if (!isHiddenField(field) && isSent(field))
            expect(Object.keys(customer.before)).toContain(getSentPath(field))
      }),
    )
  })

  test('of a new customer sends what the row holds, and is what the service makes of it', () => {
    fc.assert(
      fc.property(anyRow, (row) => {
        const { fields, customer } = planRow(null, row)
        const after = store({ customerNo: '7' }, customer!.customer)
        for (const field of sentFields) {
          const verdict = fields.find((each) => each.field === field)
          expect(meet({}, after, field, verdict), field).toBe('as told')
        }
        expect(customer?.before).toEqual({})
      }),
    )
  })
})

/** Whether what a store holds afterwards is what was told of a field. */
function meet(stored: Customer, after: Customer, field: SentField, verdict?: FieldVerdict) {
  const [before, now] = [stored, after].map((customer) =>
    isAddressLine(field) ? lineOf(customer, field) : getValueAt(customer, getSentPath(field)),
  )
  const isKept = verdict === undefined || verdict.is === 'keep' || verdict.is === 'same'
  if (isKept) return isDifferent(before, now) ? 'changed' : 'as told'
  if (verdict.is !== 'blank') return isDifferent(now, verdict.after) ? 'otherwise' : 'as told'
  if (!hasBlank(field)) return 'a blank of what has none'
  return now === '' || (Array.isArray(now) && now.length === 0) ? 'as told' : 'not blank'
}
