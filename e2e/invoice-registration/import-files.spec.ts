import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import {
  fileShapes,
  listBusinessCells,
  makeBusinesses,
  writeBusinessFile,
} from '@/tests/support/business-file'
import { writeBusinessWorkbook } from '@/tests/support/business-workbook'
import { type Desk, expect, test, visit } from '../fixtures'

async function choose(page: Page, desk: Desk, name: string, content: Uint8Array) {
  await desk.signIn('controller')
  await visit(page, routes.newCollectionInvoices(desk.organizationId))
  await page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })
}

const allReady = (page: Page, rows: string) =>
  expect(page.getByText(`${rows} of ${rows} ready`)).toBeVisible({ timeout: 30_000 })

test.describe('a file that is read away from the page', () => {
  for (const shape of ['Danish CSV', 'Swedish UTF-16 without a mark', 'American CSV']) {
    test(`as ${shape} is taken whole, with its letters, days and amounts`, async ({
      desk,
      page,
    }) => {
      const written = fileShapes[shape]!
      const businesses = makeBusinesses(2_000, written.country)
      await choose(page, desk, 'customers.csv', writeBusinessFile(businesses, written))
      await allReady(page, '2 000')
      const first = page.getByRole('table', { name: 'Rows as they will be sent' }).locator('tr', {
        hasText: businesses[0]!.name,
      })
      await expect(first).toContainText(businesses[0]!.invoiceDate)
      await expect(first).toContainText(businesses[0]!.dueDate)
      await expect(first).toContainText(businesses[0]!.city)
    })
  }

  test('as a workbook is taken whole', async ({ desk, page }) => {
    const cells = listBusinessCells(makeBusinesses(2_000, 'nb'), 'nb')
    await choose(page, desk, 'customers.xlsx', writeBusinessWorkbook(cells))
    await allReady(page, '2 000')
  })

  test('is refused where it has too many rows or columns, or is no list', async ({
    desk,
    page,
  }) => {
    const many = writeBusinessFile(makeBusinesses(10_001, 'da'), fileShapes['Danish CSV']!)
    await choose(page, desk, 'many.csv', many)
    await expect(
      page.getByText('The file has 10 001 rows. The limit is 10 000. Split it'),
    ).toBeVisible()
    const refused = async (text: string, words: string) => {
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
      await expect(page.getByText(words)).toBeVisible()
    }
    await refused(`${'c;'.repeat(5_000)}\n1;2`, 'The file has more than 200 columns.')
    await refused('a;\0\n1;2', 'This isn’t a text file or an XLSX workbook.')
    await refused(`${'x;'.repeat(500_000)}`, 'The file has more than 200 columns.')
  })

  test('shows the beginning of a cell of 100 kB, and what cannot be read', async ({
    desk,
    page,
  }) => {
    const text = `Invoice number;Amount;Currency;Due date;Name\nF-1;10,00;NOK;2026-01-01;${'ø'.repeat(100_000)}\nF-2;10,00;NOK;2026-01-01;Sæter\ufffd\n`
    await choose(page, desk, 'hostile.csv', Buffer.from(text))
    const rows = page.getByRole('table', { name: 'Rows as they will be sent' }).locator('tbody tr')
    await expect(rows.nth(0)).toContainText('Blocked')
    await expect(rows.nth(0)).toContainText('øøø…')
    await expect(rows.nth(1)).toContainText('Needs an answer')
    await expect(page.getByRole('complementary')).toContainText(
      'has a character that can’t be read',
    )
  })
})
