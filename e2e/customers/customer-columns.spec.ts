import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, test, visit } from '../fixtures'

const initial = [
  'Name',
  'Number',
  'Stops and blocks',
  'Org. no.',
  'City',
  'Country',
  'E-mail',
  'Phone',
]
/** The heads of columns, without that of the ticks. */
const heads = (page: Page) => page.getByRole('columnheader').filter({ hasText: /\S/ })
const chooser = (page: Page) => page.getByRole('group', { name: 'Choose columns' })
const tick = (page: Page, name: string) =>
  chooser(page).getByRole('checkbox', { name, exact: true })
/** Waits until the choice is kept of which these words are sent: each choice is sent at once. */
const kept = (page: Page, words: string) =>
  page.waitForResponse(
    (answer) =>
      answer.url().endsWith(routes.localWrite('keepColumns')) &&
      answer.ok() &&
      answer.request().postData()?.includes(words) === true,
  )

test('a person’s columns are there after a reload, in another browser, and for nobody else', async ({
  desk,
  page,
}) => {
  await desk.as('controller').withCustomer({
    name: 'Kolonne AS',
    limitAmount: 25_000,
    stopReminderUntil: '2031-05-17',
    ssn: '15885098765',
  })
  const list = `${routes.customers(desk.clientNo)}?q=kolonne`
  await visit(page, list)
  await expect(heads(page)).toHaveText(initial)
  await page.getByRole('button', { name: 'Columns' }).click()
  await tick(page, 'Phone').uncheck()
  await tick(page, 'Credit limit').check()
  const last = kept(page, '"stopReminder"')
  await tick(page, 'Stop reminders until').check()
  await last
  const chosen = [...initial.slice(0, -1), 'Credit limit', 'Stop reminders until']
  await expect(heads(page)).toHaveText(chosen)
  await expect(
    page
      .getByRole('row', { name: 'Kolonne AS' })
      .getByRole('cell')
      .filter({ hasText: /25.000,00/ }),
  ).toHaveAttribute('data-align', 'end')
  await expect(chooser(page).getByRole('checkbox', { name: /identity|birth|bank/i })).toHaveCount(0)

  await reload(page)
  await expect(heads(page)).toHaveText(chosen)
  const other = await desk.otherBrowser()
  await desk.signIn('controller', other)
  const there = await other.newPage()
  await visit(there, list)
  await expect(heads(there)).toHaveText(chosen)
  const lead = await desk.otherBrowser()
  await desk.signIn('lead', lead)
  const theirs = await lead.newPage()
  await visit(theirs, list)
  await expect(heads(theirs)).toHaveText(initial)
})

test('a person puts columns in another order with the keyboard alone, and back as they were', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  await page.getByRole('button', { name: 'Columns' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(tick(page, 'Number')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(tick(page, 'Org. no.')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(tick(page, 'Org. no.')).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  await expect(
    page.getByRole('status').filter({ hasText: 'Org. no. moved to position 6 of 20.' }),
  ).toBeAttached()
  await expect(heads(page)).toHaveText([
    'Name',
    'Number',
    'Stops and blocks',
    'City',
    'Country',
    'Org. no.',
    'E-mail',
    'Phone',
  ])
  await chooser(page).getByRole('button', { name: 'Move Org. no. up' }).click()
  await expect(chooser(page).getByRole('button', { name: 'Move Org. no. up' })).toBeFocused()
  await expect(heads(page)).toHaveText([
    'Name',
    'Number',
    'Stops and blocks',
    'City',
    'Org. no.',
    'Country',
    'E-mail',
    'Phone',
  ])
  await expect(tick(page, 'Name')).toBeDisabled()

  const last = kept(page, '"columns":null')
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await last
  await expect(heads(page)).toHaveText(initial)
  await expect(chooser(page).getByRole('listitem')).toContainText([...initial, 'Category'])
  await page.keyboard.press('Escape')
  await expect(chooser(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused()
  await reload(page)
  await expect(heads(page)).toHaveText(initial)
})

test('a person is told when the columns could not be kept, and sees them all the same', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.customers(desk.clientNo))
  await page.route(`**${routes.localWrite('keepColumns')}`, (route) =>
    route.fulfill({ status: 500, json: { ok: false, failure: { kind: 'broken' } } }),
  )
  await page.getByRole('button', { name: 'Columns' }).click()
  await tick(page, 'Group').check()
  await expect(page.getByText('Your columns couldn’t be saved.')).toBeVisible()
  await expect(heads(page)).toHaveText([...initial, 'Group'])
})
