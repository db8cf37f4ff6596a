import type { Page } from '@playwright/test'

/** Checks the rows of a file, answers the last question with their number, and sends them. */
export async function sendImported(
  page: Page,
  { rows, sent = rows }: { rows: number; sent?: number },
) {
  await page
    .getByRole('button', { name: rows === 1 ? 'Check 1 row' : `Check ${rows} rows` })
    .click()
  await page.getByRole('button', { name: `Send ${sent}`, exact: true }).click({ timeout: 60_000 })
  const question = page.getByRole('dialog')
  await question.getByRole('textbox', { name: 'Type the number to confirm' }).fill(String(sent))
  await question.getByRole('button', { name: `Send ${sent} debt` }).click()
}
