import { expect, openCustomer, reload, test } from '../fixtures'
import { field, saveButton } from '../support/customer-page'

test('a save of unknown outcome stands on the page after a reload, with its time, until somebody has looked', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await field(page, 'Phone').fill('+47 55 11 22 33')
  const hour = () =>
    new Date().toLocaleTimeString('en-GB', { timeZone: 'Europe/Oslo', hour: '2-digit' })
  const sentIn = hour()
  await desk.fault({ operation: 'updateCustomer', kind: 'drop-after' })
  await saveButton(page).click()
  await expect(page.getByRole('button', { name: 'Check status' })).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  const unknown = page.getByText(
    `We couldn’t confirm ${desk.user('controller').userName}’s save at `,
  )
  await expect(unknown).toContainText(new RegExp(`(${sentIn}|${hour()}):\\d\\d`))
  await expect(field(page, 'Phone')).toHaveValue('+47 55 11 22 33')

  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(unknown).toBeHidden()
  expect(await desk.updatesSent()).toHaveLength(1)
})
