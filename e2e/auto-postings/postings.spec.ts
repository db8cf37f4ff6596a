import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { owingCustomer } from '../support/owing-customer'
import { looked, lookedInBothSizes } from '../support/screenshots'

const dialog = (page: Page) => page.getByRole('dialog')

async function fillRow(page: Page, row: number, values: Record<string, string>) {
  for (const [field, value] of Object.entries(values))
    await page.getByLabel(`${field}, row ${row}`).fill(value)
}

test('a bad row is told apart from those rejected with it; mended, the set is confirmed by its number and booked once', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.postings(clientNo))
  await takesInput(page)
  const values = { 'Customer number': customerNo, 'Document number': 'W-1', Currency: 'NOK' }
  await fillRow(page, 1, { ...values, Amount: '1,10' })
  await page.getByRole('button', { name: 'Add row' }).click()
  await fillRow(page, 2, { ...values, 'Document number': 'W-0', Amount: '2' })
  await page.getByRole('button', { name: 'Validate' }).click()
  await expect(page.getByText('1 row can’t be posted')).toBeVisible()
  await expect(page.getByText('Rejected with the others')).toBeVisible()
  await expect(page.getByText('The customer has no such document')).toBeVisible()
  await looked(page, 'postings-rejected')

  await fillRow(page, 2, { 'Document number': 'W-1' })
  await page.getByRole('button', { name: 'Validate' }).click()
  await page.getByRole('button', { name: 'Post 2 rows' }).click()
  await expect(dialog(page)).toContainText('3,10')
  await dialog(page).getByRole('button', { name: 'Post 2 rows' }).click()
  await expect(dialog(page)).toContainText('Type 2')
  await dialog(page).getByRole('textbox').fill('2')
  await looked(page, 'postings-confirm')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: '2 rows posted' })).toBeVisible()
  await expect(page.getByText('Posted', { exact: true })).toHaveCount(2)
  await looked(page, 'postings-done')
  expect((await desk.requests()).counts).toMatchObject({
    createAutoPostings: 1,
    validateAutoPostings: 2,
  })
})

test('an answer to rows that were changed since lets nothing be posted', async ({ desk, page }) => {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.postings(clientNo))
  const values = { 'Customer number': customerNo, 'Document number': 'W-1', Currency: 'NOK' }
  await fillRow(page, 1, { ...values, Amount: '1,10' })
  const isChanged = Promise.withResolvers<void>()
  await page.route(/\/api\/read\/validateAutoPostings/, async (route) => {
    const response = await route.fetch()
    await isChanged.promise
    await route.fulfill({ response })
  })
  const answered = page.waitForResponse(/\/api\/read\/validateAutoPostings/)
  const validate = page.getByRole('button', { name: 'Validate' })
  await validate.click()
  await fillRow(page, 1, { Amount: '2' })
  isChanged.resolve()
  await (await answered).finished()
  await takesInput(page)
  await expect(page.getByRole('button', { name: /^Post / })).toHaveCount(0)
  await expect(page.getByText('Ready to post')).toHaveCount(0)

  await validate.click()
  await page.getByRole('button', { name: 'Post 1 row' }).click()
  await expect(dialog(page)).toContainText('2,00')
})

test('a set whose answer is lost is not posted again, and its documents tell that it was booked', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.postings(clientNo))
  await takesInput(page)
  const values = { 'Customer number': customerNo, 'Document number': 'W-1', Currency: 'NOK' }
  await fillRow(page, 1, { ...values, Amount: '1,10' })
  await page.getByRole('button', { name: 'Validate' }).click()
  await page.getByRole('button', { name: 'Post 1 row' }).click()
  await desk.fault({ operation: 'createAutoPostings', kind: 'drop-after' })
  await dialog(page).getByRole('textbox').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We couldn’t confirm this posting')).toBeVisible()
  await looked(page, 'postings-unknown')
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByText('Every document owes less by the amount sent.')).toBeVisible()
  expect((await desk.requests()).counts.createAutoPostings).toBe(1)
})

test('a method is one of the client’s codes, and may be typed where they are not all known', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  await visit(page, routes.postings(desk.clientNo))
  const choice = page.getByRole('combobox', { name: 'Method' })
  await expect(choice.getByRole('option')).toHaveText([
    'PAYMENT Payment',
    'WRITE_OFF Write-off',
    'PREPAYMENT Prepayment',
  ])
  await choice.selectOption('WRITE_OFF')
  await expect(choice.locator('option:checked')).toHaveText('WRITE_OFF Write-off')
  await expect(choice).toHaveAccessibleDescription('')
  await lookedInBothSizes(page, 'postings-method')

  await desk.fault({ operation: 'listCodes', kind: 'status', status: 503, times: 20 })
  await reload(page)
  const typed = page.getByLabel('Method')
  await expect(typed).toHaveValue('PAYMENT')
  await expect(typed).toHaveAccessibleDescription('As set up at the service.')
  await typed.fill('FEE_OFF')
  await expect(page.getByText('Not among the codes')).toBeHidden()
})

test('a set that was typed and not sent comes back, and one that was sent does not', async ({
  desk,
  page,
}) => {
  const { clientNo, customerNo } = await owingCustomer(desk)
  await desk.signIn('lead')
  await visit(page, routes.postings(clientNo))
  await takesInput(page)
  const values = { 'Customer number': customerNo, 'Document number': 'W-1', Currency: 'NOK' }
  const kept = page.waitForResponse((answer) =>
    answer.url().endsWith(routes.localWrite('keepDraft')),
  )
  await fillRow(page, 1, { ...values, Amount: '1,10' })
  await kept
  await reload(page)
  await expect(page.getByText('Unsaved draft restored')).toBeVisible()
  await expect(page.getByLabel('Amount, row 1')).toHaveValue('1,10')
  await expect(page.getByRole('button', { name: 'Post 1 row' })).toBeHidden()
  await lookedInBothSizes(page, 'postings-draft')

  await takesInput(page)
  await page.getByRole('button', { name: 'Validate' }).click()
  await page.getByRole('button', { name: 'Post 1 row' }).click()
  await desk.fault({ operation: 'createAutoPostings', kind: 'drop-after' })
  await dialog(page).getByRole('textbox').fill('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText('We couldn’t confirm this posting')).toBeVisible()
  await reload(page)
  await expect(page.getByLabel('Amount, row 1')).toHaveValue('')
  await expect(page.getByText('Unsaved draft restored')).toBeHidden()
})
