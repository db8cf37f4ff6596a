import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Presses Retry in a part of a page until what it asks for is there: an area that failed often in a
 * row, whoever asked it, rests for some seconds and is asked nothing.
 */
export const retryUntil = (part: Page | Locator, arrived: Locator) =>
  expect(async () => {
    const again = part.getByRole('button', { name: 'Retry' })
    if ((await again.isVisible()) && !(await arrived.isVisible()))
      await again.click({ timeout: 500 })
    await expect(arrived).toBeVisible({ timeout: 3_000 })
  }).toPass()
