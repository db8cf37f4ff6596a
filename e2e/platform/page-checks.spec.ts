import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { expectAccessible, expectContrast } from '../support/page-checks'

/** What is put into a page in which nothing was found, and the rule that must find it. */
const faults: { name: string; plant: (page: Page) => Promise<unknown>; rule: RegExp }[] = [
  {
    name: 'a text as pale as what is behind it',
    plant: (page) => page.locator('h1').evaluate((title) => (title.style.color = '#ddd')),
    rule: /color-contrast: h1/,
  },
  {
    name: 'a pale ground behind the texts of a part',
    plant: (page) =>
      page.locator('main').evaluate((main) => {
        main.style.background = '#555'
        main.style.color = '#444'
      }),
    rule: /color-contrast/,
  },
  {
    name: 'a text that is pale while the pointer is on it',
    plant: async (page) => {
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync('h1:hover { color: #ddd !important }')
        document.adoptedStyleSheets = [sheet]
      })
      await expectAccessible(page)
      await page.locator('h1').hover()
    },
    rule: /color-contrast: h1/,
  },
  {
    name: 'two controls too small to be met, side by side',
    plant: (page) =>
      page.locator('h1').evaluate((title) => {
        const make = (name: string) => {
          const button = document.createElement('button')
          button.ariaLabel = name
          button.style.cssText = 'width: 8px; height: 8px; padding: 0; position: static'
          return button
        }
        title.parentElement!.append(make('one'), make('two'))
      }),
    rule: /target-size/,
  },
  {
    name: 'an input that says nothing of itself',
    plant: (page) =>
      page.locator('h1').evaluate((title) => title.after(document.createElement('input'))),
    rule: /label: /,
  },
]

test('what is planted is found on a page in which nothing was found before, and found again', async ({
  page,
  desk,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  await expectAccessible(page)
  for (const { name, plant, rule } of [...faults, faults[0]!])
    await test.step(name, async () => {
      await plant(page)
      await expect(expectAccessible(page)).rejects.toThrow(rule)
      await visit(page, routes.customers(desk.clientNo))
    })
})

test('a text that is pale in the dark is found after the light was right', async ({
  page,
  desk,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  await page
    .locator('h1')
    .evaluate((title) => (title.style.cssText = 'color: light-dark(#000, #333)'))
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expect(expectContrast(page)).rejects.toThrow(/color-contrast: h1/)
  await visit(page, routes.customers(desk.clientNo))
})
