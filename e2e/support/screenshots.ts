import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './page-checks'
import { windowSizes } from './window-sizes'

/** Where pictures are wanted (`PICTURES=1`): nothing checks them, so a whole run takes none. */
const arePicturesWanted = Boolean(process.env.PICTURES)

/**
 * Checks a page as it stands in the light, and its colours in the dark too: what led there is done
 * once. With PICTURES it leaves one of each in test-results/looks.
 */
export async function inBothSchemes(page: Page, name: string, fullPage: boolean) {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (arePicturesWanted)
      await page.screenshot({ path: `test-results/looks/${name}-${colorScheme}.png`, fullPage })
    if (colorScheme === 'dark') await expectContrast(page)
    else await expectAccessible(page)
  }
}

/**
 * Checks a page as it stands. It must be accessible, nothing of it may scroll sideways
 * or reach beyond the window, and in a wide window nothing may make the whole page longer than the
 * window.
 */
export async function looked(page: Page, name: string) {
  await inBothSchemes(page, name, true)
  expect(
    await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth),
    `${name} scrolls sideways`,
  ).toBeLessThanOrEqual(0)
  const apart = await page.evaluate(
    () =>
      [...document.querySelectorAll('aside, dialog[open], :popover-open')].filter(
        (part) => part.getBoundingClientRect().right > innerWidth + 1,
      ).length,
  )
  expect(apart, `${name} has a part that reaches beyond its window`).toBe(0)
  const isLonger = await page.evaluate(
    () => innerWidth > 720 && document.scrollingElement!.scrollHeight > innerHeight,
  )
  expect(isLonger, `${name} is longer than its window`).toBe(false)
}

/** Checks a page as it stands in a narrow window and then in a wide one: what led there is done once. */
export async function lookedInBothSizes(page: Page, name: string) {
  for (const size of ['narrow', 'wide'] as const) {
    await page.setViewportSize(windowSizes[size])
    await looked(page, `${name}-${size}`)
  }
}
