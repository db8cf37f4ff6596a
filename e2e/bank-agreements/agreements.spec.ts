import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, test, visit } from '../fixtures'
import { expectAccessible } from '../support/page-checks'
import { lookedInBothSizes } from '../support/screenshots'

/** Fills the form and presses its button. */
async function register(page: Page, { name = 'Nordkust Värme AB', account = '991-2346' } = {}) {
  await page.getByRole('button', { name: 'Register agreement' }).click()
  const dialog = page.getByRole('dialog', { name: 'Register agreement' })
  await dialog.getByLabel('Organization number').fill('556036-0793')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Account type').fill('BANKGIRO')
  await dialog.getByLabel('Account number').fill(account)
  await dialog.getByLabel('Recipients').fill('PRIVATE')
  return { dialog, send: dialog.getByRole('button', { name: 'Register agreement' }) }
}

test('a bank agreement is registered, followed to its end, and its numbers copied', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.signIn('lead')
  await visit(page, routes.bankAgreements())
  await expect(page.getByRole('heading', { name: 'No bank agreements yet' })).toBeVisible()
  const { dialog, send } = await register(page, { account: '991-2347' })
  // A warning, and no wall.
  await expect(dialog.getByText('The bankgiro check digit doesn’t match.')).toBeVisible()
  await reload(page)
  await expect(dialog.getByText('This is a draft from before.')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Nordkust Värme AB')
  await expect(dialog.getByLabel('Account number')).toHaveValue('')
  await expectAccessible(page)
  await dialog.getByLabel('Account number').fill('991-2346')
  await send.click()
  const pane = page.getByRole('complementary', { name: 'Nordkust Värme AB' })
  await expect(pane.getByRole('heading', { name: 'The bank hasn’t answered yet.' })).toBeVisible()
  await desk.clock(10)
  await expect(pane.getByRole('heading', { name: 'The agreement is registered.' })).toBeVisible()
  await expect(page.getByRole('table').getByText('Registered', { exact: true })).not.toHaveCount(0)
  const [row] = await desk.registrations()
  await pane.getByRole('button', { name: `Copy FUI${row!.id}` }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`FUI${row!.id}`)
  await expect(page.getByRole('main')).not.toContainText('991-2346')
  expect(page.url()).not.toContain('2346')
  await lookedInBothSizes(page, 'bank-agreement')

  await desk.endRegistrationsAs('contradictory')
  await page.getByRole('button', { name: 'Close' }).click()
  const another = await register(page, { name: 'Nordkust Elnät AB' })
  await another.send.click()
  await desk.clock(10)
  await expect(
    page.getByRole('heading', {
      name: 'The agreement is reported as registered and as failed at once.',
    }),
  ).toBeVisible()
})

test('one whose answer was lost is not confirmed, and holds the next of its number up until someone has checked', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.bankAgreements())
  await desk.fault({ operation: 'registerSwedishBankAgreement', kind: 'drop-after' })
  const first = await register(page)
  await first.send.click()
  await expect(
    page.getByRole('heading', { name: 'We couldn’t confirm this registration.' }),
  ).toBeVisible()
  await desk.clearFaults()
  await page.getByRole('button', { name: 'Close' }).click()

  const second = await register(page)
  await expect(second.dialog.getByText('isn’t confirmed', { exact: false })).toBeVisible()
  await expect(second.send).toHaveAttribute('aria-disabled', 'true')
  expect(await desk.registrations()).toHaveLength(1)
  await second.dialog.getByLabel('I’ve checked that it isn’t registered').check()
  await second.send.click()
  await expect(page.getByRole('heading', { name: 'The bank hasn’t answered yet.' })).toBeVisible()
  expect(await desk.registrations()).toHaveLength(2)
})
