import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, ordinary, takesInput, test, visit } from '../fixtures'

/**
 * Holds back what the page reads of an operation. `asked` is fulfilled once it reads, `release`
 * lets the answers come.
 */
async function holdReads(page: Page, operation: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const address = `**${routes.read(operation)}`
  const asked = page.waitForRequest(address)
  await page.route(address, async (route) => {
    await promise
    await route.fallback()
  })
  return { asked, release: resolve }
}

/** The pages that the browser asks the desk to draw, from now on. */
function notePagesDrawn(page: Page) {
  const drawn: string[] = []
  page.on('request', (request) => {
    const headers = request.headers()
    if (headers.rsc && !headers['next-router-prefetch']) drawn.push(new URL(request.url()).pathname)
  })
  return drawn
}

test('a list and a page that are come back to are there at once, and are read again', async ({
  desk,
  page,
}) => {
  await page.clock.install()
  const customer = { name: 'Fjordbakeriet AS' }
  const { clientNo, customerNo } = await desk.as('controller').withCustomer(customer)
  const rename = (name: string) =>
    desk.store(customerNo, { ...ordinary, customerNo, clientNo: Number(clientNo), name })
  const title = (name: string) => page.getByRole('heading', { level: 1, name })
  const row = (name: string) => page.getByRole('link', { name })

  await visit(page, `${routes.customers(clientNo)}?q=${customerNo}`)
  await row('Fjordbakeriet AS').click()
  await expect(title('Fjordbakeriet AS')).toBeVisible()
  // The title stands before the page reads for itself, and a page that starts late reads the new name.
  await takesInput(page)

  const drawn = notePagesDrawn(page)
  await rename('Havbakeriet AS')
  await page.clock.fastForward('01:00')
  const list = await holdReads(page, 'listCustomers')
  await page.goBack()
  await expect(row('Fjordbakeriet AS')).toBeVisible()
  await list.asked
  list.release()
  await expect(row('Havbakeriet AS')).toBeVisible()

  await page.clock.fastForward('01:00')
  const one = await holdReads(page, 'getCustomer')
  await row('Havbakeriet AS').click()
  await expect(title('Fjordbakeriet AS')).toBeVisible()
  await one.asked
  one.release()
  await expect(title('Havbakeriet AS')).toBeVisible()
  expect(drawn).toEqual([])
})

test('a list by tokens that is come back to is there at once, and is read again', async ({
  desk,
  page,
}) => {
  await page.clock.install()
  await desk.signIn('lead')
  await visit(page, routes.allCases(desk.organizationId))
  const number = await page.getByRole('gridcell').nth(1).innerText()
  await page.getByRole('navigation').getByRole('link', { name: 'Settlements' }).click()
  await expect(page).toHaveURL(routes.settlements(desk.organizationId))
  await expect(page.getByRole('heading', { level: 1, name: 'Cases' })).toHaveCount(0)
  await takesInput(page)

  const drawn = notePagesDrawn(page)
  await page.clock.fastForward('01:00')
  const list = await holdReads(page, 'listCases')
  await page.goBack()
  await expect(page.getByRole('gridcell', { name: number, exact: true })).toBeVisible()
  await list.asked
  list.release()

  expect(drawn).toEqual([])
})

test('the page of the row where the keys rest is ready before it is opened, and read once', async ({
  desk,
  page,
}) => {
  await page.clock.install()
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({ name: 'Aurland AS' })
  await visit(page, `${routes.customers(clientNo)}?q=${customerNo}`)
  const row = page.getByRole('link', { name: 'Aurland AS' })
  await expect(row).toBeVisible()
  const drawn = notePagesDrawn(page)

  await row.evaluate((link) => {
    link.focus()
    link.blur()
  })
  await page.clock.runFor(1_000)
  expect(drawn).toEqual([])

  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  await page.clock.runFor(200)
  await expect.poll(() => drawn).toEqual([routes.customer(clientNo, customerNo)])

  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Aurland AS' })).toBeVisible()
  expect(drawn).toHaveLength(1)
  expect((await desk.requests()).counts.getCustomer).toBe(1)
})

test('the search that is come back to moves no row, and offers what has arrived since', async ({
  desk,
  page,
}) => {
  await page.clock.install()
  const named = { InvoiceeName: 'Lunds kommun' }
  await desk.addTransactions(named)
  await desk.signIn('support')
  await visit(page, `${routes.partnerSearch()}?q=Lunds kommun`)
  const rows = page.getByRole('row', { name: 'Lunds kommun' })
  await expect(rows).toHaveCount(1)
  await page.getByRole('navigation').getByRole('link', { name: 'Track invoices' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Track invoices')
  await takesInput(page)

  await desk.addTransactions(named)
  await page.clock.fastForward('01:00')
  await page.goBack()
  await expect(page.getByText('1 newer row')).toBeVisible()
  await expect(rows).toHaveCount(1)
})

for (const [list, reads, shown] of [
  ['the customers', 'listCustomers', 'a.row-link'],
  ['a customer', 'getCustomer', 'input[type=text]'],
  ['the cases', 'listCases', '[role=gridcell]'],
] as const)
  test(`what a person may not see any more is gone from ${list} that showed it`, async ({
    desk,
    page,
  }) => {
    await page.clock.install()
    const { clientNo, customerNo } = await desk.as('lead').withCustomer({ name: 'Sletta AS' })
    const path = {
      listCustomers: `${routes.customers(clientNo)}?q=${customerNo}`,
      getCustomer: routes.customer(clientNo, customerNo),
      listCases: routes.allCases(desk.organizationId),
    }[reads]
    await visit(page, path)
    const held = page.locator(`main ${shown}`)
    await expect(held.first()).toBeVisible()
    await page.getByRole('navigation').getByRole('link', { name: 'Exports' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Exports' })).toBeVisible()
    await takesInput(page)

    await desk.fault({ operation: reads, kind: 'status', status: 403, times: 50 })
    await page.clock.fastForward('01:00')
    await page.goBack()
    await expect(page.getByText(/don’t have access/i).first()).toBeVisible()
    await expect(held).toHaveCount(0)
  })

test('what was typed is offered again once the customer may be seen again', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk
    .as('lead')
    .withCustomer({ phoneNo: '+47 22 33 44 55' })
  await visit(page, routes.customer(clientNo, customerNo))
  await takesInput(page)
  const phone = page.getByLabel('Phone', { exact: true })
  const isKept = page.waitForResponse((answer) => answer.url().includes('keepDraft') && answer.ok())
  await phone.fill('+47 55 55 55 55')
  await isKept
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 403, times: 50 })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText(/don’t have access/i).first()).toBeVisible()
  await expect(phone).toHaveCount(0)

  await desk.clearFaults()
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(phone).toHaveValue('+47 55 55 55 55')
})

/** The scripts that each page needs beyond its shell, as the build lists them. */
const readOwnScripts = (): Record<string, string[]> =>
  JSON.parse(readFileSync('.next/page-scripts.json', 'utf8'))

test.describe('in a browser that does not save data', () => {
  test.use({ loadsAhead: true })

  test('the first page loads the scripts of the next ones while nothing else is to be done', async ({
    desk,
    page,
  }) => {
    await desk.signIn('lead')
    const ofList = readOwnScripts()['/clients/[clientNo]/customers']!
    const listScripts = async () =>
      (
        await page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ initiatorType }) => initiatorType === 'script')
            .map(({ name, startTime, transferSize }) => ({ name, startTime, transferSize })),
        )
      ).filter(({ name }) => ofList.some((each) => name.endsWith(each)))
    await visit(page, routes.home())
    // What both pages need, the first one has fetched for itself.
    await expect.poll(async () => (await listScripts()).length).toBe(ofList.length)
    const left = await page.evaluate(() => performance.now())
    await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
    const loaded = await listScripts()
    expect(loaded).toHaveLength(ofList.length)
    const fetched = loaded.filter(({ startTime, transferSize }) => startTime > left && transferSize)
    expect(fetched).toEqual([])
  })

  test('a script that did not arrive ahead is asked for anew by the page that needs it', async ({
    desk,
    page,
  }) => {
    const scripts = readOwnScripts()
    const ofList = scripts['/clients/[clientNo]/customers']!
    const needed = ofList.filter((each) => !scripts['']!.includes(each))
    const lost = new Set<string>()
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const url = route.request().url()
      const isLost = needed.some((each) => url.endsWith(each)) && !lost.has(url)
      if (!isLost) return route.continue()
      lost.add(url)
      return route.abort()
    })
    await desk.signIn('lead')
    await visit(page, routes.home())
    await expect.poll(() => lost.size).toBe(needed.length)
    await page.getByRole('navigation').getByRole('link', { name: 'Customers' }).click()
    await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  })
})
