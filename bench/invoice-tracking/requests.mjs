import { Problem } from '../../scripts/steps/user-error.mjs'
import { customer } from '../servers/settings.mjs'

const { clientNo } = customer

async function control({ direct }, path, body) {
  const answer = await fetch(`${direct.url}/sandbox/tenants/${clientNo}/${path}`, {
    ...(body && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  if (!answer.ok) throw new Problem(`sandbox: ${path} answers ${answer.status}`)
  return answer.json()
}

/** Makes a request that the network has in its queue, and that stays there. */
export const pending = async (running) =>
  (await control(running, 'requests', { plan: { queuedAfter: 0, completedAfter: null } })).ReceiptId

/** Makes a request that has failed, with everything that its page shows. */
export const failed = async (running) => {
  const plan = {
    outcome: 'Failed',
    LogText: 'Bounced: 550-5.1.1 no such user',
    queuedAfter: 0,
    completedAfter: 0,
    channelAfter: 0,
    settledAfter: 0,
  }
  return (await control(running, 'requests', { plan })).ReceiptId
}

/** How often the sandbox was asked for the status of an invoice, in all. */
export const statusesAsked = async (running) =>
  (await control(running, 'requests')).counts.getInvoiceStatus ?? 0
