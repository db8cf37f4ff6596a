import type { Locator, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, readsRest, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { change, field, save } from '../support/customer-page'
import { lookedInBothSizes } from '../support/screenshots'

const opener = (within: Page | Locator, label: string) =>
  within.getByRole('button', { name: `Choose date: ${label}`, exact: true })
const calendar = (page: Page) => page.getByRole('dialog', { name: /^Choose date: / })
/** A day by its name, with what is said of it. Browsers differ in the comma. */
const dayOf = (page: Page, name: string) =>
  calendar(page).getByRole('button', { name: new RegExp(`^${name.replace('day ', 'day,? ')}$`) })
const today = (page: Page) => calendar(page).getByRole('button', { name: /, today$/ })
const box = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true })

/** Opens the list of settlements, whose period has two days. */
async function openPeriod(page: Page, organizationId: string) {
  await visit(page, routes.settlements(organizationId, 'from=2020-03-01&to=2020-03-31'))
  await page.getByRole('button', { name: /^Period: / }).click()
  return box(page, 'To')
}

test('a day is chosen by key alone, and fills the box as typing does', async ({ desk, page }) => {
  await desk.signIn('controller')
  const to = await openPeriod(page, desk.organizationId)
  await to.fill('30.3.2020')
  await page.keyboard.press('Tab')
  await expect(opener(page, 'To')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dayOf(page, 'Monday 30 March 2020, selected')).toBeFocused()
  const moves = [
    ['ArrowRight', 'Tuesday 31 March 2020'],
    ['ArrowRight', 'Wednesday 1 April 2020'],
    ['PageUp', 'Sunday 1 March 2020'],
    ['PageDown', 'Wednesday 1 April 2020'],
    ['Home', 'Monday 30 March 2020, selected'],
    ['End', 'Sunday 5 April 2020'],
    ['ArrowUp', 'Sunday 29 March 2020'],
    ['ArrowDown', 'Sunday 5 April 2020'],
    ['Shift+PageUp', 'Friday 5 April 2019'],
    ['ArrowLeft', 'Thursday 4 April 2019'],
  ] as const
  for (const [key, name] of moves) {
    await page.keyboard.press(key)
    await expect(dayOf(page, name), key).toBeFocused()
  }

  await calendar(page).evaluate((panel: HTMLElement) => {
    panel.hidePopover()
    panel.showPopover()
  })
  await expect(dayOf(page, 'Monday 30 March 2020, selected')).toBeFocused()

  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(opener(page, 'To')).toBeFocused()
  await expect(to).toHaveValue('30.3.2020')

  await page.keyboard.press('Space')
  await expect(dayOf(page, 'Monday 30 March 2020, selected')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(calendar(page)).toHaveCount(0)
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('2020-03-29')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/to=2020-03-29/)
})

test('a calendar is loaded by its first use, and a day is chosen by pointer', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const to = await openPeriod(page, desk.organizationId)
  await readsRest(page)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await opener(page, 'To').click()
  await expect(dayOf(page, 'Tuesday 31 March 2020, selected')).toBeFocused()
  expect(loaded.filter((address) => address.includes('/_next/static/'))).not.toEqual([])

  await calendar(page).getByRole('combobox', { name: 'Month' }).selectOption('February')
  await calendar(page).getByRole('combobox', { name: 'Year' }).selectOption('2024')
  await calendar(page).getByRole('button', { name: 'Next month' }).click()
  await calendar(page).getByRole('button', { name: 'Previous month' }).click()
  await expect(calendar(page).getByRole('grid')).toHaveAccessibleName('February 2024')
  await dayOf(page, 'Thursday 29 February 2024').click()
  await expect(calendar(page)).toHaveCount(0)
  await expect(to).toBeFocused()
  await expect(to).toHaveValue('2024-02-29')

  await opener(page, 'To').click()
  await expect(calendar(page)).toBeVisible()
  await opener(page, 'To').click()
  await expect(calendar(page)).toHaveCount(0)
  await to.fill('31.02.2020')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'isn’t a valid date' })).toBeVisible()
})

test('without its calendar a day is typed', async ({ desk, page }) => {
  await desk.signIn('controller')
  const to = await openPeriod(page, desk.organizationId)
  await readsRest(page)
  await page.route('**/_next/static/**', (route) => route.abort())
  await opener(page, 'To').click()
  await expect(calendar(page).getByRole('alert')).toHaveText(/couldn’t be loaded/)
  await page.keyboard.press('Escape')
  await expect(to).toHaveValue('2020-03-31')
})

test('in a dialog Esc closes the calendar alone, and days that are over cannot be chosen', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const [read] = await collection.cases()
  await desk.signIn('controller')
  await visit(page, routes.case(desk.organizationId, String(read?.caseNumber)))
  await page.getByRole('button', { name: 'Pause case', exact: true }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'Reason' }).first()
  await opener(dialog, 'Paused until').click()
  await expect(today(page)).toBeFocused()
  await page.keyboard.press('PageUp')
  await expect(today(page)).toBeFocused()
  await expect(calendar(page).getByRole('button', { name: 'Previous month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(opener(dialog, 'Paused until')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(today(page)).toBeFocused()
  await page.keyboard.press('PageDown')
  await page.keyboard.press('Enter')
  await expect(box(dialog, 'Paused until')).toHaveValue(/^\d{4}-\d{2}-\d{2}$/)
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('in the panel of a filter Esc closes the calendar alone', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('button', { name: 'Filters to add' }).click()
  await page.getByRole('menuitem', { name: 'Sent', exact: true }).click()
  const editor = page.getByRole('dialog', { name: 'Sent', exact: true })
  await opener(editor, 'From').click()
  await expect(today(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(calendar(page)).toHaveCount(0)
  await expect(editor).toBeVisible()
  await opener(editor, 'From').click()
  await expect(today(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(box(editor, 'From')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=\d{4}-\d{2}-\d{2}/)
})

test('a chosen day of a form is saved as a typed one', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer({ stopReminderUntil: '2030-12-30' })
  await openCustomer(page, customer)
  await opener(page, 'Stop reminders until').click()
  await dayOf(page, 'Tuesday 31 December 2030').click()
  await expect(field(page, 'Stop reminders until')).toBeFocused()
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, stopReminderUntil: '2030-12-31' },
  ])
})

test('the calendar of a masked day leaves its box open', async ({ desk, page }) => {
  await openCustomer(page, await desk.as('controller').withCustomer())
  await change(page, 'Date of birth')
  await opener(page, 'Date of birth').click()
  await expect(today(page)).toBeFocused()
  await calendar(page).getByRole('combobox', { name: 'Year' }).selectOption('1960')
  await calendar(page).getByRole('combobox', { name: 'Month' }).selectOption('May')
  await dayOf(page, 'Saturday 21 May 1960').click()
  await expect(field(page, 'Date of birth')).toHaveValue('1960-05-21')
  await page.getByRole('button', { name: 'Discard' }).click()
})

for (const timezoneId of ['Pacific/Kiritimati', 'Pacific/Midway', 'Africa/Cairo']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })
    test('the day that is chosen is the day of its name', async ({ desk, page }) => {
      await desk.signIn('controller')
      const to = await openPeriod(page, desk.organizationId)
      await to.fill('2026-04-24')
      await opener(page, 'To').click()
      await expect(dayOf(page, 'Friday 24 April 2026, selected')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(to).toHaveValue('2026-04-25')
    })
  })
}

test('looks', async ({ desk, page }) => {
  await desk.signIn('controller')
  await openPeriod(page, desk.organizationId)
  await opener(page, 'To').click()
  await expect(dayOf(page, 'Tuesday 31 March 2020, selected')).toBeFocused()
  await lookedInBothSizes(page, 'day-calendar')
})
