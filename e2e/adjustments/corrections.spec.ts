import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, goBack, reload, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import type { Fault } from '../support/sandbox'
import { lookedInBothSizes } from '../support/screenshots'

/** An invoice of 1 000,00 NOK in a tenant that nobody else has, and its page. */
async function openInvoice(desk: Desk, page: Page) {
  const collection = collectionOf(desk)
  const [made] = await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'COR-1',
  })
  const { invoiceId } = made!
  await desk.signIn('lead')
  await visit(page, routes.collectionInvoice(desk.organizationId, invoiceId))
  return { collection, invoiceId }
}

async function typeCorrection(page: Page, amount: string) {
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill(amount)
  await dialog.getByLabel('Description').fill('Wrong rate on line 3')
  return dialog
}

/** What was booked for the invoice beside what the sandbox was seeded with. */
const booked = async (collection: ReturnType<typeof collectionOf>, invoiceId: string) =>
  (await collection.ledger()).postings.filter((posting) => posting.invoiceId === invoiceId)
const idIn = async (dialog: ReturnType<Page['getByRole']>) =>
  /c-\d{8}-[0-9a-z]{10}/.exec(await dialog.innerText())![0]

test('a correction is typed, told what it will do, sent once and followed to its end', async ({
  desk,
  page,
}) => {
  const { collection, invoiceId } = await openInvoice(desk, page)
  const dialog = await typeCorrection(page, '250,50')
  await expect(dialog.getByRole('row', { name: /^1 / })).toContainText(
    /1\u00a0000,00 NOK\s*749,50 NOK/,
  )
  await dialog.getByRole('button', { name: 'Show what will be sent' }).click()
  const id = await idIn(dialog)
  await expect(dialog.getByLabel(/^POST/)).toContainText(`"uniqueSourceCorrectionId": "${id}"`)
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
  expect(await booked(collection, invoiceId)).toMatchObject([{ invoiceId, uniqueSourceId: id }])
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('list', { name: 'Sent from Duedesk' })).toContainText(
    'Booked: 1 of 1.',
  )
})

test('what exceeds what remains is sent only once it was said to be intended', async ({
  desk,
  page,
}) => {
  await openInvoice(desk, page)
  const dialog = await typeCorrection(page, '1 100,00')
  await expect(dialog).toContainText('Row 1: 100,00 more than the remaining amount.')
  const send = dialog.getByRole('button', { name: 'Send 1 correction' })
  await expect(send).toBeDisabled()
  const tick = dialog.getByLabel('I’ve checked this')
  await tick.check()
  await expect(send).toBeEnabled()
  await dialog.getByLabel('Amount').fill('11 000,00')
  await expect(dialog).toContainText('Row 1: 10 000,00 more than the remaining amount.')
  await expect(tick).not.toBeChecked()
  await expect(send).toBeDisabled()
})

test('a draft outlives the page, with its ids', async ({ desk, page }) => {
  await openInvoice(desk, page)
  const dialog = await typeCorrection(page, '10')
  const id = await idIn(dialog)
  await dialog.getByRole('button', { name: 'Add another correction' }).click()
  await dialog.getByLabel('Amount').nth(1).fill('20')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await reload(page)
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  await expect(dialog.getByText('Draft restored')).toBeVisible()
  await expect(dialog.getByLabel('Amount').nth(1)).toHaveValue('20')
  await expect(dialog).toContainText(id)
  await dialog.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  await expect(dialog.getByLabel('Amount')).toHaveValue('')
  await expect(dialog).not.toContainText(id)
})

for (const [what, fault] of [
  ['before it was taken', { kind: 'drop-before' }],
  ['after it was taken', { kind: 'drop-after' }],
] as [string, Omit<Fault, 'operation'>][]) {
  test(`an answer that is lost ${what} is not known, and the correction is booked once all the same`, async ({
    desk,
    page,
  }) => {
    const { collection, invoiceId } = await openInvoice(desk, page)
    await desk.fault({ operation: 'createCorrections', ...fault })
    const dialog = await typeCorrection(page, '250,50')
    await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
    await expect(dialog.getByText('We couldn’t confirm this submission.')).toBeVisible()
    await reload(page)
    const sent = page.getByRole('list', { name: 'Sent from Duedesk' })
    const outcome = sent.getByText(/Booked: 1 of 1\.|Not found so far/)
    await expect(async () => {
      if (await outcome.isHidden())
        await sent.getByRole('button', { name: 'Check status' }).click({ timeout: 1_000 })
      await expect(outcome).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
    if (fault.kind === 'drop-before')
      await sent.getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(sent.getByText('Booked: 1 of 1.')).toBeVisible()
    expect(await booked(collection, invoiceId)).toHaveLength(1)
  })
}

test('a payment to the creditor is booked, and stands among the batches with its rows', async ({
  desk,
  page,
}) => {
  const { collection, invoiceId } = await openInvoice(desk, page)
  await page.getByRole('button', { name: 'Record payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('400,25')
  await dialog.getByRole('button', { name: 'Send 1 payment' }).click()
  await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
  expect(await booked(collection, invoiceId)).toMatchObject([
    { kind: 'payment', type: 'DIRECT_PAYMENT' },
  ])
  await visit(page, routes.batches())
  const list = page.getByRole('list', { name: 'Sent from Duedesk' })
  await list.getByRole('button', { name: 'Rows' }).click()
  await expect(list.getByRole('row', { name: /400,25 NOK/ })).toContainText('Booked')
  await list.getByRole('link', { name: 'Details' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: /^1 payment to the creditor/ }),
  ).toBeVisible()
  await goBack(page)
  await page.getByRole('link', { name: /^At the service: / }).click()
  await expect(page.getByRole('cell', { name: 'Booked' }).first()).toBeVisible()
})

test('a correction and the batches are whole and readable', async ({ desk, page }) => {
  await openInvoice(desk, page)
  const dialog = await typeCorrection(page, '1 100,00')
  await dialog.getByRole('button', { name: 'Add another correction' }).click()
  await lookedInBothSizes(page, 'correction')
  await dialog.getByLabel('Amount').nth(1).fill('5')
  await dialog.getByLabel('I’ve checked this').check()
  await dialog.getByRole('button', { name: 'Send 2 corrections' }).click()
  await expect(dialog.getByText(/Booked: 2 of 2|Finished: \d of 2 booked/)).toBeVisible()
  await lookedInBothSizes(page, 'correction-sent')
  await visit(page, routes.batches())
  await page.getByRole('button', { name: 'Rows' }).first().click()
  await expect(page.getByRole('table').first()).toBeVisible()
  await lookedInBothSizes(page, 'batches')
})
