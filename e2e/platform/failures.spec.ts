import type { Locator, Page } from '@playwright/test'
import { type Desk, expect, openCustomer, test, typedIn } from '../fixtures'
import type { Fault } from '../support/sandbox'

type Case = { name: string; fault: Omit<Fault, 'operation'>; title: string; words: string[] }

const refusals: Case[] = [
  {
    name: '400',
    fault: { kind: 'status', status: 400 },
    title: 'The upstream did not accept what was sent',
    words: ['Nothing was saved.', '400 fault The sandbox was told to answer 400'],
  },
  {
    name: '403',
    fault: { kind: 'status', status: 403 },
    title: 'You may not save this',
    words: ['Nothing was saved.', 'The sandbox was told to answer 403'],
  },
  {
    name: '404',
    fault: { kind: 'status', status: 404 },
    title: 'The customer is no longer there',
    words: ['Nothing was saved.'],
  },
  {
    name: '409',
    fault: { kind: 'status', status: 409 },
    title: 'The upstream says that this collides with what it holds',
    words: ['Nothing was saved.', 'Reload to see what stands there now.'],
  },
  {
    name: '418',
    fault: { kind: 'status', status: 418 },
    title: 'The upstream refused the save',
    words: ['Nothing was saved.'],
  },
  {
    name: 'a refusal in plain text',
    fault: { kind: 'status', status: 400, body: 'No.' },
    title: 'The upstream did not accept what was sent',
    words: ['400 No,'],
  },
]

const lost: (Case & { isStored: boolean })[] = [
  {
    name: '500',
    fault: { kind: 'status', status: 500 },
    title: 'We do not know whether this was saved',
    words: ['The sandbox was told to answer 500'],
    isStored: false,
  },
  {
    name: '503',
    fault: { kind: 'status', status: 503, retryAfter: 1 },
    title: 'We do not know whether this was saved',
    words: ['503'],
    isStored: false,
  },
  {
    name: 'no answer in time',
    fault: { kind: 'delay', delayMs: 2_600 },
    title: 'We do not know whether this was saved',
    words: ['No answer came in time.'],
    isStored: true,
  },
  {
    name: 'an answer lost before it was stored',
    fault: { kind: 'drop-before' },
    title: 'We do not know whether this was saved',
    words: ['The connection broke before an answer came.'],
    isStored: false,
  },
  {
    name: 'an answer lost after it was stored',
    fault: { kind: 'drop-after' },
    title: 'We do not know whether this was saved',
    words: ['The connection broke before an answer came.'],
    isStored: true,
  },
  {
    name: 'an answer that breaks off',
    fault: { kind: 'truncate' },
    title: 'We do not know whether this was saved',
    words: ['The answer broke off in the middle.'],
    isStored: true,
  },
  {
    name: 'an answer that nobody can read',
    fault: { kind: 'garbage' },
    title: 'We do not know whether this was saved',
    words: ['The answer was not in the agreed shape.'],
    isStored: true,
  },
  {
    name: 'a redirect',
    fault: { kind: 'status', status: 302 },
    title: 'We do not know whether this was saved',
    words: ['It is not sent again by itself.'],
    isStored: false,
  },
]

/** Types into every unit of a customer and saves into a fault. */
async function saveInto(desk: Desk, page: Page, fault: Omit<Fault, 'operation'>) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('Name', { exact: true }).fill('Kari Åse «Berg» ')
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Name on it').fill('Berg')
  await page.getByLabel('Phone', { exact: true }).fill('+47 99 99 99 99')
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill('kari@berg.example')
  const typed = await typedIn(page)
  await desk.fault({ operation: 'updateCustomer', ...fault })
  await page.getByRole('button', { name: 'Save changes' }).click()
  return { ...customer, typed, before: await desk.storedCustomer(customer.customerNo) }
}

const outcome = (page: Page, title: string): Locator =>
  page.getByRole('alert').filter({ hasText: title })

for (const { name, fault, title, words } of refusals) {
  test(`a clerk whose save is refused with ${name} reads why and keeps every character`, async ({
    desk,
    page,
  }) => {
    const { typed, before, customerNo } = await saveInto(desk, page, fault)
    for (const part of words) await expect(outcome(page, title)).toContainText(part)
    expect(await typedIn(page)).toEqual(typed)
    await expect(page.getByText(/^Saved\./)).toBeHidden()
    expect(await desk.updatesSent()).toHaveLength(1)
    expect(await desk.storedCustomer(customerNo)).toEqual(before)

    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
    expect(await desk.storedCustomer(customerNo)).toMatchObject({
      name: 'Kari Åse «Berg»',
      postalAddress: { cityName: 'Bergen', addressLine2: 'c/o Hansen' },
    })
  })
}

for (const { name, fault, title, words, isStored } of lost) {
  test(`a clerk whose save ends in ${name} is told that nobody knows, looks again, and learns the truth`, async ({
    desk,
    page,
  }) => {
    const { typed, before, customerNo } = await saveInto(desk, page, fault)
    const told = outcome(page, title)
    for (const part of words) await expect(told).toContainText(part)
    expect(await typedIn(page)).toEqual(typed)
    await expect(page.getByText(/^Saved\.|Nothing was saved|failed/i)).toHaveCount(0)

    if (isStored)
      await expect
        .poll(async () => (await desk.storedCustomer(customerNo)).phoneNo)
        .toBe('+47 99 99 99 99')
    await told.getByRole('button', { name: 'Look again' }).click()
    if (isStored) {
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: 'It was saved: a read shows every field as you sent it.' }),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    } else {
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: 'It has not been saved: a read shows every field as it was before.' }),
      ).toBeVisible()
      expect(await typedIn(page)).toEqual(typed)
      expect(await desk.storedCustomer(customerNo)).toEqual(before)
    }
    expect(await desk.updatesSent()).toHaveLength(1)
    if (isStored) return

    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
    expect(await desk.updatesSent()).toHaveLength(2)
  })
}

test('a clerk who saves again while nobody knows learns what became of the first save, and sends nothing', async ({
  desk,
  page,
}) => {
  const { typed } = await saveInto(desk, page, { kind: 'drop-before' })
  await expect(outcome(page, 'We do not know whether this was saved')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'It has not been saved' })).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a clerk sees beside the field what the upstream says of it (422)', async ({ desk, page }) => {
  const fields = {
    'customer.postalAddress.cityName': 'is no city of Norway',
    'customer.emailAddressDocument.0': 'bounced last week',
  }
  const { typed } = await saveInto(desk, page, {
    kind: 'status',
    status: 422,
    body: { errorCode: 'validation_failed', errorMessage: 'Two fields are wrong', fields },
  })
  await expect(outcome(page, 'The upstream did not accept what was sent')).toContainText(
    'Two fields are wrong',
  )
  await expect(page.getByLabel('City')).toHaveAccessibleDescription(/is no city of Norway/)
  await expect(page.getByLabel('City')).toHaveAttribute('aria-invalid', 'true')
  await expect(
    page.getByRole('textbox', { name: 'E-mail 1', exact: true }),
  ).toHaveAccessibleDescription(/bounced last week/)
  expect(await typedIn(page)).toEqual(typed)
})

test('a real refusal of the upstream names its field (422)', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('Country code').fill('NORWAY')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Country code')).toHaveAccessibleDescription(/must be two letters/)
  await expect(page.getByLabel('Country code')).toHaveValue('NORWAY')
})

test('a clerk waits as long as the upstream asks (429), sees it counted down, and then saves', async ({
  desk,
  page,
}) => {
  const { typed, customerNo } = await saveInto(desk, page, {
    kind: 'status',
    status: 429,
    retryAfter: 4,
  })
  await expect(page.getByText('The upstream asked us to wait')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAccessibleDescription(/You can save again in [34] seconds\./)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+s')
  expect(await typedIn(page)).toEqual(typed)
  await expect(save).toHaveAccessibleDescription(/You can save again in [12] seconds?\./)
  await expect(page.getByText('You can save again now.')).toBeVisible()
  await save.click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.updatesSent()).toHaveLength(2)
  expect(await desk.storedCustomer(customerNo)).toMatchObject({ phoneNo: '+47 99 99 99 99' })
})

test('a token that the upstream refuses once (401) is renewed, and the save goes on without a word', async ({
  desk,
  page,
}) => {
  const { customerNo } = await saveInto(desk, page, { kind: 'status', status: 401 })
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect((await desk.requests()).counts.refreshToken).toBe(1)
  expect(await desk.storedCustomer(customerNo)).toMatchObject({ phoneNo: '+47 99 99 99 99' })
})

test('a save whose first read fails says that nothing was sent', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 503, times: 3 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(outcome(page, 'Nothing was sent')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  expect(await desk.updatesSent()).toEqual([])
})

test('a save whose last read fails says that it was taken, and that nobody has seen it', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await desk.fault({ operation: 'updateCustomer', kind: 'delay', delayMs: 800 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect.poll(async () => (await desk.requests()).counts.updateCustomer).toBe(1)
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 503, times: 3 })
  await expect(page.getByRole('status').filter({ hasText: 'The upstream took it.' })).toContainText(
    'has not been seen',
  )
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    postalAddress: { cityName: 'Bergen' },
  })
})

test('a desk that does not answer the page leaves everything typed, and the journal knows', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.route('**/customers/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(outcome(page, 'We do not know whether this was saved')).toContainText(
    'The desk did not answer this page.',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(
    page.getByText(
      'The desk had not received this save and has called it off, so nothing was sent. Save again.',
    ),
  ).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('an upstream that repeats secrets in its refusal does not get them shown', async ({
  desk,
  page,
}) => {
  const body = {
    errorCode: 'bad',
    errorMessage:
      'Customer 15885098765 refused for eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJ4In0.c2lnbmF0dXJl',
  }
  await saveInto(desk, page, { kind: 'status', status: 400, body })
  await expect(outcome(page, 'The upstream did not accept what was sent')).toContainText(
    'Customer [number] refused for [token]',
  )
})
