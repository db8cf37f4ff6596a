import { type APIRequestContext, expect } from '@playwright/test'

/**
 * Sends a webhook with a wrong signature. A refused webhook of nobody known is a line of everybody's
 * day: who sends one before anything is counted has that line, whichever other test sends the next one
 * meanwhile.
 */
export async function expectForgedRefused(request: APIRequestContext) {
  const headers = { 'X-Webhook-Signature': '00' }
  const refused = await request.post('/api/webhooks/collection', {
    headers,
    data: { type: 'CASE' },
  })
  expect(refused.status()).toBe(401)
}
