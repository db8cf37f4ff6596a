import { routes } from '@/lib/shared/routes'
import { expect, goBack, reload, test, visit } from '../fixtures'
import { inDays } from '../support/days'
import { retryUntil } from '../support/retry-until'
import { sandbox } from '../support/sandbox'

test('a person finds a customer by a part of its name and opens it', async ({ desk, page }) => {
  const { clientNo, customerNo } = await desk
    .as('controller')
    .withCustomer({ name: 'Ærlig Øystein Åsheim' })
  await visit(page, routes.customers(clientNo))
  await page.getByRole('searchbox', { name: 'Search customers' }).fill('øystein')
  await expect(page).toHaveURL(/[?&]q=%C3%B8ystein|[?&]q=øystein/)
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 1 of 1' })).toBeVisible()

  await page.getByRole('link', { name: 'Ærlig Øystein Åsheim' }).click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await page.goBack()
  await expect(page.getByRole('searchbox')).toHaveValue('øystein')
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 1 of 1' })).toBeVisible()
})

test('a person orders the list by city and back, and the address tells it', async ({
  desk,
  page,
}) => {
  await desk.as('controller').withCustomer({ name: 'Ordnet Berg', cityName: 'Arendal' })
  await desk.withCustomer({ name: 'Ordnet Lie', cityName: 'Ålesund' })
  await visit(page, `${routes.customers(desk.clientNo)}?q=ordnet`)
  const city = page.getByRole('columnheader', { name: 'City' })
  const cities = page.getByRole('row').getByRole('cell').filter({ hasText: '0155' })
  await city.getByRole('button').click()
  await expect(city).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/order=cityName/)
  await expect(cities).toHaveText(['0155 Arendal', '0155 Ålesund'])
  await city.getByRole('button').click()
  await expect(city).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/order=-cityName/)
  await expect(cities).toHaveText(['0155 Ålesund', '0155 Arendal'])

  await reload(page)
  await expect(city).toHaveAttribute('aria-sort', 'descending')
  await expect(cities).toHaveText(['0155 Ålesund', '0155 Arendal'])
})

test('a person goes to the next page of the list and back with the back button', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  for (let more = 0; more < 20; more++)
    await desk.withCustomer({ name: `Zz ${String(more).padStart(2, '0')}` })
  await visit(page, routes.customers(desk.clientNo))
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 50 of 62' })).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('status').filter({ hasText: 'Rows 51 to 62 of 62' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zz 19' })).toBeVisible()

  await goBack(page)
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 50 of 62' })).toBeVisible()
  await visit(page, `${routes.customers(desk.clientNo)}?page=40`)
  await expect(page.getByText('No customers on this page')).toBeVisible()
  await page.getByRole('link', { name: 'Go to page 1' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 50 of 62' })).toBeVisible()
})

test('an identity number that a person searches for stands in no address', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const { identityNumbers } = await sandbox<{ identityNumbers: string[] }>(
    `/sandbox/tenants/${desk.clientNo}/secrets`,
  )
  const number = identityNumbers.find((each) => /^\d{11}$/.test(each) && each !== '01019921717')!
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))

  await visit(page, routes.customers(desk.clientNo))
  await page.getByRole('searchbox').fill(number)
  await expect(page.getByText('so it’s left out of the link to this page.')).toBeVisible()
  await expect(page.getByText('No customers match')).toBeVisible()
  expect(page.url()).not.toContain(number)
  expect(addresses.filter((address) => address.includes(number))).toEqual([])
})

test('a person is told why there are no rows, and what to do', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, `${routes.customers(desk.clientNo)}?q=zzzzzz`)
  await expect(page.getByRole('heading', { name: 'No customers match' })).toBeVisible()
  await page.getByRole('main').getByText('Clear search').click()
  await expect(page.getByRole('status').filter({ hasText: 'Rows 1 to 42 of 42' })).toBeVisible()
  await expect(page).not.toHaveURL(/q=/)
})

test('an answer without a list is not shown as an empty list', async ({ desk, page }) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'listCustomers', kind: 'garbage', body: {}, times: 20 })
  await visit(page, routes.customers(desk.clientNo))
  await expect(page.getByRole('heading', { name: 'We couldn’t load the customers' })).toBeVisible()
})

for (const [status, words] of [
  [503, 'The service isn’t responding'],
  [403, 'You don’t have access to this'],
  [400, 'This request wasn’t accepted'],
  [429, 'The service asked us to wait'],
] as const) {
  test(`a person is told that the list failed with ${status}, and tries again`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await desk.fault({
      operation: 'listCustomers',
      kind: 'status',
      status,
      times: 12,
      ...(status === 429 && { retryAfter: 1 }),
    })
    await visit(page, routes.customers(desk.clientNo))
    const told = page
      .getByRole('main')
      .getByRole(status === 429 ? 'status' : 'alert')
      .filter({ hasText: words })
    await expect(told).toBeVisible()
    await expect(told).toContainText(
      status === 429
        ? /The wait it asked for isn’t over\.|The sandbox was told to answer 429/
        : 'The sandbox was told to answer',
    )

    await desk.clearFaults()
    await retryUntil(page, page.getByText('Rows 1 to 42 of 42'))
  })
}

test('a person goes through the list with the keyboard alone', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, `${routes.customers(desk.clientNo)}?order=customerNo`)
  await expect(page.getByText('Rows 1 to 42 of 42')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  const links = page.getByRole('table').getByRole('link')
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(links.first()).toBeFocused({ timeout: 200 })
  }).toPass()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await expect(links.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.customer(desk.clientNo, '2'))
})

test('a person comes back from a customer to the row that was opened, where it stood', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, `${routes.customers(desk.clientNo)}?order=customerNo`)
  const grid = page.getByRole('region', { name: 'Customers' })
  const top = () => grid.evaluate((element) => element.scrollTop)
  const opened = page.getByRole('table').getByRole('link').nth(30)
  await opened.scrollIntoViewIfNeeded()
  const before = await top()
  expect(before).toBeGreaterThan(0)
  const href = (await opened.getAttribute('href'))!
  await opened.click()
  await expect(page).toHaveURL(href)

  await page.goBack()
  await expect(opened).toBeFocused()
  await expect(opened).toHaveAttribute('href', href)
  expect(await top()).toBe(before)

  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href)
  await reload(page)
  await goBack(page)
  await expect(opened).toBeFocused()

  await page.getByRole('link', { name: 'Activity' }).click()
  await expect(page).toHaveURL(routes.journal())
  await page.getByRole('link', { name: 'Customers' }).click()
  await expect(page.getByText('Rows 1 to 42 of 42')).toBeVisible()
  expect(await top()).toBe(0)
})

test('a person gets into the list with J, K or an arrow without a click, but not while typing', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, `${routes.customers(desk.clientNo)}?order=customerNo`)
  await expect(page.getByText('Rows 1 to 42 of 42')).toBeVisible()
  const links = page.getByRole('table').getByRole('link')
  for (const key of ['j', 'ArrowDown', 'K']) {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press(key)
    await expect(links.first()).toBeFocused()
  }
  await page.keyboard.press('J')
  await expect(links.nth(1)).toBeFocused()

  await page.keyboard.press('/')
  await page.keyboard.type('jk')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await expect(page.getByRole('searchbox')).toHaveValue('jk')
})

test('a person sees at a glance which stops run, what is blocked, and what the desk does not know', async ({
  desk,
  page,
}) => {
  await desk.as('controller').withCustomer({
    name: 'Merket Alt',
    stopReminderUntil: inDays(21),
    stopInterestCalcUntil: inDays(400),
    stopDebtCollectionUntil: inDays(-2),
    peppolBlockIds: ['1', '2'],
    digipostBlockIds: ['3'],
    activeStatusWeb: 'Paused?',
    creditScore: { value: 71 },
  })
  await desk.withCustomer({
    name: 'Merket Ingenting',
    stopReminderUntil: inDays(-1),
    options: ['NoUpdatePostalReturn'],
    registrationStatusCode: 'FICTITIOUS',
  })
  await visit(page, `${routes.customers(desk.clientNo)}?q=merket`)
  const marks = page.getByRole('row', { name: 'Merket Alt' }).getByRole('cell').nth(3)
  await expect(marks.getByTitle('Reminders stopped until')).toContainText('Reminders, Interest')
  await expect(marks.getByTitle('Reminders stopped until')).toHaveAttribute(
    'title',
    /21 days left\nInterest stopped until/,
  )
  await expect(marks.getByTitle('Peppol: 2 blocks\nDigipost: 1 block')).toContainText('3 blocks')
  await expect(marks.getByTitle('activeStatusWeb: Paused?')).toHaveAttribute(
    'title',
    'activeStatusWeb: Paused?\ncreditScore: {"value":71}',
  )
  await expect(
    page.getByRole('row', { name: 'Merket Ingenting' }).getByRole('cell').nth(3),
  ).toHaveText('')
})

test('a count that the upstream broke off is told as such, and the last page is one that can be reached', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const customers = Array.from({ length: 50 }, (_, at) => ({
    customerNo: String(at + 1),
    name: `Kunde ${at + 1}`,
  }))
  const summary = { pageNo: 1, currentPageSize: 50, totalCount: 10_000, maximumCount: 10_000 }
  await desk.fault({
    operation: 'listCustomers',
    kind: 'garbage',
    body: { summary, customers },
    times: 20,
  })
  await visit(page, routes.customers(desk.clientNo))
  await expect(
    page.getByRole('status').filter({ hasText: /Rows 1 to 50 of more than 10.000/ }),
  ).toBeVisible()
  await expect(page.getByText(/Only the first 10.000 are listed/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Last page' })).toHaveAttribute('href', /page=200$/)
})

test('a row that is opened right after the last key of a search is opened', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({ name: 'Aaberg Søk' })
  await visit(page, routes.customers(clientNo))
  const row = page.getByRole('link', { name: 'Aaberg Søk' })
  await expect(row).toBeVisible()
  // The rows stay where they are until the search is answered.
  await desk.fault({ operation: 'listCustomers', kind: 'delay', delayMs: 60_000, times: 5 })
  await page.getByRole('searchbox').fill('Aa')
  await row.click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await expect(page.getByRole('heading', { level: 1, name: 'Aaberg Søk' })).toBeVisible()
  await desk.letGo()
})
