import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, visit } from '../fixtures'
import { collectionOf } from './collection'

/**
 * An invoice of 1,000 NOK in a tenant that nobody else has, and a correction of 100 that a lead has
 * typed and not sent.
 *
 * @param prepare what is done at the service before anybody signs in.
 */
export async function typeCorrection(
  page: Page,
  desk: Desk,
  prepare: () => Promise<unknown> = async () => {},
) {
  const [made] = await collectionOf(desk).addInvoices({
    ...{ originalInvoiceAmount: 1000, currency: 'NOK', invoiceNumber: 'COR-1' },
  })
  await prepare()
  await desk.signIn('lead')
  await visit(page, routes.collectionInvoice(desk.organizationId, made!.invoiceId))
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('100')
  return { dialog, invoiceId: made!.invoiceId }
}
