import type { BrowserContext, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import {
  expect,
  openCustomer,
  readsRest,
  reload,
  takesInput,
  test,
  typedIn,
  visit,
} from '../fixtures'
import { readRoute } from '../support/api-client'

type Place = { clientNo: string; customerNo: string }

const offerOn = (page: Page) => page.getByRole('region', { name: 'Unsaved draft' })
const phoneOn = (page: Page) => page.getByLabel('Phone', { exact: true })
const saved = (page: Page) => page.getByRole('status').filter({ hasText: /Saved\./ })

/** Ends when the desk has kept a draft in which `text` stands. */
const keptWith = (page: Page, text: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(routes.localWrite('keepDraft')) &&
      answer.ok() &&
      !!answer.request().postData()?.includes(text),
  )

/** Types into units of every kind: texts, lines of the address, a list, a text of several lines. */
async function typeAllOver(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Kari Åse «Berg» 😀')
  await page.getByLabel('Address line 2').fill('c/o Hansen')
  await page.getByLabel('City').fill('Bergen')
  await page.getByRole('button', { name: 'Add to E-mail', exact: true }).click()
  await page.getByRole('textbox', { name: 'E-mail 2', exact: true }).fill('kari@ny.example')
  await phoneOn(page).fill('+47 99 99 99 99')
  await page.getByLabel('Message', { exact: true }).fill('Første linje\n\tandre "linje"')
  return typedIn(page)
}

async function takeUp(page: Page, typed: string[]) {
  await offerOn(page).getByRole('button', { name: 'Restore draft' }).click()
  await expect(offerOn(page)).toHaveCount(0)
  expect(await typedIn(page)).toEqual(typed)
}

async function expectNothingKept(page: Page, place: Place) {
  await expect(offerOn(page)).toHaveCount(0)
  const answer = await readRoute(page.request, 'getDraft', {
    params: { clientno: place.clientNo },
    body: { subject: `customer:${place.customerNo}` },
  })
  expect(await answer.json()).toEqual({ ok: true, value: { draft: null } })
}

/** Ends when what a closed page sent last has arrived. */
async function hasArrived({ request }: BrowserContext, { clientNo, customerNo }: Place) {
  const question = { params: { clientno: clientNo }, body: { subject: `customer:${customerNo}` } }
  await expect
    .poll(async () => (await readRoute(request, 'getDraft', question)).text())
    .toContain('andre')
}

async function openAnew(context: BrowserContext, place: Place) {
  const page = await context.newPage()
  await openCustomer(page, place)
  return page
}

test('a person whose tab closes right after the last key gets back every character', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const typed = await typeAllOver(page)
  await page.close()
  await hasArrived(context, customer)

  const anew = await openAnew(context, customer)
  await expect(offerOn(anew)).toContainText('Unsaved draft from')
  await expect(offerOn(anew)).not.toContainText('Changed by others')
  await expect(anew.getByLabel('City')).toHaveValue('Oslo')
  await takeUp(anew, typed)
  expect(await desk.updatesSent()).toEqual([])
})

test('a person whose tab crashes gets back every character that was kept', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const isKept = keptWith(page, 'andre')
  const typed = await typeAllOver(page)
  await isKept
  const [devtools, crashed] = [await context.newCDPSession(page), page.waitForEvent('crash')]
  void devtools.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  await takeUp(await openAnew(context, customer), typed)
})

test('a person who goes back and forward again gets back every character', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk
    .as('controller')
    .withCustomer({ name: 'Tilbake Berg' })
  await visit(page, routes.customers(clientNo))
  await page.getByRole('link', { name: 'Tilbake Berg' }).click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await takesInput(page)
  const typed = await typeAllOver(page)
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Tilbake Berg' })).toBeVisible()
  await page.goForward()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
  await takeUp(page, typed)
})

test('a person whose session ends while typing signs in over the page, and all of it is kept', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await readsRest(page)
  await context.clearCookies()
  const typed = await typeAllOver(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = page.getByRole('dialog', { name: /You were signed out at/ })
  await dialog.getByLabel('Password').fill(desk.user('controller').password)
  const isKept = keptWith(page, 'andre')
  await page.keyboard.press('Enter')
  await isKept
  await expect(dialog).toBeHidden()
  expect(await typedIn(page)).toEqual(typed)
  await page.close()
  await takeUp(await openAnew(context, customer), typed)
})

test('what was on its way when the session had ended is sent again after sign-in', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await readsRest(page)
  await context.clearCookies()
  const refusal = Promise.withResolvers<void>()
  const isSent = Promise.withResolvers<void>()
  await page.route(
    `**${routes.localWrite('keepDraft')}`,
    async (route) => {
      const answer = await route.fetch()
      isSent.resolve()
      await refusal.promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  await phoneOn(page).fill('+47 99 99 99 99')
  await isSent.promise
  await page.getByRole('button', { name: 'Refresh' }).click()
  const dialog = page.getByRole('dialog', { name: /You were signed out at/ })
  await dialog.getByLabel('Password').fill(desk.user('controller').password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  const isKept = keptWith(page, '+47 99 99 99 99')
  refusal.resolve()
  await isKept
})

test('a person who closes the tab over an ended session gets back all of it after sign-in', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const isKept = keptWith(page, 'andre')
  const typed = await typeAllOver(page)
  await isKept
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('dialog', { name: /You were signed out at/ })).toContainText(
    'Your changes are safe.',
  )
  await page.close()
  await desk.signIn('controller')
  await takeUp(await openAnew(context, customer), typed)
})

test('a person who types on without a session and closes the tab gets back what was kept before it ended', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const isKept = keptWith(page, 'andre')
  const typed = await typeAllOver(page)
  await isKept
  await readsRest(page)
  await context.clearCookies()
  await phoneOn(page).fill('+47 1')
  await page.close()
  await desk.signIn('controller')
  await takeUp(await openAnew(context, customer), typed)
})

test('a person whose page is older than the desk loads it anew unasked, and takes the text up again', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  const isKept = keptWith(page, 'andre')
  const typed = await typeAllOver(page)
  await isKept
  // The real desk answers for an action of another build.
  await page.route('**/customers/*', (route) => {
    const headers = route.request().headers()
    return route.continue(
      'next-action' in headers
        ? { headers: { ...headers, 'next-action': `40${'0'.repeat(40)}` } }
        : {},
    )
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  const told = page.getByRole('alert').filter({ hasText: 'Nothing was sent' })
  await expect(told).toContainText(
    'Duedesk was updated after you opened this page. Your changes are kept',
  )
  await page.unrouteAll()
  await told.getByRole('button', { name: 'Reload page' }).click()
  await expect(offerOn(page)).toBeVisible()
  await takesInput(page)
  await takeUp(page, typed)
  expect([asked, await desk.updatesSent()]).toEqual([[], []])
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('a sign-out that is meant erases what was typed', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  const isKept = keptWith(page, 'andre')
  await typeAllOver(page)
  await isKept
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void dialog.accept()
  })
  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(routes.login())
  expect(asked).toEqual(['You have unsaved changes. Signing out deletes them. Sign out?'])
  await desk.signIn('controller')
  await openCustomer(page, customer)
  await expectNothingKept(page, customer)
})

test('nobody else is offered what a person typed, in this browser or in another', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByRole('button', { name: 'Change Identity number' }).click()
  await page.getByRole('textbox', { name: 'Identity number', exact: true }).fill('01010750160')
  const typed = await typeAllOver(page)
  await page.close()
  await hasArrived(context, customer)

  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  const theirs = await openAnew(other, customer)
  await expectNothingKept(theirs, customer)
  await context.clearCookies()
  await desk.signIn('lead')
  const here = await openAnew(context, customer)
  await expectNothingKept(here, customer)
  for (const each of [theirs, here])
    expect(await each.content()).not.toMatch(/01010750160|c\/o Hansen/)

  await context.clearCookies()
  await desk.signIn('controller')
  await here.close()
  const mine = await openAnew(context, customer)
  await expect(offerOn(mine).getByRole('row', { name: /^Identity number/ })).toContainText(
    '01010750160',
  )
  await takeUp(mine, typed)
})

test('of two tabs of one person the one that was typed in last owns the draft, however they are closed', async ({
  desk,
  page,
  context,
}) => {
  const customer = await desk.as('controller').withCustomer()
  const [first, second] = [page, await context.newPage()]
  for (const tab of [first, second]) await openCustomer(tab, customer)
  for (const [tab, phone] of [
    [first, '+47 11 11 11 11'],
    [second, '+47 22 22 22 22'],
    [first, '+47 33 33 33 33'],
  ] as const) {
    const kept = keptWith(tab, phone)
    await phoneOn(tab).fill(phone)
    await kept
  }
  await first.close()
  await reload(second)
  await expect(offerOn(second)).toContainText('Unsaved draft from')
  await second.close()

  const anew = await openAnew(context, customer)
  await offerOn(anew).getByRole('button', { name: 'Restore draft' }).click()
  await expect(phoneOn(anew)).toHaveValue('+47 33 33 33 33')
})
