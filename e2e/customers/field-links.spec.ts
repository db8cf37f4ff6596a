import { routes } from '@/lib/shared/routes'
import { expect, takesInput, test, visit } from '../fixtures'
import { field } from '../support/customer-page'

test('a link to a field puts the focus there once, and a refresh of the page leaves it be', async ({
  desk,
  page,
  context,
  baseURL,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer()
  await visit(page, routes.customerField(clientNo, customerNo, 'postalAddress.cityName'))
  await expect(field(page, 'City')).toBeFocused()

  await field(page, 'Postal code').focus()
  // What shows that the page was refreshed.
  await context.addCookies([{ name: 'duedesk-theme', value: 'dark', url: baseURL! }])
  await page.evaluate(() =>
    (window as unknown as { next: { router: { refresh: () => void } } }).next.router.refresh(),
  )
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await takesInput(page)
  await expect(field(page, 'Postal code')).toBeFocused()
})
