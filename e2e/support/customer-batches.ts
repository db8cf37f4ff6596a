import { accessToken } from './collection'
import type { FreshTenant } from './sandbox'

/** Sends a batch of customers past the desk, as another system does. */
export async function sendCustomerBatch(tenant: FreshTenant, customers: object[]): Promise<string> {
  const answer = await fetch(
    `${process.env.E2E_SANDBOX}/arm/v1/clients/${tenant.clientNo}/customers/batches`,
    {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${await accessToken(tenant)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(customers),
    },
  )
  return ((await answer.json()) as { batchUuid: string }).batchUuid
}
