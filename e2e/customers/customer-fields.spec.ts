import type { Page } from '@playwright/test'
import { expect, openCustomer, reload, test } from '../fixtures'
import {
  documentedFields,
  full,
  type Row,
  sentOf,
  storedAfter,
  table,
} from '../support/customer-field-cases'
import { change, field, group, save } from '../support/customer-page'
import type { Raw } from '../support/sandbox'

const rows = Object.values(table).flat()

async function type(page: Page, { label, typed, as }: Row) {
  if (as === 'mask') await change(page, label)
  if (as === 'choice') await field(page, label).selectOption(typed)
  else await field(page, label).fill(typed)
}

async function expectShown(page: Page, { label, typed, shown = typed, as }: Row) {
  if (as !== 'mask') return expect(field(page, label)).toHaveValue(shown)
  await expect(group(page, label)).toContainText('•••••')
  await expect(page.getByText(typed)).toHaveCount(0)
}

test('the table holds every field that an update documents, with values of its type', async () => {
  const { customerNo, ...documented } = await documentedFields()
  expect(customerNo).toBe('string')
  const typeOf = (value: unknown) =>
    Array.isArray(value) ? 'array' : Number.isInteger(value) ? 'integer' : typeof value
  const own = Object.fromEntries(
    rows.map(({ path, sent }) => [
      path,
      documented[path] === 'number' ? typeof sent : typeOf(sent),
    ]),
  )
  expect(own).toEqual(documented)
  expect(rows).toHaveLength(46 - 1)
})

test('the customer that the table edits holds another value in each of its fields', () => {
  for (const row of rows) {
    const before = row.path.split('.').reduce<unknown>((at, key) => (at as Raw)[key], full)
    expect(before, row.path).not.toEqual(undefined)
    expect(before, row.path).not.toEqual(row.sent)
  }
})

for (const [section, sectionRows] of Object.entries(table)) {
  test(`each field of ${section} is sent alone, stored, and shown again, and nothing else changes`, async ({
    desk,
    page,
  }) => {
    test.slow()
    const customer = await desk.as('controller').withCustomer(full)
    await openCustomer(page, customer)
    let stored = await desk.storedCustomer(customer.customerNo)
    const expected: Raw[] = []
    for (const row of sectionRows) {
      await type(page, row)
      await save(page)
      expected.push(sentOf(row, stored))
      const now = await desk.storedCustomer(customer.customerNo)
      expect(now, row.path).toEqual(storedAfter(row, stored, now))
      await expectShown(page, row)
      stored = now
    }
    expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual(expected)

    await reload(page)
    for (const row of sectionRows) await expectShown(page, row)
  })
}
