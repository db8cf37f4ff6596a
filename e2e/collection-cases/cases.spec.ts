import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { casesPastTheDesk, type SandboxCase } from '../support/cases-past-the-desk'
import { addFilter, chooseFilter, filters } from '../support/list-filters'
import { lookedInBothSizes } from '../support/screenshots'

const timesSent = async (desk: Desk, operation: string) =>
  (await desk.requests()).counts[operation] ?? 0
const dialog = (page: Page) => page.getByRole('dialog')

async function openCase(desk: Desk, page: Page, subStatus: string) {
  const area = await casesPastTheDesk(desk)
  const read = await area.one(subStatus)
  await desk.signIn('controller')
  await visit(page, routes.case(desk.organizationId, read.caseNumber))
  return { area, read }
}

async function askToPause(page: Page) {
  await page.getByRole('button', { name: 'Pause case', exact: true }).click()
  await dialog(page).getByLabel('Reason').fill('A payment plan is being agreed')
}

test('a case is paused once, the page shows it, and the journal tells it', async ({
  desk,
  page,
}) => {
  const { area, read } = await openCase(desk, page, 'REMINDER_SENT')
  await page.getByRole('button', { name: 'Pause case', exact: true }).click()
  await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Enter a reason')
  await dialog(page).getByLabel('Reason').fill('A payment plan is being agreed')
  await dialog(page).getByRole('textbox', { name: 'Paused until' }).fill('2020-01-31')
  await expect(dialog(page).getByText('This date has passed')).toBeVisible()
  await dialog(page).getByRole('textbox', { name: 'Paused until' }).fill('31.12.2099')
  await desk.fault({ operation: 'pauseCase', kind: 'delay', delayMs: 300 })
  await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).dblclick()
  await expect(dialog(page).getByText('Decided and verified.')).toBeVisible()
  expect(await timesSent(desk, 'pauseCase')).toBe(1)
  expect(await area.now(read)).toMatchObject({
    status: 'PAUSED',
    pausedUntil: '2099-12-31',
    pauseReason: 'A payment plan is being agreed',
  })
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText(/^Paused until Thu,? 31 December 2099$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Resume case' })).toBeVisible()

  await visit(page, routes.journal())
  const entry = page.getByRole('listitem').filter({ hasText: 'paused case' })
  await expect(entry).toContainText('Done')
  await entry.getByRole('link', { name: `Case ${read.caseNumber}` }).click()
  await expect(page).toHaveURL(new RegExp(`/cases/${read.caseNumber}$`))
})

test('a withdrawal is final, so it asks for the reason and the number', async ({ desk, page }) => {
  const { area, read } = await openCase(desk, page, 'REMINDER_SENT')
  await page.getByRole('button', { name: 'Withdraw case', exact: true }).click()
  const go = dialog(page).getByRole('button', { name: 'Withdraw case', exact: true })
  await expect(dialog(page)).toContainText('This is final')
  await dialog(page).getByLabel('Reason').fill('Paid before')
  await dialog(page).getByLabel(`Type ${read.caseNumber} to confirm`).fill(`${read.caseNumber}1`)
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel(`Type ${read.caseNumber} to confirm`).fill(String(read.caseNumber))
  await go.click()
  await expect(dialog(page).getByText('Decided and verified.')).toBeVisible()
  expect((await area.now(read)).status).toBe('WITHDRAWN')
})

test('a case that changed since it was shown is left alone, and both are shown', async ({
  desk,
  page,
}) => {
  const { area, read } = await openCase(desk, page, 'REMINDER_SENT')
  await askToPause(page)
  await area.pause(read)
  await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).click()
  await expect(
    dialog(page).getByRole('heading', { name: 'This has changed since you opened it' }),
  ).toBeVisible()
  await expect(dialog(page).getByRole('row', { name: 'Status Open Paused' })).toBeVisible()
  await expect(dialog(page)).toContainText('This decision is no longer available.')
  expect(await timesSent(desk, 'pauseCase')).toBe(1)
})

test('what the upstream does not admit is told in its own words', async ({ desk, page }) => {
  await openCase(desk, page, 'REMINDER_SENT')
  await askToPause(page)
  await desk.fault({
    operation: 'pauseCase',
    kind: 'status',
    status: 409,
    body: { message: 'A payment is being booked' },
  })
  await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('The service doesn’t allow this now')
  await expect(dialog(page).getByRole('alert')).toContainText('A payment is being booked')
})

for (const [kind, isDone] of [
  ['drop-before', false],
  ['drop-after', true],
] as const) {
  test(`a decision whose answer is lost (${kind}) is told as not known, and looking tells`, async ({
    desk,
    page,
  }) => {
    const { area, read } = await openCase(desk, page, 'REMINDER_SENT')
    await askToPause(page)
    await desk.fault({ operation: 'pauseCase', kind })
    await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).click()
    await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t confirm this decision')
    await expect(dialog(page).getByRole('button', { name: 'Pause case', exact: true })).toHaveCount(
      0,
    )
    await dialog(page).getByRole('button', { name: 'Check status' }).click()
    await expect(dialog(page)).toContainText(
      isDone ? 'Checked: the decision was made.' : 'Checked: nothing has changed.',
    )
    if (!isDone) {
      await dialog(page).getByRole('button', { name: 'Pause case', exact: true }).click()
      await expect(dialog(page).getByText('Decided and verified.')).toBeVisible()
    }
    expect([await timesSent(desk, 'pauseCase'), (await area.now(read)).status]).toEqual([
      isDone ? 1 : 2,
      'PAUSED',
    ])
  })
}

test('an eviction request shows its days and is rejected with a reason', async ({ desk, page }) => {
  const { area, read } = await openCase(desk, page, 'EVICTION_REQUEST')
  await page.getByRole('button', { name: 'Decline eviction request' }).click()
  await expect(dialog(page)).toContainText('Answer by')
  await expect(dialog(page)).toContainText('Time to pay and keep the home')
  await dialog(page).getByLabel('Reason').fill('The rent was paid in time')
  await dialog(page).getByRole('button', { name: 'Decline eviction request' }).click()
  await expect(dialog(page).getByText('Decided and verified.')).toBeVisible()
  expect((await area.now(read)).subStatus).toBe('DEBT_COLLECTION')
})

test('ticked cases are paused together, each once: what is left out, what moved on and what is not known are told', async ({
  desk,
  page,
}) => {
  const area = await casesPastTheDesk(desk)
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const grid = page.getByRole('grid', { name: 'Cases' })
  const rowOf = (read: SandboxCase) =>
    grid.getByRole('row', { name: new RegExp(`^Select ${read.caseNumber} `) })
  const closed = await area.one('PAID', 'CLOSED')
  // The newest stands first and is sent first: one that nobody knows of ends the run.
  const [moved, unknown] = [
    await area.one('REMINDER_SENT'),
    await area.one('DEBT_COLLECTION_LIST_MANUAL'),
  ].toSorted((one, other) => other.caseNumber - one.caseNumber) as [SandboxCase, SandboxCase]
  for (const read of [moved, unknown, closed]) await rowOf(read).getByRole('checkbox').click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('button', { name: /^Approve 1/ })).toBeVisible()
  await expect(bar.getByRole('button', { name: /^Resume/ })).toHaveCount(0)
  await page.keyboard.press('p')
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bar).toContainText('3 selected')
  await area.pause(moved)
  const byOthers = await timesSent(desk, 'pauseCase')
  await page.keyboard.press('p')
  await expect(dialog(page).getByRole('heading', { name: 'Pause 2 cases' })).toBeVisible()
  await expect(dialog(page)).toContainText('1 selected case is left out')
  await dialog(page).getByRole('button', { name: 'Pause 2 cases' }).click()
  await expect(dialog(page).getByLabel('Reason')).toHaveAttribute('aria-invalid', 'true')
  expect(await timesSent(desk, 'pauseCase')).toBe(byOthers)

  await dialog(page).getByLabel('Reason').fill('They wait for a credit note')
  await dialog(page).getByRole('textbox', { name: 'Paused until' }).fill('2099-01-31')
  await desk.fault({ operation: 'pauseCase', kind: 'drop-after', times: 1 })
  await dialog(page).getByRole('button', { name: 'Pause 2 cases' }).click()
  const open = dialog(page).getByRole('list', { name: 'Cases not decided' }).getByRole('listitem')
  await expect(open).toHaveCount(2)
  await expect(open.filter({ hasText: String(moved.caseNumber) })).toContainText(
    'Changed, not sent',
  )
  await open
    .filter({ hasText: String(unknown.caseNumber) })
    .getByRole('button')
    .click()
  await expect(open).toHaveCount(1)
  expect(await timesSent(desk, 'pauseCase')).toBe(byOthers + 1)
  expect(await area.now(unknown)).toMatchObject({ status: 'PAUSED', pausedUntil: '2099-01-31' })

  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
  await expect(rowOf(unknown)).toContainText('Paused')
  await expect(rowOf(moved)).toContainText('Paused')
})

test('the list finds cases by its filters and leads to one', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const grid = page.getByRole('grid', { name: 'Cases' })
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await chooseFilter(page, 'Status', 'Paused')
  await expect(page).toHaveURL(/status=PAUSED/)
  await expect(grid.getByRole('row', { name: /Paused/ }).first()).toBeVisible()
  await expect(grid.getByRole('row', { name: /Reminder sent/ })).toHaveCount(0)
  const number = await addFilter(page, 'Case number')
  await number.getByRole('textbox').fill('9999x')
  await page.keyboard.press('Enter')
  await expect(number.getByText('Digits only')).toBeVisible()
  await number.getByRole('textbox').fill('999999999')
  await page.keyboard.press('Enter')
  await expect(number).toBeHidden()
  await expect(page.getByRole('heading', { name: 'No cases match these filters' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Clear all' }).last().click()
  await expect(grid.getByRole('row').nth(3)).toBeVisible()
  await grid.getByRole('row').nth(1).getByRole('gridcell').nth(2).click()
  await expect(page).toHaveURL(/\/cases\/\d+$/)
})

test('a day that is typed half is told by its field, and stays as it was typed', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const days = await addFilter(page, 'Registered')
  const from = days.getByRole('textbox', { name: 'From' })
  await from.pressSequentially('31.12')
  await page.keyboard.press('Enter')
  await expect(days.getByRole('status')).toHaveText('31.12 isn’t a valid date (use 2026-03-31).')
  await expect(from).toHaveValue('31.12')
  await expect(from).toHaveAttribute('aria-invalid', 'true')
  expect(page.url()).not.toContain('from=')
  await from.fill('31.12.2020')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/from=2020-12-31/)
  await page.keyboard.press('Escape')
  await expect(filters(page)).toContainText('Registered from 2020-12-31')
  await filters(page).getByRole('button', { name: 'Remove Registered' }).click()
  await expect(page).not.toHaveURL(/from=/)
})

test('a filter is no way for an identity number into the address', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, routes.allCases(desk.organizationId))
  const customer = await addFilter(page, 'Customer number')
  await customer.getByRole('textbox').fill('15085098765')
  await page.keyboard.press('Enter')
  await expect(customer.getByText('This looks like an identity number.')).toBeVisible()
  expect(page.url()).not.toContain('15085098765')
})

test('an organization of somebody else is not asked for', async ({ desk, page }) => {
  await desk.signIn('controller')
  const theirs = await desk.stranger()
  for (const address of [
    routes.allCases(theirs.organizationId),
    routes.case(theirs.organizationId, 1),
    routes.cases(theirs.organizationId),
  ]) {
    await visit(page, address)
    await expect(
      page.getByRole('heading', { name: 'You don’t have access to this organization' }),
    ).toBeVisible()
  }
  expect((await theirs.requests()).counts).toEqual({})
})

test('the pages of cases are whole, readable and accessible', async ({ desk, page }) => {
  const { read } = await openCase(desk, page, 'EVICTION_CONFIRMATION')
  await expect(page.getByRole('heading', { name: 'Claims' })).toBeVisible()
  await lookedInBothSizes(page, 'case')
  await page.getByRole('button', { name: 'Confirm eviction' }).click()
  await expect(dialog(page).getByLabel(`Type ${read.caseNumber} to confirm`)).toBeVisible()
  await lookedInBothSizes(page, 'case-decision')
  await visit(page, routes.allCases(desk.organizationId))
  await expect(page.getByRole('grid', { name: 'Cases' }).getByRole('row').nth(3)).toBeVisible()
  await lookedInBothSizes(page, 'cases')
  await visit(page, routes.cases(desk.organizationId))
  await expect(page.getByText(/^All \d+ open cases checked$/)).toBeVisible()
  await lookedInBothSizes(page, 'answers')
})
