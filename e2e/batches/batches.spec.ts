import { routes } from '@/lib/shared/routes'
import { expect, goBack, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { typeCorrection } from '../support/typed-correction'

test('a row that was refused goes out anew alone, under an id that follows from its own', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const { dialog, invoiceId } = await typeCorrection(page, desk)
  await dialog.getByLabel('Currency').fill('SEK')
  await expect(dialog).toContainText('Row 1: the invoice is in NOK.')
  await dialog.getByLabel('I’ve checked this').check()
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect(dialog.getByText('Finished: no rows were booked.')).toBeVisible()
  await expect(dialog.getByRole('row', { name: /100,00 SEK/ })).toContainText('Refused')

  await visit(page, routes.batches())
  const details = page.getByRole('link', { name: 'Details' })
  await details.click()
  await expect(page).toHaveURL(new RegExp(`/batches/${desk.organizationId}/`))
  await goBack(page)
  await expect(details).toBeFocused()
  await page.getByRole('button', { name: 'Rows' }).click()
  await page.getByRole('button', { name: 'Edit and send the row not booked' }).click()
  await dialog.getByLabel('Currency').fill('NOK')
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect(dialog.getByText('Booked: 1 of 1.')).toBeVisible()
  const { postings } = await collection.ledger()
  expect(postings.filter((posting) => posting.invoiceId === invoiceId)).toMatchObject([
    {
      amount: '100',
      currency: 'NOK',
      uniqueSourceId: expect.stringMatching(/^c-\d{8}-[0-9a-z]{10}-2$/),
    },
  ])
})

test('a batch is found again after a sign-out, and followed from where it stands', async ({
  desk,
  page,
}) => {
  const collection = collectionOf(desk)
  const { dialog } = await typeCorrection(page, desk, () => collection.holdBatches())
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
  await expect(dialog.getByText('Submitted, not booked yet.')).toBeVisible()
  await page.context().clearCookies()
  await desk.signIn('lead')
  await visit(page, routes.batches())
  const list = page.getByRole('list', { name: 'Sent from Duedesk' })
  await expect(list.getByText('Submitted, not booked yet.')).toBeVisible()
  await collection.releaseBatches()
  await expect(list.getByText('Booked: 1 of 1.')).toBeVisible({ timeout: 25_000 })
})

test('who has sent nothing is told why the list is empty', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, routes.batches())
  await expect(page.getByRole('heading', { name: 'No batches sent yet' })).toBeVisible()
})
