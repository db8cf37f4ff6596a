import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, ordinary, reload, takesInput, test, typedIn, visit } from '../fixtures'
import type { Role } from '../support/sandbox'

const number = '77001'
const address = {
  addressLine1: 'Torget 2',
  addressLine2: '',
  addressLine3: '',
  postalCode: '5014',
  cityName: 'Bergen',
  countryText: '',
  countryCode: 'NO',
}

const create = (page: Page) => page.getByRole('button', { name: 'Create customer' })
const failureOn = (page: Page, title: string) => page.getByRole('alert').filter({ hasText: title })
const timesSent = async (desk: Desk, operation: string) =>
  (await desk.requests()).counts[operation] ?? 0
const inStore = (desk: Desk, customerNo: string) =>
  desk.storedCustomer(customerNo).catch(() => null)

async function lookUp(page: Page, customerNo: string) {
  await page.getByLabel('Customer no.').fill(customerNo)
  await page.getByRole('button', { name: 'Check number' }).click()
}

/** Waits for the draft that holds the last field that `begin` types. */
const seeDraftKept = (page: Page) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(routes.localWrite('keepDraft')) &&
      !!answer.request().postData()?.includes('"30"'),
  )

/** A person has looked a free number up, and typed into the fields that opened. */
async function begin(desk: Desk, page: Page, role: Role = 'controller') {
  await desk.signIn(role)
  await visit(page, routes.newCustomer(desk.clientNo))
  await lookUp(page, number)
  await expect(page.getByText('Available')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Åse «Ny» Berg')
  await page.getByLabel('Address line 1').fill(address.addressLine1)
  await page.getByLabel('Postal code').fill(address.postalCode)
  await page.getByLabel('City').fill(address.cityName)
  await page.getByLabel('Country code').fill(address.countryCode)
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill('ase@ny.example')
  await page.getByLabel('Due days').fill('30')
  return typedIn(page)
}

const asTyped = {
  name: 'Åse «Ny» Berg',
  postalAddress: address,
  emailAddressDocument: ['ase@ny.example'],
  dueDays: 30,
}

async function expectCreated(desk: Desk, page: Page) {
  await expect(page).toHaveURL(routes.customer(desk.clientNo, number))
  await expect(page.getByRole('heading', { level: 1, name: asTyped.name })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
  expect(await desk.storedCustomer(number)).toMatchObject(asTyped)
}

test('a person creates a customer under a number that was looked up first: sent once, exactly as typed', async ({
  desk,
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => void asked.push(dialog.type()))
  await begin(desk, page)
  expect(await timesSent(desk, 'createCustomer')).toBe(0)
  await create(page).click()
  await expectCreated(desk, page)
  const { requests } = await desk.requests()
  const own = requests.filter(
    ({ operation }) => operation === 'getCustomer' || operation === 'createCustomer',
  )
  expect(own[0]?.operation).toBe('getCustomer')
  expect(
    own.filter(({ operation }) => operation === 'createCustomer').map(({ body }) => body),
  ).toEqual([
    {
      metadata: { userId: desk.user('controller').userName },
      customer: { customerNo: number, ...asTyped },
    },
  ])
  await reload(page)
  expect(asked).toEqual([])
})

test('a number that is taken leads to editing, and nothing is sent', async ({ desk, page }) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer()
  await visit(page, routes.newCustomer(clientNo))
  await lookUp(page, customerNo)
  await expect(page.getByText(`Customer ${customerNo} already exists: Kari Nordmann`)).toBeVisible()
  await page.getByRole('link', { name: `Edit ${customerNo}` }).click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await expect(page.getByLabel('City')).toHaveValue('Oslo')
  expect(await timesSent(desk, 'createCustomer')).toBe(0)
})

test('a number that two are creating: the second is led to the first one’s customer, and overwrites nothing', async ({
  desk,
  page,
}) => {
  const typed = await begin(desk, page)
  const browser = await desk.otherBrowser()
  await desk.signIn('lead', browser)
  const other = await browser.newPage()
  await visit(other, routes.newCustomer(desk.clientNo))
  await lookUp(other, number)
  await other.getByLabel('Name', { exact: true }).fill('Var her først')
  await create(other).click()
  await expect(other).toHaveURL(routes.customer(desk.clientNo, number))
  const first = await desk.storedCustomer(number)

  await create(page).click()
  await expect(page.getByText(`Customer ${number} already exists: Var her først`)).toBeVisible()
  await expect(
    page.getByText('Nothing was sent, because it would have overwritten this customer.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit ${number}` })).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  expect([await timesSent(desk, 'createCustomer'), await desk.storedCustomer(number)]).toEqual([
    1,
    first,
  ])
})

test('a customer that somebody creates between the read and the creation is told as updated', async ({
  desk,
  page,
}) => {
  await begin(desk, page)
  await desk.fault({ operation: 'createCustomer', kind: 'delay', delayMs: 60_000 })
  await create(page).click()
  await expect.poll(() => timesSent(desk, 'createCustomer'), { intervals: [20] }).toBe(1)
  await desk.store(number, { ...ordinary, customerNo: number, clientNo: Number(desk.clientNo) })
  await desk.letGo()
  await expect(
    page.getByText(`Someone else created ${number} first, and your values updated it.`),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit ${number}` })).toBeVisible()
})

test('a number whose read fails opens no form, and a read that fails at the creation sends nothing', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.newCustomer(desk.clientNo))
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 500, times: 3 })
  await lookUp(page, number)
  await expect(failureOn(page, 'The service isn’t responding')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveCount(0)
  await desk.clearFaults()
  const typed = await begin(desk, page)
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 500, times: 3 })
  await create(page).click()
  await expect(failureOn(page, 'Nothing was sent')).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  expect([await timesSent(desk, 'createCustomer'), await inStore(desk, number)]).toEqual([0, null])
})

test('a number in no form that exists is refused beside its field, and nobody is asked', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.newCustomer(desk.clientNo))
  await lookUp(page, '77001/../1')
  await expect(page.getByLabel('Customer no.')).toHaveAccessibleDescription(
    /Not a valid customer number/,
  )
  await expect(page.getByLabel('City')).toHaveCount(0)
  expect(await timesSent(desk, 'getCustomer')).toBe(0)
})

test('a number that is typed while another is looked up is not taken for free', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer()
  await visit(page, routes.newCustomer(clientNo))
  await desk.fault({ operation: 'getCustomer', kind: 'delay', delayMs: 60_000 })
  const isAnswered = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.read('getCustomer')),
  )
  await lookUp(page, number)
  await page.getByLabel('Customer no.').fill(customerNo)
  await expect.poll(() => timesSent(desk, 'getCustomer')).toBe(1)
  await desk.letGo()
  await isAnswered
  await page.getByRole('button', { name: 'Check number' }).click()
  await expect(page.getByText(`Customer ${customerNo} already exists`)).toBeVisible()
})

test('another number keeps what was typed', async ({ desk, page }) => {
  const typed = await begin(desk, page)
  await page.getByRole('button', { name: 'Change number' }).click()
  await lookUp(page, '77002')
  await expect(page.getByText('Available')).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  await create(page).click()
  await expect(page).toHaveURL(routes.customer(desk.clientNo, '77002'))
  expect(await desk.storedCustomer('77002')).toMatchObject(asTyped)
  expect(await inStore(desk, number)).toBeNull()
})

test('what was begun for one number stays while another is begun and created', async ({
  desk,
  page,
  context,
}) => {
  const isKept = seeDraftKept(page)
  const typed = await begin(desk, page)
  await isKept
  await page.close()

  const other = await context.newPage()
  await visit(other, routes.newCustomer(desk.clientNo))
  await expect(other.getByLabel('Customer no.')).toHaveValue(number)
  await lookUp(other, '77002')
  await expect(other.getByText('Available')).toBeVisible()
  await expect(other.getByLabel('Name', { exact: true })).toHaveValue('')
  await other.getByLabel('Name', { exact: true }).fill('Dahl')
  await create(other).click()
  await expect(other).toHaveURL(routes.customer(desk.clientNo, '77002'))
  await visit(other, routes.newCustomer(desk.clientNo))
  await lookUp(other, number)
  await expect(other.getByText('Available')).toBeVisible()
  expect(await typedIn(other)).toEqual(typed)
})

test('no form opens while it is not known what was begun for the number', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.newCustomer(desk.clientNo))
  await page.route(`**${routes.read('getDraft')}`, (route) => route.abort())
  await lookUp(page, number)
  await expect(failureOn(page, 'Can’t reach Duedesk')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveCount(0)
  await page.unroute(`**${routes.read('getDraft')}`)
  await page.getByRole('button', { name: 'Check number' }).click()
  await expect(page.getByText('Available')).toBeVisible()
})

test('a creation that the upstream refuses says why beside the field, and goes out again once corrected', async ({
  desk,
  page,
}) => {
  await begin(desk, page)
  await page.getByLabel('Country code').fill('NORGE')
  const typed = await typedIn(page)
  await create(page).click()
  await expect(page.getByLabel('Country code')).toHaveAccessibleDescription(/must be two letters/)
  expect([await typedIn(page), await inStore(desk, number)]).toEqual([typed, null])
  await page.getByLabel('Country code').fill('NO')
  await create(page).click()
  await expectCreated(desk, page)
  expect(await timesSent(desk, 'createCustomer')).toBe(2)
})

for (const [kind, isStored] of [
  ['drop-before', false],
  ['drop-after', true],
] as const) {
  test(`a creation whose answer is lost (${kind}) is told as not known, and looking tells`, async ({
    desk,
    page,
  }) => {
    const typed = await begin(desk, page)
    await desk.fault({ operation: 'createCustomer', kind })
    await create(page).click()
    const told = failureOn(page, 'We couldn’t confirm this change')
    await expect(told).toContainText('Your changes are kept.')
    expect(await typedIn(page)).toEqual(typed)
    await told.getByRole('button', { name: 'Check status' }).click()
    if (!isStored) {
      await expect(
        page.getByText(
          'The customer wasn’t found, so nothing has been created so far. You can retry.',
        ),
      ).toBeVisible()
      expect(await typedIn(page)).toEqual(typed)
      expect(await timesSent(desk, 'createCustomer')).toBe(1)
      await create(page).click()
    }
    await expectCreated(desk, page)
    expect(await timesSent(desk, 'createCustomer')).toBe(isStored ? 1 : 2)
  })
}

test('what was typed while the outcome was not known is left for the customer’s page only once it is kept', async ({
  desk,
  page,
}) => {
  await begin(desk, page)
  await desk.fault({ operation: 'createCustomer', kind: 'drop-after' })
  await create(page).click()
  const told = failureOn(page, 'We couldn’t confirm this change')
  await expect(told).toBeVisible()
  await page.getByLabel('Due days').fill('14')
  await page.route(`**${routes.localWrite('keepDraft')}`, (route) => route.abort())
  await told.getByRole('button', { name: 'Check status' }).click()
  await expect(
    page.getByText('Customer created, but what you typed afterwards isn’t saved.'),
  ).toBeVisible()
  await expect(page.getByLabel('Due days')).toHaveValue('14')
  await page.unroute(`**${routes.localWrite('keepDraft')}`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page).toHaveURL(routes.customer(desk.clientNo, number))
  await page.getByRole('button', { name: 'Restore draft' }).click()
  await expect(page.getByLabel('Due days')).toHaveValue('14')
  expect(await timesSent(desk, 'createCustomer')).toBe(1)
})

test('a look that fails is told and can be repeated, and one that finds another’s customer leads to it', async ({
  desk,
  page,
}) => {
  await begin(desk, page)
  await desk.fault({ operation: 'createCustomer', kind: 'drop-after' })
  await create(page).click()
  const look = page.getByRole('button', { name: 'Check status' })
  await expect(look).toBeVisible()
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 500, times: 3 })
  await look.click()
  await expect(
    failureOn(page, 'We couldn’t check the status, so it’s still unconfirmed.'),
  ).toBeVisible()
  await desk.clearFaults()
  const others = { ...(await desk.storedCustomer(number)), name: 'Somebody else' }
  await desk.store(number, others)
  await look.click()
  await expect(
    failureOn(
      page,
      'We couldn’t confirm this save: the record matches neither what you sent nor what it was before.',
    ),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: `Edit ${number}` })).toBeVisible()
  await create(page).click()
  await expect(page.getByText(`Customer ${number} already exists: Somebody else`)).toBeVisible()
  expect([await timesSent(desk, 'createCustomer'), await desk.storedCustomer(number)]).toEqual([
    1,
    others,
  ])
})

test('a page that is older than the desk sends nothing, and loads itself anew unasked', async ({
  desk,
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => void asked.push(dialog.type()))
  const isKept = seeDraftKept(page)
  const typed = await begin(desk, page)
  await isKept
  await page.route('**/new-customer', (route) => {
    const headers = route.request().headers()
    return route.continue(
      'next-action' in headers
        ? { headers: { ...headers, 'next-action': `40${'0'.repeat(40)}` } }
        : {},
    )
  })
  await create(page).click()
  const told = failureOn(page, 'Nothing was sent')
  await expect(told).toContainText('Duedesk was updated after you opened this page.')
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Reload page' }).click()
  await expect(page.getByRole('button', { name: 'Check number' })).toBeVisible()
  await takesInput(page)
  await expect(page.getByLabel('Customer no.')).toHaveValue(number)
  await page.getByRole('button', { name: 'Check number' }).click()
  await expect(page.getByText('Available')).toBeVisible()
  expect([await typedIn(page), asked, await timesSent(desk, 'createCustomer')]).toEqual([
    typed,
    [],
    0,
  ])
})

test('a person of the support who may not create is told so, and nothing is sent', async ({
  desk,
  page,
}) => {
  const typed = await begin(desk, page, 'support')
  await create(page).click()
  await expect(failureOn(page, 'You don’t have permission to save this')).toContainText(
    'Your permissions don’t include this.',
  )
  expect([await typedIn(page), await timesSent(desk, 'createCustomer')]).toEqual([typed, 0])
})
