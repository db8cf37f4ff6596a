import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { field } from '../support/customer-page'
import { lookedInBothSizes } from '../support/screenshots'

test('codes and configuration are searched together, and each can be linked to', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.codes(desk.clientNo))
  const codes = page.getByRole('table', { name: 'System codes' })
  await expect(codes.getByRole('row').filter({ hasText: 'EHF over Peppol' })).toContainText(
    'E-invoice',
  )
  await lookedInBothSizes(page, 'codes')
  await takesInput(page)
  await page.getByRole('searchbox').fill('pdf')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('link', { name: 'Configuration', exact: true }).click()
  const configuration = page.getByRole('table', { name: 'Client configuration' })
  await expect(configuration.getByRole('row').filter({ hasText: 'FileTypes' })).toContainText('pdf')
  await expect(configuration.getByRole('row')).toHaveCount(2)
  await expect(page).toHaveURL(/part=configuration&q=pdf$/)
})

test('a customer shows what its codes are called, and the codes alone where no name can be read', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk.as('controller').withCustomer({
    customerGroupCode: 'VIP',
    distribution: { type: 'H', einvoiceCode: 77 },
  })
  await visit(page, routes.customer(clientNo, customerNo))
  await expect(field(page, 'Group')).toHaveValue('VIP')
  await expect(field(page, 'Group')).toHaveAccessibleDescription('Very important customer')
  await expect(field(page, 'E-invoice code')).toHaveValue('77')
  await expect(field(page, 'E-invoice code')).toHaveAccessibleDescription('')

  await desk.fault({ operation: 'listCodes', kind: 'status', status: 503, times: 20 })
  await reload(page)
  await expect(field(page, 'Group')).toHaveValue('VIP')
  await expect(field(page, 'Group')).toHaveAccessibleDescription('')
  await visit(page, routes.codes(clientNo))
  await expect(page.getByRole('alert').filter({ hasText: 'The service' })).toBeVisible()
})
