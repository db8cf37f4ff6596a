import { routes } from '@/lib/shared/routes'
import { expect, reload, test, visit } from '../fixtures'
import { expectAccessible } from '../support/page-checks'
import { lookedInBothSizes } from '../support/screenshots'

test('a company is added, followed until it is active, and stands in the one list of all sources', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.companies())
  const table = page.getByRole('table', { name: 'Companies' })
  await expect(table.locator('tbody tr')).toHaveCount(desk.companyIds.length)
  const dialog = page.getByRole('dialog', { name: 'Add company' })
  const fill = async (number: string) => {
    await page.getByRole('button', { name: 'Add company' }).click()
    await dialog.getByLabel('Organization number').fill(number)
    await dialog.getByLabel('Name').fill('Fjord Havn AS')
    await dialog.getByLabel('Country').fill('no')
    await dialog.getByLabel('Contact email').fill('post@fjord.example')
  }
  await fill('984 842 253')
  await expect(dialog.getByText('The check digit of this Norwegian organization')).toBeVisible()
  await dialog.getByLabel('Organization number').fill('984 842 252')
  await dialog.getByRole('button', { name: 'Add company' }).click()
  const pane = page.getByRole('complementary', { name: 'Fjord Havn AS' })
  await expect(pane.getByRole('heading', { name: 'The company has been received.' })).toBeVisible()
  await desk.clock(10)
  await expect(pane.getByRole('heading', { name: 'The company is active.' })).toBeVisible()
  await expect(table.getByText('Searchable, but not in your workspaces')).toBeVisible()
  await lookedInBothSizes(page, 'company')

  await page.getByRole('button', { name: 'Close' }).click()
  await fill('984842252')
  await dialog.getByRole('button', { name: 'Add company' }).click()
  await expect(dialog.getByText('This company has already been added')).toBeVisible()
  expect(await desk.registrations()).toHaveLength(1)

  await reload(page)
  await expect(dialog.getByLabel('Name')).toHaveValue('Fjord Havn AS')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('')
})
