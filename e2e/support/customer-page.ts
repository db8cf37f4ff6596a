import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'

/**
 * The field of a customer's page under a label, whatever its kind; of a list a row, such as `E-mail
 * 1`.
 */
export const field = (page: Page, label: string) => {
  const main = page.getByRole('main')
  return main
    .getByRole('textbox', { name: label, exact: true })
    .or(main.getByRole('combobox', { name: label, exact: true }))
}

/** A list or a masked field: its controls and everything that is said about it. */
export const group = (page: Page, label: string) =>
  page.getByRole('main').getByRole('group', { name: label, exact: true })

export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save changes' })
export const unsaved = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' })

/** What the page says of the last save. */
export const outcome = (page: Page) =>
  page.getByRole('status').filter({ hasText: /^(Saved\.|Accepted by the service\.)/ })

/** Saves, and waits until the page says that it is saved and holds nothing else. */
export async function save(page: Page) {
  await saveButton(page).click()
  await expect(unsaved(page)).toBeHidden()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
}

/** Opens the empty input in place of a mask. */
export const change = (page: Page, label: string) =>
  page.getByRole('button', { name: `Change ${label}`, exact: true }).click()

/** Puts a text on the clipboard and pastes it where the focus is, as a person does. */
export async function paste(page: Page, text: string) {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((clip) => navigator.clipboard.writeText(clip), text)
  await page.keyboard.press('Control+v')
}
