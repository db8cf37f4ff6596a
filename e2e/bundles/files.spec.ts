import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

test('the files of a period say whether all that came in was sent, and lead to their invoices', async ({
  desk,
  page,
}) => {
  const of = (Filename: string | null, day: string, more: object = {}) => ({
    Filename,
    LogTime: `${day}T10:00:00`,
    ...more,
  })
  await desk.addTransactions(
    of('first.xml', '2024-03-01'),
    of('first.xml', '2024-03-01'),
    of('second.xml', '2024-03-02'),
    of('second.xml', '2024-03-02', {
      ...{ Status: 'Failed', LogText: 'No such receiver', InvoiceNumber: 'FILE-1' },
    }),
    of(null, '2024-03-04'),
  )
  const period = (from: string, to: string) =>
    routes.files(new URLSearchParams({ company: String(desk.companyId), from, to }).toString())
  await desk.signIn('support')

  await visit(page, period('2024-03-01', '2024-03-01'))
  const main = page.getByRole('main')
  await expect(main).toContainText('Everything received was sent: 2 invoices')

  await visit(page, period('2024-03-01', '2024-03-02'))
  await expect(main).toContainText('Not everything was sent. Received 4: sent 3, failed 1.')
  await page.getByRole('link', { name: 'second.xml' }).click()
  const pane = page.getByRole('complementary', { name: 'second.xml' })
  await expect(pane).toContainText('Received 2: sent 1, failed 1.')
  await expect(pane).toContainText('No such receiver')
  await expect(pane.getByRole('link', { name: 'FILE-1' })).toHaveAttribute(
    'href',
    routes.invoiceByNumber('FILE-1', desk.companyId),
  )
  await lookedInBothSizes(page, 'files')
  await pane.getByRole('link', { name: 'Show in search' }).click()
  await expect(page).toHaveURL(/q=second\.xml/)
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toContainText('FILE-1')

  await visit(page, period('2024-03-04', '2024-03-04'))
  await expect(main).toContainText('We can’t tell whether everything was sent')
  await expect(main).toContainText('The files hold 0 invoices, the daily totals 1.')
  await visit(page, period('2024-03-05', '2024-03-06'))
  await expect(main).toContainText('Nothing was received')
})

test('the address of files names no day of the period that is shown anyway', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.files())
  await page.getByRole('button', { name: 'Last 7 days' }).click()
  await expect(page).toHaveURL(/from=\d{4}-\d\d-\d\d/)
  expect(new URL(page.url()).searchParams.has('to')).toBe(false)
  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page).not.toHaveURL(/from=/)
  expect(new URL(page.url()).searchParams.has('to')).toBe(false)
})
