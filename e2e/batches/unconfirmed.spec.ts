import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { sendImported } from '../support/import-file'
import { typeCorrection } from '../support/typed-correction'

const notChecked = 'We couldn’t check the status. It’s still unconfirmed.'

/**
 * An invoice in a tenant that nobody else has, whose service books an id as often as it is sent,
 * and a correction of it that was sent.
 */
async function correct(desk: Desk, page: Page, prepare: () => Promise<unknown>) {
  const { dialog, invoiceId } = await typeCorrection(page, desk, prepare)
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  return {
    dialog,
    booked: async () => (await desk.booked({ invoiceId })).corrections,
  }
}

for (const batchRows of ['by-invoice', 'none'] as const) {
  test(`a correction whose batch names its rows ${batchRows} is told as booked, and not offered again`, async ({
    desk,
    page,
  }) => {
    const { dialog, booked } = await correct(desk, page, () =>
      desk.shapes({ batchRows, sourceIds: 'as-often-as-sent' }),
    )
    await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
    await visit(page, routes.batches())
    const list = page.getByRole('list', { name: 'Sent from Duedesk' })
    await list.getByRole('button', { name: 'Rows' }).click()
    await expect(list.getByRole('row', { name: /100,00 NOK/ })).toContainText('Booked')
    await expect(list.getByRole('button', { name: /not booked|Resend/ })).toHaveCount(0)
    expect(await booked()).toBe(1)
  })
}

test('a correction that no look can tell of is not offered again until a person records what they found', async ({
  desk,
  page,
}) => {
  const { dialog, booked } = await correct(desk, page, async () => {
    await desk.shapes({ notOffered: { listCollectionBatches: 404 }, sourceIds: 'as-often-as-sent' })
    await desk.fault({ operation: 'createCorrections', kind: 'drop-after' })
  })
  await dialog.getByRole('button', { name: 'Check status' }).click()
  await expect(dialog.getByText(notChecked)).toBeVisible()
  await expect(dialog).not.toContainText(
    /Nothing was sent|Save again|Record not found|was cancelled/,
  )
  await expect(dialog.getByRole('button', { name: 'Resend with the same IDs' })).toHaveCount(0)
  await expect.poll(booked).toBe(1)

  await dialog.getByRole('button', { name: 'Record outcome' }).click()
  await dialog.getByRole('button', { name: 'Record outcome' }).click()
  await expect(dialog.getByText('Choose what you found and enter how you know.')).toBeVisible()
  await dialog.getByLabel('It was booked or saved').check()
  await dialog.getByLabel('How do you know?').fill('The service confirmed it by telephone')
  await dialog.getByRole('button', { name: 'Record outcome' }).click()
  const { userName } = desk.user('lead')
  const recorded = dialog.getByText(/^Booked, as recorded by /)
  await expect(recorded.getByRole('link', { name: userName })).toHaveAttribute(
    'href',
    routes.journalOf(userName),
  )
  await expect(dialog).toContainText('The service confirmed it by telephone')
  await expect(dialog.getByRole('button', { name: /Resend|Check status|Record/ })).toHaveCount(0)
  await visit(page, routes.journal())
  await page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /^sent 1 correction/ })
    .click()
  await expect(page.getByText('The service confirmed it by telephone')).toBeVisible()
  expect(await booked()).toBe(1)
})

test('a correction that a person recorded as not booked is sent again under the same ids', async ({
  desk,
  page,
}) => {
  const { dialog, booked } = await correct(desk, page, async () => {
    await desk.shapes({ notOffered: { listCollectionBatches: 404 }, sourceIds: 'as-often-as-sent' })
    await desk.fault({ operation: 'createCorrections', kind: 'drop-before' })
  })
  await dialog.getByRole('button', { name: 'Record outcome' }).click()
  await dialog.getByLabel('It wasn’t booked or saved').check()
  await dialog.getByLabel('How do you know?').fill('The service has nothing of it')
  await dialog.getByRole('button', { name: 'Record outcome' }).click()
  await dialog.getByRole('button', { name: 'Resend with the same IDs' }).click()
  await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
  expect(await booked()).toBe(1)
})

test('an invoice that arrived is neither called off nor handed over a second time where no look can tell', async ({
  desk,
  page,
}) => {
  await desk.shapes({ notOffered: { listCollectionBatches: 404 }, sourceIds: 'as-often-as-sent' })
  await desk.fault({ operation: 'createCollectionInvoices', kind: 'drop-after' })
  await desk.signIn('controller')
  await visit(page, routes.newCollectionInvoices(desk.organizationId))
  const file =
    'Invoice number;Amount;Currency;Invoice date;Due date;Customer name\r\nU-1;10,00;NOK;01.02.2026;15.02.2026;Kari Nordmann'
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'march.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await sendImported(page, { rows: 1 })
  await page.getByRole('button', { name: 'Check status' }).click()
  await expect(page.getByText(notChecked)).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(
    /Nothing was sent|was cancelled|Save again/,
  )
  await expect(page.getByRole('button', { name: 'Resend with the same IDs' })).toHaveCount(0)
  await expect.poll(async () => (await desk.booked({ invoiceNumber: 'U-1' })).invoices).toBe(1)
})
