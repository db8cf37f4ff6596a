import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { findItemId, listItems } from '../support/items'
import { owingCustomer } from '../support/owing-customer'
import { expectAccessible } from '../support/page-checks'
import { looked } from '../support/screenshots'
import { windowSizes } from '../support/window-sizes'

const dialog = (page: Page) => page.getByRole('dialog')

/** Fills in a credit note for the item of a page, as far as it can be sent. */
async function fillCredit(page: Page, number: string, amount: string) {
  await takesInput(page)
  await page.getByRole('button', { name: 'Make credit note' }).click()
  await dialog(page).getByLabel('Amount').fill(amount)
  await dialog(page).getByLabel('Reason').fill('Returned')
  await dialog(page).getByLabel('Document number').fill(number)
}

test('a credit note shows what will remain, asks for the number, and is told in Activity', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await owingCustomer(desk, {})
  await desk.signIn('lead')
  await visit(page, routes.item(clientNo, await findItemId(desk, 'W-1')))
  await fillCredit(page, 'W-', '1000,51')
  await expect(dialog(page).getByRole('button', { name: 'Make credit note' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog(page).getByLabel('Document number').fill('W-1')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toContainText('No more than what is open can be credited.')
  await dialog(page).getByLabel('Amount').fill('300,25')
  await expect(dialog(page)).toContainText('700,25 NOK')
  await looked(page, 'credit-note')
  await expectAccessible(page)
  await page.setViewportSize(windowSizes.narrow)
  await expectAccessible(page)
  await page.setViewportSize(windowSizes.wide)
  await dialog(page).getByRole('button', { name: 'Credit 300,25 NOK' }).click()
  await expect(dialog(page)).toContainText('Credit note made')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice W-1, 700,25 NOK open')
  await expect(page.getByRole('region', { name: /^Log at/ })).toContainText('Credited 300.25 NOK')
  const notes = (await listItems(desk, 'W-1')).filter(({ documentType }) => documentType === 'CN')
  expect(notes).toMatchObject([{ originalAmount: -300.25, customerNo }])

  await visit(page, routes.customerJournal(clientNo, customerNo))
  await expect(page.getByRole('main')).toContainText('made a credit note for invoice W-1')
})

test('of an item in collection it is said that the claim stays, and a lost answer is looked for', async ({
  desk,
  page,
}) => {
  const { clientNo } = await owingCustomer(desk, {})
  await desk.signIn('lead')
  await desk.fault({ operation: 'updateArItem', kind: 'drop-after' })
  await visit(page, routes.item(clientNo, await findItemId(desk, 'W-3')))
  await fillCredit(page, 'W-3', '10')
  await expect(dialog(page)).toContainText('This item is in debt collection')
  await dialog(page).getByRole('button', { name: 'Credit 10,00 NOK' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Check again' })).toBeVisible()
  await expect(dialog(page).getByRole('button', { name: 'Credit 10,00 NOK' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await dialog(page).getByRole('button', { name: 'Check again' }).click()
  await expect(dialog(page)).toContainText('Credit note made')
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invoice W-3, 20,00 NOK open')
  expect((await desk.requests()).counts.updateArItem).toBe(1)
})

test('a refusal is told with its reason, and nothing is credited', async ({ desk, page }) => {
  await owingCustomer(desk, {})
  await desk.signIn('controller')
  const body = { title: 'Validation failed.', errors: { amount: ['The period is closed'] } }
  await desk.fault({ operation: 'updateArItem', kind: 'status', status: 422, body })
  await visit(page, routes.item(desk.clientNo, await findItemId(desk, 'W-1')))
  await fillCredit(page, 'W-1', '1')
  await dialog(page).getByRole('button', { name: 'Credit 1,00 NOK' }).click()
  await expect(dialog(page)).toContainText('The period is closed')
  expect(await listItems(desk, 'W-1')).toHaveLength(1)
})
