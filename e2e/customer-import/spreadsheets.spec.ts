import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { fileShapes, makeBusinesses, writeBusinessFile } from '@/tests/support/business-file'
import { expect, reload, test, visit } from '../fixtures'

/** Which column of a file each field is taken from, by its place, as a person chooses it. */
const chosen = [
  ['Customer no.', 0],
  ['Name', 1],
  ['Address line 1', 3],
  ['Postal code', 4],
  ['City', 5],
  ['E-mail', 7],
  ['Credit limit', 9],
] as const

const shapes = [
  'Norwegian CSV',
  'Swedish UTF-16 without a mark',
  'Danish UTF-16 BE',
  'Finnish CSV UTF-8',
  'British CSV',
]

/** So many businesses are in a file; the first two of them are customers. */
const rowCount = 3_000

async function chooseByHand(page: Page) {
  await page.getByRole('button', { name: /^Show \d+ more fields/ }).click()
  for (const [field, column] of chosen) {
    const source = page.getByRole('combobox', { name: `${field}: from`, exact: true })
    await source.selectOption('')
    await source.selectOption(String(column))
  }
}

test.describe('a list of businesses as spreadsheets of five countries write it', () => {
  test('is matched by clicks, and previewed with its letters and amounts', async ({
    desk,
    page,
  }) => {
    test.slow()
    const stored = [await desk.withCustomer(), await desk.withCustomer()]
    await desk.signIn('controller')
    for (const name of shapes)
      await test.step(name, async () => {
        const shape = fileShapes[name]!
        const made = makeBusinesses(rowCount, shape.country, 5)
        const businesses = stored.map(({ customerNo }, at) => ({
          ...made[at]!,
          customerNo,
          amount: 123_456_78 + at,
        }))
        await visit(page, routes.customerImport(desk.clientNo))
        await page.locator('input[type=file]').setInputFiles({
          ...{ name: 'businesses.csv', mimeType: 'text/csv' },
          buffer: Buffer.from(
            writeBusinessFile([...businesses, ...made.slice(stored.length)], shape),
          ),
        })
        await chooseByHand(page)
        await page.getByRole('button', { name: /^Preview 3\s?000 rows$/ }).click()
        const grid = page.getByRole('grid', { name: 'What happens to each row' })
        for (const { customerNo, name: written, city } of businesses) {
          const row = grid.getByRole('row').filter({ hasText: customerNo })
          await expect(row).toContainText(`→ ${written}`)
          await row.getByText(customerNo, { exact: true }).click()
          const detail = page.getByRole('complementary', { name: /^Line \d: / })
          await expect(detail.getByRole('row', { name: /^Credit limit/ })).toContainText(
            /123\s?456[,.]7[89]/,
          )
          await expect(detail.getByRole('row', { name: /^City/ })).toContainText(city)
          await detail.getByRole('button', { name: 'Close' }).click()
        }
      })
    const { counts } = await desk.requests()
    expect(counts.updateCustomers ?? 0).toBe(0)
  })
})

test('asks before what was matched by hand is left, and not before', async ({ desk, page }) => {
  const { customerNo } = await desk.withCustomer()
  await desk.signIn('controller')
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const choose = async () => {
    await visit(page, routes.customerImport(desk.clientNo))
    await page.locator('input[type=file]').setInputFiles({
      ...{ name: 'some.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`customerNo;Kallenavn\r\n${customerNo};Kari`),
    })
    await expect(page.getByRole('button', { name: 'Preview 1 row' })).toBeEnabled()
  }
  await choose()
  await reload(page)
  expect(asked).toEqual([])
  await choose()
  await page.getByRole('combobox', { name: 'Name: from' }).selectOption('Kallenavn')
  await reload(page)
  expect(asked).toEqual(['beforeunload'])
})
