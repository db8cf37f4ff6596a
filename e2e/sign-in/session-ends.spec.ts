import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, readsRest, test, typedIn, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { chooseFilter } from '../support/list-filters'
import { expectAccessible } from '../support/page-checks'
import { type Role, sandbox, type TokenSettings } from '../support/sandbox'

const dialogOf = (page: Page) =>
  page.getByRole('dialog', { name: /You were signed out at \d\d:\d\d:\d\d/ })

/**
 * Types, ends the session and saves. The reads of the page are over before and wait until then, so
 * that the save is what meets the ended session.
 */
async function typeAndSave(desk: Desk, page: Page, end: () => Promise<unknown>) {
  const customer = await desk.as('controller').withCustomer({ addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Name', { exact: true }).fill('Kari Berg')
  const typed = await typedIn(page)
  await readsRest(page)
  const saved = Promise.withResolvers<void>()
  await page.route(`**${routes.read('*')}*`, async (route) => {
    await saved.promise
    await route.fallback()
  })
  await end()
  await page.getByRole('button', { name: 'Save changes' }).click()
  saved.resolve()
  return { ...customer, typed }
}

async function signInOver(page: Page, desk: Desk, role: Role = 'controller') {
  const dialog = dialogOf(page)
  await expect(dialog.getByLabel('User name')).toHaveValue(desk.user(role).userName)
  await expect(dialog.getByLabel('Password')).toBeFocused()
  await page.keyboard.type(desk.user(role).password)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
}

/** Uses the person's refresh token up, as a thief would. */
async function useRefreshTokenUp(userName: string) {
  const { tokens } = await sandbox<{ tokens: string[] }>('/sandbox/secrets')
  const subjectOf = (token: string) =>
    JSON.parse(Buffer.from(token.split('.')[1] ?? 'e30', 'base64url').toString()).sub
  const access = tokens.findLastIndex(
    (token) => token.split('.').length === 3 && subjectOf(token) === userName,
  )
  const form = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: tokens[access + 1]!,
  })
  expect(
    (await fetch(`${process.env.E2E_SANDBOX}/auth/refresh`, { method: 'POST', body: form })).status,
  ).toBe(200)
}

const ends: [string, TokenSettings, (desk: Desk) => Promise<unknown>][] = [
  ['tokens are revoked', {}, (desk) => desk.tokens({ revokeAll: true, revokeRefresh: true })],
  [
    'refresh token was used by somebody else',
    {},
    async (desk) => {
      await useRefreshTokenUp(desk.user('controller').userName)
      await desk.tokens({ revokeAll: true })
    },
  ],
  [
    'tokens are opaque and revoked',
    { opaqueTokens: true },
    (desk) => desk.tokens({ revokeAll: true, revokeRefresh: true }),
  ],
  [
    'token ends and came without a refresh token',
    { withoutRefreshToken: true },
    (desk) => desk.tokens({ revokeAll: true }),
  ],
  [
    'token tells nothing and is revoked',
    { withoutClaims: true },
    (desk) => desk.tokens({ revokeAll: true, revokeRefresh: true }),
  ],
]

for (const [why, settings, end] of ends) {
  test(`a person whose ${why} signs in over the page, and the same save goes on`, async ({
    desk,
    page,
  }) => {
    if (Object.keys(settings).length > 0) await desk.tokens(settings)
    const { typed, customerNo } = await typeAndSave(desk, page, () => end(desk))
    await expect(dialogOf(page)).toContainText('Your changes are safe.')
    await expectAccessible(page)
    expect(await typedIn(page)).toEqual(typed)
    expect(await desk.updatesSent()).toEqual([])

    await signInOver(page, desk)
    await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
    await expect(page.getByText('You’ve been signed out')).toHaveCount(0)
    expect(await desk.updatesSent()).toHaveLength(1)
    expect(await desk.storedCustomer(customerNo)).toMatchObject({
      name: 'Kari Berg',
      postalAddress: { cityName: 'Bergen', addressLine2: 'c/o Hansen' },
    })
  })
}

test('a person whose token the upstream refuses in the middle of a save signs in, and the same save goes on once', async ({
  desk,
  page,
}) => {
  const refuse = () =>
    desk.fault({ operation: 'updateCustomer', kind: 'status', status: 401, times: 2 })
  const { typed, customerNo } = await typeAndSave(desk, page, refuse)
  await expect(dialogOf(page)).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  await signInOver(page, desk)
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  const { requests } = await desk.requests()
  expect(
    requests.filter(({ operation }) => operation === 'updateCustomer').map(({ status }) => status),
  ).toEqual([401, 401, 200])
  expect(await desk.storedCustomer(customerNo)).toMatchObject({ name: 'Kari Berg' })
})

test('a person whose cookie is gone signs in over the page, and a wrong password keeps the page', async ({
  desk,
  page,
  context,
}) => {
  const { typed } = await typeAndSave(desk, page, () => context.clearCookies())
  await dialogOf(page).getByLabel('Password').fill('wrong')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toContainText('Wrong user name or password.')
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toBeVisible()
  expect(await typedIn(page)).toEqual(typed)
  await dialogOf(page).getByLabel('Password').fill(desk.user('controller').password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
})

test('a token that is merely over is renewed without anybody noticing', async ({ desk, page }) => {
  const { customerNo } = await typeAndSave(desk, page, () => desk.tokens({ revokeAll: true }))
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  const { counts } = await desk.requests()
  expect([counts.refreshToken, counts.updateCustomer]).toEqual([1, 1])
  expect(await desk.storedCustomer(customerNo)).toMatchObject({ name: 'Kari Berg' })
})

test('a hundred requests at once with a token that is over renew it once, and each gets its answer', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await desk.tokens({ revokeAll: true })
  const question = { params: { clientno: desk.clientNo, customerno: '1' } }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => readRoute(page.request, 'getCustomer', question)),
  )

  expect(answers.map((answer) => answer.status())).toEqual(Array(100).fill(200))
  expect((await desk.requests()).counts.refreshToken).toBe(1)
})

test('a list that meets an ended session goes on after sign-in', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await page.getByRole('columnheader', { name: 'Number' }).getByRole('button').click()
  await signInOver(page, desk)
  await expect(page.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(2)).toHaveText('1')
  await expect(page.getByText('You’ve been signed out')).toHaveCount(0)
})

test('a grid that met an ended session is read after sign-in, and no word of it stands (findings, A13)', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoices(desk.organizationId))
  const rows = page.getByRole('grid').locator('.grid-row')
  await expect(rows.first()).toBeVisible()
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await chooseFilter(page, 'Status', 'Paused')
  await signInOver(page, desk)
  await expect(rows.first()).toContainText('Paused')
  await expect(page.getByText(/you’ve been signed out/i)).toHaveCount(0)
})

test('somebody else leaves the ended session to the sign-in page', async ({
  desk,
  page,
  context,
}) => {
  await typeAndSave(desk, page, () => context.clearCookies())
  page.on('dialog', (dialog) => void dialog.accept())
  await dialogOf(page).getByRole('button', { name: 'Switch user' }).click()
  await expect(page).toHaveURL(routes.login())
})

test('a person whose token names no client opens one by its number', async ({ desk, page }) => {
  await desk.tokens({ withoutClaims: true })
  await desk.signIn('controller')
  await visit(page, routes.home())
  await page.getByLabel('Client number').fill(desk.clientNo)
  await page.getByRole('button', { name: 'Open customers' }).click()
  await expect(page.getByText('Rows 1 to 42 of 42')).toBeVisible()
})
