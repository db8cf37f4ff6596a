import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, visit } from '../fixtures'

/** Sends a file with an e-mail address that the service refuses for the last of its customers. */
export async function sendCustomerFile(page: Page, desk: Desk, customerNos: readonly string[]) {
  await visit(page, routes.customerImport(desk.clientNo))
  const rows = customerNos.map((no, at) => {
    const isLast = at === customerNos.length - 1
    return `${no};+47 22 33 44 ${60 + at};${isLast ? 'nowhere' : 'new@post.example'}`
  })
  const text = ['Kundenr;Telefon;E-post', ...rows].join('\r\n')
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'new-numbers.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
  const { length } = customerNos
  await page
    .getByRole('button', { name: `Preview ${length} ${length === 1 ? 'row' : 'rows'}` })
    .click()
  await page.getByRole('button', { name: 'Send 1 as it is' }).click()
  await confirmSend(page, length)
}

/** Answers the question how many customers are sent, and goes on to the import's page. */
export async function confirmSend(page: Page, count: number) {
  const name = `Send ${count}`
  await page.getByRole('button', { name, exact: true }).click()
  const question = page.getByRole('dialog')
  await question.getByRole('textbox').fill(String(count))
  await question.getByRole('button', { name }).click()
  await expect(page).toHaveURL(/\/bulk-actions\//)
}

/** Waits until the import of this page is over. */
export const seeImportEnd = (page: Page) =>
  expect(page.getByText('Each row has its result.')).toBeVisible()
