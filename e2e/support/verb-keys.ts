import { expect, type Page } from '@playwright/test'

/** Presses the key of a verb once it is offered: a bar of verbs may come a moment after its tick. */
export async function pressVerbKey(page: Page, key: string) {
  await expect(page.locator(`[aria-keyshortcuts="${key}" i]`).first()).toBeVisible()
  await page.keyboard.press(key)
}
