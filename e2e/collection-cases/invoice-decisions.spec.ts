import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

const number = 'DEC-1'
const dialog = (page: Page) => page.getByRole('dialog')
const timesSent = async (desk: Desk, operation: string) =>
  (await desk.requests()).counts[operation] ?? 0

/** Opens an invoice that nobody else has. */
async function openInvoice(desk: Desk, page: Page) {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: number,
  })
  const { invoiceId } = made!
  await desk.signIn('controller')
  await visit(page, routes.collectionInvoice(desk.organizationId, invoiceId))
  return { collection, invoiceId, now: () => collection.invoice(invoiceId) }
}

/** Asks for a decision, and gives the button that sends it. */
async function ask(page: Page, name: 'Pause' | 'Resume' | 'Withdraw') {
  const words = `${name} invoice`
  await page.getByRole('button', { name: words, exact: true }).click()
  await expect(dialog(page).getByRole('heading', { name: `${words} ${number}` })).toBeVisible()
  return dialog(page).getByRole('button', { name: words, exact: true })
}

async function made(page: Page) {
  await expect(dialog(page).getByText('Decided and verified.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
}

test('an invoice is paused with its reason and last day, and resumed, once each, and the journal tells both', async ({
  desk,
  page,
}) => {
  const { now } = await openInvoice(desk, page)
  const pause = await ask(page, 'Pause')
  await pause.click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Enter a reason')
  await dialog(page).getByLabel('Reason').fill('The goods are disputed')
  await dialog(page).getByRole('textbox', { name: 'Paused until' }).fill('31.12.2099')
  await desk.fault({ operation: 'pauseInvoice', kind: 'delay', delayMs: 300 })
  await pause.dblclick()
  await made(page)
  expect(await timesSent(desk, 'pauseInvoice')).toBe(1)
  expect(await now()).toMatchObject({
    status: 'PAUSED',
    pausedUntil: '2099-12-31',
    pauseReason: 'The goods are disputed',
  })
  await expect(page.getByText('The goods are disputed', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pause invoice', exact: true })).toHaveCount(0)

  await (await ask(page, 'Resume')).click()
  await made(page)
  expect(await timesSent(desk, 'resumeInvoice')).toBe(1)
  expect(await now()).toMatchObject({ status: 'OPEN', pausedUntil: null, pauseReason: null })
  await expect(page.getByRole('button', { name: 'Pause invoice', exact: true })).toBeVisible()

  await visit(page, routes.journal())
  for (const operation of ['paused invoice', 'resumed invoice']) {
    const entry = page.getByRole('listitem').filter({ hasText: operation })
    await expect(entry).toContainText('Done')
    await expect(entry.getByRole('link', { name: `Invoice ${number}` })).toBeVisible()
  }
})

test('an invoice that changed since it was shown is left alone until the person has seen how it stands', async ({
  desk,
  page,
}) => {
  const { collection, invoiceId, now } = await openInvoice(desk, page)
  const go = await ask(page, 'Withdraw')
  await dialog(page).getByLabel('Reason').fill('Sent to the wrong customer')
  await dialog(page).getByLabel(`Type ${number} to confirm`).fill(number)
  await collection.decide(invoiceId, 'pause')
  await go.click()
  await expect(
    dialog(page).getByRole('heading', { name: 'This has changed since you opened it' }),
  ).toBeVisible()
  await expect(dialog(page).getByRole('row', { name: 'Status Open Paused' })).toBeVisible()
  expect(await timesSent(desk, 'withdrawInvoice')).toBe(0)
  expect(await now()).toMatchObject({ status: 'PAUSED' })

  await dialog(page).getByRole('button', { name: 'Continue with current values' }).click()
  await go.click()
  await made(page)
  expect(await timesSent(desk, 'withdrawInvoice')).toBe(1)
  expect(await now()).toMatchObject({ status: 'WITHDRAWN' })
})

test('a withdrawal is final, so it asks for the reason and the number, and nothing can be decided after it', async ({
  desk,
  page,
}) => {
  const { now } = await openInvoice(desk, page)
  const go = await ask(page, 'Withdraw')
  await expect(dialog(page)).toContainText('This is final')
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel(`Type ${number} to confirm`).fill(number)
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await dialog(page).getByLabel('Reason').fill('Paid before')
  await dialog(page).getByLabel(`Type ${number} to confirm`).fill(`${number}1`)
  await expect(go).toHaveAttribute('aria-disabled', 'true')
  await go.click({ force: true })
  expect(await timesSent(desk, 'withdrawInvoice')).toBe(0)

  await dialog(page).getByLabel(`Type ${number} to confirm`).fill(number)
  await go.click()
  await made(page)
  expect(await now()).toMatchObject({ status: 'WITHDRAWN' })
  await expect(page.getByText('Withdrawn from collection')).toBeVisible()
  for (const name of ['Pause invoice', 'Resume invoice', 'Withdraw invoice'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})

test('a decision whose answer is lost is told as not known, and a look finds it', async ({
  desk,
  page,
}) => {
  const { now } = await openInvoice(desk, page)
  const pause = await ask(page, 'Pause')
  await dialog(page).getByLabel('Reason').fill('The goods are disputed')
  await desk.fault({ operation: 'pauseInvoice', kind: 'drop-after' })
  await pause.click()
  await expect(dialog(page).getByRole('alert')).toContainText('We couldn’t confirm this decision')
  await expect(pause).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Check status' }).click()
  await expect(dialog(page)).toContainText('Checked: the decision was made.')
  expect([await timesSent(desk, 'pauseInvoice'), (await now()).status]).toEqual([1, 'PAUSED'])
})
