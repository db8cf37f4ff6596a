import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, reload, test, visit } from '../fixtures'
import { casesPastTheDesk } from '../support/cases-past-the-desk'
import { serviceDay } from '../support/days'
import { expectForgedRefused } from '../support/forged-webhook'

test.use({ isWorkCounted: true })

test.beforeEach(({ request }) => expectForgedRefused(request))

const inNavigation = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name })
const counted = { today: /^Today/, decisions: /^Cases/, failures: /^Failures/ }
const today = serviceDay()

/** What a page asks of the work of the day, and whether it says that nobody asked. */
function watchWork(page: Page) {
  const asked: { source: string; isByItself: boolean }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/listWork')) return
    const { body } = request.postDataJSON() as { body: { source: string } }
    const isByItself = request.headers()['x-desk-asked-by'] === 'itself'
    asked.push({ source: body.source, isByItself })
  })
  return asked
}

test('the navigation counts from the first page on, what Today then shows, and asks once', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('lead').withCustomer()
  await desk.addTransactions({
    Status: 'Failed',
    LogText: 'Mailbox full',
    LogTime: `${today}T00:10:00`,
  })
  const asked = watchWork(page)
  await openCustomer(page, customer)
  for (const name of Object.values(counted))
    await expect(inNavigation(page, name)).toHaveText(/\d$/)
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.every(({ isByItself }) => isByItself)).toBe(true)
  const before = await inNavigation(page, counted.today).textContent()

  asked.length = 0
  await reload(page)
  await expect(inNavigation(page, counted.today)).toHaveText(before!)
  const other = await page.context().newPage()
  const askedByOther = watchWork(other)
  await visit(other, routes.journal())
  await expect(inNavigation(other, counted.today)).toHaveText(before!)
  expect([...asked, ...askedByOther]).toEqual([])

  await inNavigation(page, counted.today).click()
  await expect(page.getByRole('complementary')).not.toContainText('Checking')
  const lines = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^More for/ }) })
  await expect(lines).toHaveCount(Number(before!.match(/\d+$/)![0]))
})

test('a webhook of a case that somebody else paused moves the counts of an open page', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const area = await casesPastTheDesk(desk)
  const eviction = await area.one('EVICTION_REQUEST')
  await visit(page, routes.journal())
  for (const name of [counted.today, counted.decisions])
    await expect(inNavigation(page, name)).toHaveText(/\d$/)
  const count = async (name: RegExp) =>
    Number((await inNavigation(page, name).textContent())!.match(/\d+$/)![0])
  const [lines, cases] = [await count(counted.today), await count(counted.decisions)]

  const asked = watchWork(page)
  await area.pause(eviction)
  await expect(inNavigation(page, counted.decisions)).toHaveText(`Cases${cases - 1}`)
  await expect(inNavigation(page, counted.today)).toHaveText(`Today${lines - 1}`)
  expect(asked.map(({ source }) => source)).toEqual(['decisions'])
})

test('of what a person may not see nothing is counted or asked', async ({ desk, page }) => {
  await desk.signIn('controller')
  const asked = watchWork(page)
  await visit(page, routes.batches())
  await expect(inNavigation(page, counted.today)).toHaveText(/\d$/)
  const sources = asked.map(({ source }) => source)
  expect(sources).toContain('decisions')
  expect(sources).not.toContain('failures')
  expect(sources).not.toContain('waiting')
  await expect(inNavigation(page, counted.failures)).toHaveCount(0)
  expect((await desk.requests()).counts.searchInvoiceSummary ?? 0).toBe(0)
})

test('an area that is down has no count, the others have, and the page stays as it is', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('lead').withCustomer({ name: 'Zz Undisturbed' })
  await desk.addTransactions({
    Status: 'Failed',
    LogText: 'Mailbox full',
    LogTime: `${today}T00:10:00`,
  })
  await desk.fault({ operation: 'listCases', kind: 'status', status: 503, times: 50 })
  await openCustomer(page, customer)
  await expect(inNavigation(page, counted.failures)).toHaveText(/\d$/)
  await expect(inNavigation(page, counted.today)).toHaveText(/\d$/)
  await expect(inNavigation(page, counted.decisions)).toHaveText('Cases')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zz Undisturbed')
})
