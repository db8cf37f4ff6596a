import { routes } from '@/lib/shared/routes'
import { expect, test } from '../fixtures'

test('a customer is painted with every value before the browser takes the page over', async ({
  desk,
  browser,
  baseURL,
  context,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({
    name: 'Fjordbakeriet AS',
    addressLine1: 'Strandgata 4',
    addressLine2: 'Bakgården',
    cityName: 'Bodø',
    customerMessage: 'Takk for handelen',
    vatLiable: true,
  })
  const still = await browser.newContext({ baseURL, javaScriptEnabled: false })
  await still.addCookies(await context.cookies())
  const page = await still.newPage()
  // A server that is busy paints what it has after a while, and leaves the rest to the browser.
  await expect(async () => {
    await page.goto(routes.customer(clientNo, customerNo))
    await expect(page.getByLabel('Name', { exact: true })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  for (const [label, value] of [
    ['Name', 'Fjordbakeriet AS'],
    ['Address line 1', 'Strandgata 4'],
    ['Address line 2', 'Bakgården'],
    ['City', 'Bodø'],
    ['Message', 'Takk for handelen'],
    ['Liable for VAT', 'true'],
  ])
    await expect(page.getByLabel(label!, { exact: true })).toHaveValue(value!)
  await still.close()
})
