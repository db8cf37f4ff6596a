import type { Locator, Page } from '@playwright/test'
import { type Desk, expect, openCustomer, test, typedIn } from '../fixtures'
import type { Fault } from '../support/sandbox'

type Case = { name: string; fault: Omit<Fault, 'operation'>; title: string; words: string[] }

const refusals: Case[] = [
  {
    name: '400',
    fault: { kind: 'status', status: 400 },
    title: 'The service didn’t accept this',
    words: ['Nothing was saved.', '400 fault The sandbox was told to answer 400'],
  },
  {
    name: '403',
    fault: { kind: 'status', status: 403 },
    title: 'You don’t have permission to save this',
    words: ['Nothing was saved.', 'The sandbox was told to answer 403'],
  },
  {
    name: '404',
    fault: { kind: 'status', status: 404 },
    title: 'Record not found',
    words: ['Nothing was saved.'],
  },
  {
    name: '409',
    fault: { kind: 'status', status: 409 },
    title: 'This change conflicts with the current record',
    words: ['Nothing was saved.', 'Refresh to see the current values.'],
  },
  {
    name: '418',
    fault: { kind: 'status', status: 418 },
    title: 'Rejected by the service',
    words: ['Nothing was saved.'],
  },
  {
    name: 'a refusal in plain text',
    fault: { kind: 'status', status: 400, body: 'No.' },
    title: 'The service didn’t accept this',
    words: ['400 No,'],
  },
]

const lost: (Case & { isStored: boolean })[] = [
  {
    name: '500',
    fault: { kind: 'status', status: 500 },
    title: 'We couldn’t confirm this change',
    words: ['The sandbox was told to answer 500'],
    isStored: false,
  },
  {
    name: '503',
    fault: { kind: 'status', status: 503, retryAfter: 1 },
    title: 'We couldn’t confirm this change',
    words: ['503'],
    isStored: false,
  },
  {
    name: 'no answer in time',
    fault: { kind: 'delay', delayMs: 10_600 },
    title: 'We couldn’t confirm this change',
    words: ['No response in time.'],
    isStored: true,
  },
  {
    name: 'an answer lost before it was stored',
    fault: { kind: 'drop-before' },
    title: 'We couldn’t confirm this change',
    words: ['The connection was lost before a response arrived.'],
    isStored: false,
  },
  {
    name: 'an answer lost after it was stored',
    fault: { kind: 'drop-after' },
    title: 'We couldn’t confirm this change',
    words: ['The connection was lost before a response arrived.'],
    isStored: true,
  },
  {
    name: 'an answer that breaks off',
    fault: { kind: 'truncate' },
    title: 'We couldn’t confirm this change',
    words: ['The response was cut off.'],
    isStored: true,
  },
  {
    name: 'an answer that nobody can read',
    fault: { kind: 'garbage' },
    title: 'We couldn’t confirm this change',
    words: ['The response wasn’t in the expected format.'],
    isStored: true,
  },
  {
    name: 'a redirect',
    fault: { kind: 'status', status: 302 },
    title: 'We couldn’t confirm this change',
    words: ['It won’t be sent again automatically.'],
    isStored: false,
  },
]

/** Types into every field of a customer and saves into a fault. */
async function saveInto(desk: Desk, page: Page, fault: Omit<Fault, 'operation'>) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('Name', { exact: true }).fill('Kari Åse «Berg» ')
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Addressee').fill('Berg')
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
  test(`a person whose save is refused with ${name} reads why and keeps every character`, async ({
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
  test(`a person whose save ends in ${name} is told that nobody knows, looks again, and learns the truth`, async ({
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
    await told.getByRole('button', { name: 'Check status' }).click()
    if (isStored) {
      await expect(
        page.getByRole('status').filter({ hasText: 'Saved: every field is as you sent it.' }),
      ).toBeVisible()
      await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden()
    } else {
      await expect(
        page
          .getByRole('status')
          .filter({ hasText: 'Not saved so far: every field is as it was before.' }),
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

test('a person who saves again while nobody knows learns what became of the first save, and sends nothing', async ({
  desk,
  page,
}) => {
  const { typed } = await saveInto(desk, page, { kind: 'drop-before' })
  await expect(outcome(page, 'We couldn’t confirm this change')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Not saved so far: every field is as it was before.' }),
  ).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a person sees beside the field what the upstream says of it (422)', async ({
  desk,
  page,
}) => {
  const fields = {
    'customer.postalAddress.cityName': 'is no city of Norway',
    'customer.emailAddressDocument.0': 'bounced last week',
  }
  const { typed } = await saveInto(desk, page, {
    kind: 'status',
    status: 422,
    body: { errorCode: 'validation_failed', errorMessage: 'Two fields are wrong', fields },
  })
  await expect(outcome(page, 'The service didn’t accept this')).toContainText(
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

test('a person waits as long as the upstream asks (429), sees it counted down, and then saves', async ({
  desk,
  page,
}) => {
  const { typed, customerNo } = await saveInto(desk, page, {
    kind: 'status',
    status: 429,
    retryAfter: 10,
  })
  await expect(page.getByText('The service asked us to wait')).toBeVisible()
  const save = page.getByRole('button', { name: 'Save changes' })
  await expect(save).toHaveAccessibleDescription(/You can save again in ([6-9]|10) seconds\./)
  await expect(save).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Control+s')
  expect(await typedIn(page)).toEqual(typed)
  await expect(save).toHaveAccessibleDescription(/You can save again in [1-5] seconds?\./)
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
  // The read before the update is answered.
  await desk.fault({ operation: 'getCustomer', kind: 'delay', delayMs: 0 })
  await desk.fault({ operation: 'getCustomer', kind: 'status', status: 503, times: 3 })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('status').filter({ hasText: 'Accepted by the service.' }),
  ).toContainText('We couldn’t verify the stored values.')
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
  await expect(outcome(page, 'We couldn’t confirm this change')).toContainText(
    'Can’t reach Duedesk.',
  )
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(
    page.getByText(
      'Duedesk never received this save and has cancelled it, so nothing was sent. Save again.',
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
  await expect(outcome(page, 'The service didn’t accept this')).toContainText(
    'Customer [number] refused for [token]',
  )
})
