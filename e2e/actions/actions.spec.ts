import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { looked } from '../support/screenshots'

test('a report is ordered, followed until it is ready, and an action is created for a customer', async ({
  desk,
  page,
}) => {
  await desk.store('1', { customerNo: '1', name: 'Kari Nordmann' })
  await desk.signIn('lead')
  await visit(page, routes.actions(desk.clientNo))
  await takesInput(page)
  await expect(page.getByText('No actions or reports yet')).toBeVisible()
  await page.getByRole('button', { name: 'Order report' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Report').fill('OPEN_ITEMS')
  await dialog.getByRole('button', { name: 'Order report' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Ordered', { exact: true })).toBeVisible()
  await expect(page.getByText('Ready', { exact: true })).toBeVisible()

  const file = page
    .getByRole('table')
    .getByRole('link')
    .filter({ hasText: /^[0-9a-f-]{36}$/ })
  const fileId = (await file.textContent())!
  await expect(file).toHaveAttribute('href', routes.storedFile(desk.clientNo, fileId))
  await file.click()
  await expect(page.getByRole('complementary', { name: /^OPEN_ITEMS-.*csv$/ })).toBeVisible()
  await visit(page, routes.actions(desk.clientNo))
  await page.getByRole('button', { name: 'New action' }).click()
  await dialog.getByLabel('Action').fill('REVIEW')
  await dialog.getByLabel('Customer number').fill('1')
  await dialog.getByRole('button', { name: 'New action' }).click()
  await expect(page.getByRole('link', { name: 'Customer 1' })).toBeVisible()
  await looked(page, 'actions')
})

test('an action whose answer is lost is not created again from the dialog', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.actions(desk.clientNo))
  await takesInput(page)
  await desk.fault({ operation: 'createAction', kind: 'drop-before' })
  await page.getByRole('button', { name: 'New action' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Action').fill('REVIEW')
  await dialog.getByRole('button', { name: 'New action' }).click()
  await expect(dialog).toContainText('It may have been created.')
  await expect(dialog.getByRole('button', { name: 'New action' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect((await desk.requests()).counts.createAction).toBe(1)
})
