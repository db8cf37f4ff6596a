import { existsSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

const picture = 'docs/pictures/customer.png'

test('every page is whole, readable and accessible', async ({ desk, page }) => {
  const shot = (name: string) => lookedInBothSizes(page, `${name}`)
  await visit(page, routes.login())
  await shot('login')
  const customer = await desk.as('controller').withCustomer({
    addressLine2: 'c/o Hansen',
    stopReminderUntil: '9999-12-31',
    stopReminderMemo: 'Har klaget',
  })
  await visit(page, routes.customers(desk.clientNo))
  await shot('list')
  await openCustomer(page, customer)
  await shot('customer')
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Address line 2').fill('')
  await page.getByRole('button', { name: 'Show what will be sent' }).click()
  await shot('customer-typed')
  await page.getByRole('button', { name: 'Close preview' }).click()
  await desk.fault({ operation: 'updateCustomer', kind: 'drop-before' })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(
    page.getByRole('heading', { name: 'We couldn’t confirm this change' }),
  ).toBeInViewport()
  await shot('customer-unknown')
  await visit(page, routes.journal())
  await shot('journal')
})

test('the picture of the README', async ({ desk, page }) => {
  const customer = await desk
    .as('controller')
    .withCustomer({ name: 'Kari Nordmann', addressLine2: 'c/o Hansen' })
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Postal code').fill('5003')
  await page.getByRole('button', { name: 'Show what will be sent' }).click()
  await expect(page.getByRole('complementary', { name: 'What will be sent' })).toContainText(
    '"cityName": "Bergen"',
  )
  await page.getByRole('heading', { level: 1 }).click()
  if (process.env.UPDATE_PICTURES === '1' || !existsSync(picture))
    await page.screenshot({ path: picture })
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
  test.describe(`where it is another day (${timezoneId})`, () => {
    test.use({ timezoneId })

    test(`a person in ${timezoneId} sees stops as of the own day`, async ({ desk, page }) => {
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId }).format(new Date())
      const { clientNo, customerNo } = await desk
        .as('controller')
        .withCustomer({ name: 'Stoppet Idag', stopReminderUntil: today })
      await visit(page, `${routes.customers(clientNo)}?q=stoppet`)
      await expect(page.getByRole('row', { name: 'Stoppet Idag' })).toContainText(
        /Reminders stopped until .*, the last day/,
      )
      await openCustomer(page, { clientNo, customerNo })
      await expect(page.getByText('the last day')).toBeVisible()

      const expectOwnTime = async (time: Locator) => {
        const at = new Date((await time.getAttribute('datetime'))!)
        await expect(time).toContainText(
          new Intl.DateTimeFormat('sv-SE', { timeZone: timezoneId, timeStyle: 'short' }).format(at),
        )
      }
      await expectOwnTime(page.getByRole('main').locator('time').first())
      await page.getByLabel('Phone', { exact: true }).fill('+47 1')
      await page.getByRole('button', { name: 'Save changes' }).click()
      await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
      await visit(page, routes.journal())
      await expectOwnTime(page.getByRole('listitem').locator('time').first())
    })
  })
}
