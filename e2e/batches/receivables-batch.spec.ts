import { routes } from '@/lib/shared/routes'
import { expect, reload, takesInput, test, visit } from '../fixtures'
import { sendCustomerBatch } from '../support/customer-batches'
import { looked, lookedInBothSizes } from '../support/screenshots'

test('a batch that another system has sent is opened by its id, and told row by row', async ({
  desk,
  page,
}) => {
  await desk.store('1', { customerNo: '1', name: 'Kari Nordmann' })
  const batchUuid = await sendCustomerBatch(desk, [
    { customerNo: '1', phoneNo: '22334455' },
    { customerNo: 'nobody', phoneNo: '22334455' },
  ])
  await desk.signIn('lead')
  await visit(page, routes.batches())
  await takesInput(page)
  await page.getByLabel('Open a customer batch by its ID').fill(batchUuid)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Partly done: 1 saved, 1 refused' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Customer 1' })).toBeVisible()
  await expect(page.getByText('The customer does not exist')).toBeVisible()
  await expect(page.getByText('This batch wasn’t sent from Duedesk')).toBeVisible()
  await looked(page, 'receivables-batch')

  await visit(page, routes.receivablesBatch(desk.clientNo, 'nothing'))
  await expect(page.getByText('No batch with this ID')).toBeVisible()
})

test('a batch that the service cannot show is told apart from one that is not there', async ({
  desk,
  page,
}) => {
  await desk.store('1', { customerNo: '1', name: 'Kari Nordmann' })
  const batchUuid = await sendCustomerBatch(desk, [{ customerNo: '1', phoneNo: '22334455' }])
  await desk.signIn('lead')
  await desk.fault({ operation: 'getReceivablesBatch', kind: 'status', status: 406, times: 50 })
  await visit(page, routes.receivablesBatch(desk.clientNo, batchUuid))
  await expect(page.getByText('The service can’t show this batch')).toBeVisible()
  await expect(page.getByText('Its rows may have been saved')).toBeVisible()
  await lookedInBothSizes(page, 'batch-not-shown')
  await desk.clearFaults()
  await reload(page)
  await expect(page.getByRole('link', { name: 'Customer 1' })).toBeVisible()
})

test('a batch that runs says since when and how far it is, and follows by itself', async ({
  desk,
  page,
}) => {
  await desk.store('1', { customerNo: '1', name: 'Kari Nordmann' })
  await desk.shapes({ batchSeconds: 3600 })
  const batchUuid = await sendCustomerBatch(desk, [{ customerNo: '1', phoneNo: '22334455' }])
  await desk.signIn('lead')
  await visit(page, routes.receivablesBatch(desk.clientNo, batchUuid))
  await expect(page.getByRole('heading', { name: 'Waiting to start' })).toBeVisible()
  const state = page.getByRole('status').filter({ hasText: 'No results yet' })
  await expect(state).toContainText(
    /Received \d{4}-\d\d-\d\d \d\d:\d\d:\d\d\. 0 of 1 rows processed\./,
  )
  await expect(state).toContainText('Updates automatically')
  await lookedInBothSizes(page, 'batch-waiting')
  await desk.shapes({ runningWithoutBody: true, batchSeconds: 3600 })
  await reload(page)
  await expect(state).toContainText('When it was received isn’t known.')
  await expect(state).toContainText('How many rows are processed isn’t known.')
  await desk.shapes({})
  await desk.clock(3601)
  await expect(page.getByRole('link', { name: 'Customer 1' })).toBeVisible({ timeout: 30_000 })
  await expect(state).toBeHidden()
})
