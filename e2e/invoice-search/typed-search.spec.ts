import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { chooseFilter } from '../support/list-filters'

test('a search box follows the back and the forward button, also to what was typed last', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const box = page.getByRole('searchbox')
  await box.fill('Hansen')
  await expect(page).toHaveURL(/[?&]q=Hansen/)
  await chooseFilter(page, 'Status', 'Open')
  await expect(page).toHaveURL(/status=OPEN/i)
  await box.fill('Moen')
  await expect(page).toHaveURL(/[?&]q=Moen/)

  await page.goBack()
  await expect(page).toHaveURL(/[?&]q=Hansen/)
  await expect(box).toHaveValue('Hansen')
  await page.goForward()
  await expect(page).toHaveURL(/[?&]q=Moen/)
  await expect(box).toHaveValue('Moen')
})
