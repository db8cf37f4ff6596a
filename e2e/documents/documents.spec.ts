import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { lookedInBothSizes } from '../support/screenshots'

test('a document is found by its number, and shows its lines and what is attached to it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.documents(desk.clientNo))
  const list = page.getByRole('table', { name: 'Documents' })
  const first = list.locator('tbody tr').first()
  await expect(first).toContainText(/(IN|CN|RN) (Invoice|Credit note|Interest note)/)
  const number = (await first.getByRole('link').first().textContent())!.trim()
  await takesInput(page)
  await page.getByRole('searchbox').fill(number)
  await page.getByRole('searchbox').press('Enter')
  await expect(list.locator('tbody tr').first()).toContainText(number)
  await list.getByRole('link', { name: number, exact: true }).first().click()
  const pane = page.getByRole('complementary', { name: number })
  await expect(pane).toContainText('Delivery')
  await expect(pane).toContainText('As agreed')
  await expect(pane.getByRole('link').first()).toBeVisible()
  await lookedInBothSizes(page, 'document')

  await page.getByRole('searchbox').fill('nothing of this number')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('No document of this number')).toBeVisible()
})

test('a bundle is reached from the documents, and shows which of them are in it', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.documents(desk.clientNo))
  await page.getByRole('link', { name: 'Document bundles' }).click()
  const list = page.getByRole('table', { name: 'Document bundles' })
  const first = list.locator('tbody tr').first()
  await expect(first).toContainText(/DB-\d{4}-\d\d-\d\d/)
  await takesInput(page)
  const bundle = (await first.getByRole('link').first().textContent())!.trim()
  await first.getByRole('link').first().click()
  const pane = page.getByRole('complementary', { name: bundle })
  const document = pane.getByRole('link').first()
  const number = (await document.textContent())!
  await lookedInBothSizes(page, 'document-bundle')
  await document.click()
  const opened = page.getByRole('complementary', { name: number })
  await expect(opened).toContainText('As agreed')
  await opened.getByRole('link', { name: bundle }).click()
  await expect(pane.getByRole('link', { name: number })).toBeVisible()

  await desk.shapes({ leaveOut: { getDocumentBundle: ['documentNos'] } })
  await reload(page)
  await expect(pane).toContainText('The service didn’t list the documents of this bundle.')
  await expect(pane).not.toContainText('No documents')
  await visit(page, routes.documentBundles(desk.clientNo, 'open=DB-1'))
  await expect(page.getByText('This bundle isn’t there')).toBeVisible()

  await desk.fault({ operation: 'listDocumentBundles', kind: 'minimal', times: 5 })
  await reload(page)
  await expect(first.getByText('Not provided')).toHaveCount(2)
  await desk.clearFaults()
  await desk.fault({ operation: 'listDocumentBundles', kind: 'status', status: 403, times: 5 })
  await reload(page)
  await expect(page.getByText('You don’t have access')).toBeVisible()
  await expect(page.getByText('No document bundles')).toBeHidden()
})

test('a document whose number another customer’s document has too is warned of', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.documents(desk.clientNo))
  const list = page.getByRole('table', { name: 'Documents' })
  const number = (await list.locator('tbody tr a').first().textContent())!.trim()
  await visit(page, routes.ledgerDocument(desk.clientNo, number))
  const pane = page.getByRole('complementary', { name: number })
  await expect(pane).toContainText('As agreed')
  await expect(pane.getByText('Another document has this number')).toBeHidden()
  const fields = { customerNo: 'OTHER-1', documentUuid: '6b1d3c1e-6f0e-4a63-9a55-1e1d0f6a2b11' }
  await desk.shapes({ oddRecord: { listDocuments: { at: 0, fields } } })
  await reload(page)
  await expect(pane.getByText('Another document has this number')).toBeVisible()
  await expect(pane.getByRole('link', { name: 'OTHER-1' })).toBeVisible()
  await lookedInBothSizes(page, 'document-same-number')
})
