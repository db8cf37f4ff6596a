import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { looked } from '../support/screenshots'

test('an unknown address stays in the desk, says so, and offers the box', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const answer = await page.goto('/collection/nowhere/at/all')
  expect(answer!.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
  await looked(page, 'not-found')
  await page.getByRole('button', { name: 'Search for it' }).click()
  await expect(page.getByRole('combobox', { name: 'Go to, find, do' })).toBeFocused()
})

test('an unknown address below /api is no page', async ({ page }) => {
  const answer = await page.request.post('/api/nothing/here', { maxRedirects: 0 })
  expect([answer.status(), await answer.text()]).toEqual([404, ''])
})

test('the list of keys opens by its key, and switches single letters off for the person', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.customers(desk.clientNo))
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await page.keyboard.press('?')
  await expect(keys.getByText('Next and previous row')).toBeVisible()
  await looked(page, 'keys')
  await keys.getByRole('checkbox', { name: 'Single-letter keys' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()

  await reload(page)
  await visit(page, routes.customers(desk.clientNo))
  for (const key of ['[', '/', 'j', '?', 'g', 'b']) await page.keyboard.press(key)
  await expect(menu).toBeVisible()
  await expect(page.getByRole('searchbox')).not.toBeFocused()
  await expect(page.locator('.row-link:focus')).toHaveCount(0)
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(routes.customers(desk.clientNo))

  await page.keyboard.press('Control+k')
  await page.keyboard.type('keyboard')
  await expect(page.getByRole('combobox', { name: 'Go to, find, do' })).toHaveValue('keyboard')
  await page.keyboard.press('Enter')
  await keys.getByRole('checkbox', { name: 'Single-letter keys' }).check()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('j')
  await expect(page.locator('.row-link:focus')).toHaveCount(1)
  await page.keyboard.press('[')
  await expect(menu).toBeHidden()
  await page.keyboard.press('g')
  await page.keyboard.press('e')
  await expect(page).toHaveURL(routes.exports())
  await takesInput(page)
  for (const key of ['g', '1', 'b', '?']) await page.keyboard.press(key)
  await expect(keys).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await expect(page).toHaveURL(routes.exports())
  await page.keyboard.press('g')
  await page.keyboard.press('b')
  await expect(page).toHaveURL(routes.batches())
})

test('the link of a page is copied without what belongs to one moment', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.signIn('lead')
  await visit(page, `${routes.allCases(desk.organizationId)}?status=OPEN&created=found`)
  await page.getByRole('button', { name: 'Copy link to this page' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${process.env.E2E_DESK}${routes.allCases(desk.organizationId, 'status=OPEN')}`,
  )
})

test('a menu that is opened before the page takes input has its lines once it does', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const held = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(routes.home(), { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Your settings' }).click()
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  held.resolve()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeInViewport({ ratio: 1 })
  await page.unrouteAll({ behavior: 'wait' })
})
