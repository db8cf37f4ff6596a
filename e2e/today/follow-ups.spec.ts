import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { inDays, serviceDay } from '../support/days'
import { lookedInBothSizes } from '../support/screenshots'

const owner = (page: Page) => page.getByRole('region', { name: 'Owner' })
const followUps = (page: Page) => page.getByRole('region', { name: 'Follow-ups' })

async function setDay(page: Page, day: string) {
  await owner(page).getByRole('button', { name: 'Set follow-up day' }).click()
  await owner(page).getByRole('textbox', { name: 'Follow-up day' }).fill(day)
  await owner(page).getByRole('button', { name: 'Save' }).click()
  await expect(owner(page).getByRole('button', { name: 'Save' })).toBeHidden()
}

test('a customer comes back on the day that somebody set, to whoever has them, until it is moved on', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await desk
    .as('controller')
    .withCustomer({ name: 'Havnelageret Nord AS' })
  await visit(page, routes.customer(clientNo, customerNo))
  await setDay(page, serviceDay())

  await owner(page).getByRole('button', { name: 'Hand over' }).click()
  const to = owner(page).getByRole('combobox', { name: 'User name' })
  await to.fill('nobody.yet')
  await expect(
    owner(page).getByText('We haven’t seen anyone by this name work here.'),
  ).toBeVisible()
  await to.fill(desk.user('controller').userName)
  await expect(owner(page).getByText('We haven’t seen anyone by this name work here.')).toBeHidden()
  await owner(page).getByRole('button', { name: 'Save' }).click()
  await expect(owner(page)).toContainText('(you)')

  await visit(page, routes.home())
  await expect(followUps(page).getByRole('link', { name: 'Havnelageret Nord AS' })).toBeVisible()
  await lookedInBothSizes(page, 'today-follow-ups')
  await followUps(page).getByRole('link', { name: 'Follow up 1 customer' }).click()
  await expect(page).toHaveURL(`${routes.customer(clientNo, customerNo)}#owner`)
  await setDay(page, inDays(5))
  await visit(page, routes.home())
  await expect(page.getByRole('complementary').getByText('Follow-ups')).toBeVisible()
  await expect(followUps(page)).toBeHidden()
})
