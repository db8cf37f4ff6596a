import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'

/** Bytes that came over the network for each file of texts of a page; none of one that was kept. */
const listTextFiles = (page: Page) =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.startsWith('/api/texts/'))
      .map(({ transferSize, decodedBodySize }) => ({ transferSize, decodedBodySize })),
  )

test('a page has its texts from compressed files that the browser keeps, and none in its document', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  const document = await (await page.goto(routes.partnerSearch()))!.text()
  await takesInput(page)
  await visit(page, routes.journal())
  const first = await listTextFiles(page)
  await visit(page, routes.partnerSearch())
  const later = await listTextFiles(page)

  expect(document).not.toContain(', plural,')
  expect(first.length).toBeGreaterThan(0)
  expect(later.length).toBeGreaterThan(1)
  expect(later.filter(({ transferSize }) => transferSize > 0)).toEqual([])

  const file = await page.evaluate(
    () => performance.getEntriesByType('resource').find(({ name }) => /api.texts/.test(name))!.name,
  )
  const { headers } = await fetch(file, { headers: { 'accept-encoding': 'gzip' } })
  expect(headers.get('content-encoding')).toBe('gzip')
})

test('where the texts do not come the page stays as it was painted, and takes input once they have', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({ name: 'Fjord AS' })
  let isDown = true
  await page.route('**/api/texts/**', (route) => (isDown ? route.abort() : route.fallback()))
  await page.goto(routes.customer(clientNo, customerNo))
  await expect(page.getByRole('heading', { level: 1, name: 'Fjord AS' })).toBeVisible()
  isDown = false
  await takesInput(page)
})

test('there is no file of texts that the desk has not', async ({ request }) => {
  for (const address of [
    routes.texts('xx', '0', 'form'),
    routes.texts('en', '0', '__proto__'),
    routes.texts('en', '0', 'form.nothing'),
  ])
    expect((await request.get(address)).status()).toBe(404)
  const older = await request.get(routes.texts('en', '0', 'form'))
  expect([older.status(), older.headers()['cache-control']]).toEqual([200, 'no-store'])
})
