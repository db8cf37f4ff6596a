import { createHmac, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { expectForgedRefused } from '../support/forged-webhook'

const refused = (page: Page) => page.getByRole('region', { name: 'Refused webhooks' })
const lines = (page: Page, words: RegExp) =>
  refused(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words }) })
const forged = /refused: wrong signature/
const late = /refused: sent at the wrong time/

/** A webhook of an organization, signed, and days too late. */
function sendLate(request: APIRequestContext, organizationId: string) {
  const body = JSON.stringify({
    type: 'BATCH_COMPLETED',
    source: 'COLLECTION',
    timeStamp: new Date(Date.now() - 5 * 86_400_000).toISOString(),
    data: { organizationId, batchId: randomUUID(), status: 'SUCCESS' },
  })
  const signature = createHmac('sha256', process.env.COLLECTION_WEBHOOK_SECRET!)
    .update(body)
    .digest('hex')
  const headers = {
    'content-type': 'application/json',
    IdempotencyKey: randomUUID(),
    'X-Webhook-Signature': signature,
  }
  return request.post('/api/webhooks/collection', { headers, data: body })
}

async function markDone(page: Page, words: RegExp) {
  await lines(page, words).getByRole('link').focus()
  await page.keyboard.press('e')
  await expect(page.getByText(/^Done: \d+ webhooks? refused/)).toBeVisible()
  await expect(lines(page, words)).toHaveCount(0)
}

test('a webhook that nobody proved to be anyone’s is a line, and done it stays done for the day', async ({
  desk,
  page,
}) => {
  await expectForgedRefused(page.request)
  await desk.signIn('controller')
  await visit(page, routes.home())
  await expect(lines(page, forged)).toHaveText(/^\d+ webhooks? refused: wrong signature/)
  await expect(lines(page, forged)).toContainText('We don’t know who sent')
  await markDone(page, forged)

  await expectForgedRefused(page.request)
  await visit(page, routes.home())
  await expect(page.getByRole('complementary')).toContainText('Done by')
  await expect(lines(page, forged)).toHaveCount(0)

  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const theirs = await colleague.newPage()
  await visit(theirs, routes.home())
  await expect(lines(theirs, forged)).toHaveCount(1)
})

test('a webhook of the organization that came too late is a line, which comes back with the next one', async ({
  desk,
  page,
}) => {
  await sendLate(page.request, desk.organizationId)
  await desk.signIn('controller')
  await visit(page, routes.home())
  await expect(lines(page, late)).toHaveText(/^1 webhook refused: sent at the wrong time/)
  await expect(lines(page, late)).toContainText('until they’re refreshed')
  await lines(page, late).getByRole('link').click()
  await expect(page).toHaveURL(routes.cases(desk.organizationId))

  await visit(page, routes.home())
  await markDone(page, late)
  await sendLate(page.request, desk.organizationId)
  await visit(page, routes.home())
  await expect(lines(page, late)).toHaveText(/^2 webhooks refused: sent at the wrong time/)
})
