import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './watch'

/**
 * Takes a picture of a page as it stands. It must be accessible, nothing of it may scroll sideways, and in a wide window nothing may make the whole page
 * longer than the window.
 */
export async function looked(page: Page, name: string) {
  await page.screenshot({ path: `test-results/looks/${name}.png`, fullPage: true })
  await expectAccessible(page)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth), `${name} scrolls sideways`).toBeLessThanOrEqual(0)
  const isLonger = await page.evaluate(() => innerWidth > 720 && document.scrollingElement!.scrollHeight > innerHeight)
  expect(isLonger, `${name} is longer than its window`).toBe(false)
}
