import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { keepAnswer } from '../support/leak-corpus'
import { looked } from '../support/screenshots'

const lines = (page: Page) => page.getByRole('main').getByRole('listitem')

test('a person ends the sessions that they have elsewhere, and the other browser is asked to sign in', async ({
  desk,
  page,
}) => {
  const [theirs, colleagues] = [await desk.otherBrowser(), await desk.otherBrowser()]
  await desk.signIn('controller', theirs)
  await desk.signIn('lead', colleagues)
  await desk.signIn('controller')
  const other = await theirs.newPage()
  await visit(other, routes.customers(desk.clientNo))

  await visit(page, routes.journal())
  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Your sessions' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your sessions' })).toBeVisible()
  await expect(lines(page)).toHaveCount(2)
  await expect(lines(page).first()).toContainText('This session')
  await expect(lines(page).last()).toContainText(/^Chrome on \w+/)

  await page.getByRole('button', { name: 'End other sessions' }).click()
  await expect(page.getByRole('status').filter({ hasText: '1 session ended.' })).toBeVisible()
  await expect(lines(page)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'End other sessions' })).toBeHidden()

  await other.getByRole('columnheader', { name: 'Number' }).getByRole('button').click()
  const dialog = other.getByRole('dialog', { name: /You were signed out at/ })
  await dialog.getByLabel('Password').fill(desk.user('controller').password)
  await other.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(other.getByRole('columnheader', { name: 'Number' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
  expect((await readRoute(colleagues.request, 'listSessions', {})).status()).toBe(200)
})

test('the page of sessions looks right in wide and narrow windows', async ({ desk, page }) => {
  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  await desk.signIn('controller')
  await visit(page, routes.sessions())
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await looked(page, `own-sessions-${width}`)
  }
})

test('signing out in one tab empties every other: nothing that was read stays, and each stands at sign-in', async ({
  desk,
  page,
  context,
}) => {
  const { clientNo } = await desk.as('controller').withCustomer({ name: 'Kari Berg' })
  const other = await context.newPage()
  await visit(other, routes.customers(clientNo))
  await visit(page, routes.journal())
  const answer = page.waitForResponse(
    (response) => new URL(response.url()).pathname === routes.auth('signout'),
  )
  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(routes.login())
  await expect(other).toHaveURL(routes.login())
  await expect(other.getByRole('table')).toBeHidden()
  expect((await (await answer).allHeaders())['clear-site-data']).toBe('"cache"')

  await page.goto(routes.journal())
  await expect(page).toHaveURL(routes.login(routes.journal()))
  expect((await keepAnswer(await readRoute(other.request, 'listSessions', {}))).status()).toBe(401)
})
