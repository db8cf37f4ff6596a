import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, test, visit } from '../fixtures'

const executed = (page: Page) => page.evaluate(() => 'hacked' in window)
const script = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">'
const long = 'Lang æøå '.repeat(450)

test('a list with the least that its contract allows is still a list', async ({ desk, page }) => {
  await desk.signIn('controller')
  await desk.fault({ operation: 'listCustomers', kind: 'minimal', times: 2 })
  await visit(page, routes.customers(desk.clientNo))
  await expect(page.getByRole('table').getByRole('link', { name: '(no name)' })).toHaveCount(42)
})

test('a customer with the least that its contract allows can be read and edited', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await desk.fault({ operation: 'getCustomer', kind: 'minimal', times: 3 })
  await desk.fault({ operation: 'updateCustomer', kind: 'minimal' })
  await openCustomer(page, customer)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Other fields' })).toContainText(
    '{"nested":["of nobody"]}',
  )
  await page.getByLabel('Phone', { exact: true }).fill('+47 1')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: /Saved\.|Accepted by the service\./ }),
  ).toBeVisible()
  expect((await desk.updatesSent())[0]!.customer).toEqual({
    customerNo: customer.customerNo,
    phoneNo: '+47 1',
  })
})

for (const [what, raw] of [
  ['nothing but a number', {}],
  [
    'nulls only',
    {
      name: null,
      postalAddress: null,
      emailAddressDocument: null,
      phoneNo: null,
      distribution: null,
      options: null,
      dueDays: null,
      vatLiable: null,
    },
  ],
  [
    'values that nobody knows',
    {
      customerCategory: '??',
      language: 'tlh',
      currency: 'XXX',
      activeStatusWeb: 'Paused?',
      distribution: { type: 'Q', einvoiceCode: 77, more: 1 },
      options: ['Hold'],
    },
  ],
] as const) {
  test(`a customer that holds ${what} opens, and its phone can be saved`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('controller')
    await desk.store('9500', { customerNo: '9500', ...raw })
    await openCustomer(page, { clientNo: desk.clientNo, customerNo: '9500' })
    await page.getByLabel('Phone', { exact: true }).fill('+47 1')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
    expect(await desk.storedCustomer('9500')).toMatchObject({ phoneNo: '+47 1' })
  })
}

test('hostile and very long texts are shown as they are and run nowhere', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer({
    name: script,
    customerMessage: long,
    stopReminderUntil: '9999-12-31',
    stopReminderMemo: script,
    informalName: 'x'.repeat(4_000),
    [script]: { [script]: [script] },
    legacyId: 'K-0088',
  })
  await visit(page, `${routes.customers(customer.clientNo)}?q=hacked`)
  await expect(page.getByRole('link', { name: script })).toBeVisible()
  expect(await executed(page)).toBe(false)
  await openCustomer(page, customer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(script)
  await expect(page.getByRole('region', { name: 'Other fields' })).toContainText('"K-0088"')
  await expect(page.getByLabel('Message')).toHaveValue(long)
  expect(await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth)).toBe(true)

  await page.getByLabel('City').fill(script)
  await page.getByRole('button', { name: 'Show what will be sent' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    postalAddress: { cityName: script },
  })
  await visit(page, routes.journal())
  expect(await executed(page)).toBe(false)
})

test('an answer to a save that says nothing is told as taken, and the read afterwards shows what is stored', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await desk.fault({ operation: 'updateCustomer', kind: 'garbage', body: {} })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Accepted by the service.' }),
  ).toContainText('the record matches what you sent')
})

test('an upstream that says it saved and did not is found out by the read afterwards', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Phone', { exact: true }).fill('+47 1')
  await desk.fault({
    operation: 'updateCustomer',
    kind: 'status',
    status: 200,
    body: { status: 'PROCESSED', result: 'UPDATED' },
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Accepted by the service.' }),
  ).toContainText('these fields differ from what you sent: Phone.')
  await expect(page.getByText(/^Saved\./)).toHaveCount(0)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    phoneNo: '+47 22 33 44 55',
  })
})

test('every awkward customer of the seed opens', async ({ desk, page }) => {
  test.slow()
  await desk.signIn('controller')
  for (let no = 1; no <= 42; no++) {
    await page.goto(routes.customer(desk.clientNo, String(no)))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByLabel('City')).toBeVisible()
    expect(
      await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth),
      `customer ${no} scrolls sideways`,
    ).toBe(true)
  }
})
