import type { Page } from '@playwright/test'

export const filters = (page: Page) => page.getByRole('group', { name: 'Filters' })
const editor = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })

/** Narrows a list by one of the values that a filter knows, named in words. */
export async function chooseFilter(page: Page, name: string, option: string) {
  await filters(page)
    .getByRole('button', { name: new RegExp(`^Change ${name}`) })
    .click()
  await editor(page, name).getByRole('button', { name: option, exact: true }).click()
}

/** Opens the editor of a filter that is not set. */
export async function addFilter(page: Page, name: string) {
  await filters(page).getByRole('button', { name: 'Filters to add' }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
  return editor(page, name)
}
