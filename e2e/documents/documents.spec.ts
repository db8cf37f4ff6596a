import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

test('a document is found by its number, and shows its lines and what is attached to it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.documents(desk.clientNo))
  const list = page.getByRole('table', { name: 'Documents' })
  const first = list.locator('tbody tr').first()
  await expect(first).toContainText(/(IN|CN|RN) (Invoice|Credit note|Interest note)/)
  const number = (await first.getByRole('link').first().textContent())!.trim()
  await takesInput(page)
  await page.getByRole('searchbox').fill(number)
  await page.getByRole('searchbox').press('Enter')
  await expect(list.locator('tbody tr').first()).toContainText(number)
  await list.getByRole('link', { name: number, exact: true }).first().click()
  const pane = page.getByRole('complementary', { name: number })
  await expect(pane).toContainText('Delivery')
  await expect(pane).toContainText('As agreed')
  await expect(pane.getByRole('link').first()).toBeVisible()
  await lookedInBothSizes(page, 'document')

  await page.getByRole('searchbox').fill('nothing of this number')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No document of this number')).toBeVisible()
})
