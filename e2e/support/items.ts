import { accessToken } from './collection'
import type { FreshTenant, Raw } from './sandbox'

/** The receivable items of a tenant, asked for past the desk; those of a document's number alone. */
export async function listItems(tenant: FreshTenant, documentNo?: string): Promise<Raw[]> {
  const query = documentNo === undefined ? '' : `?documentno=${encodeURIComponent(documentNo)}`
  const answer = await fetch(
    `${process.env.E2E_SANDBOX}/arm/v1/clients/${tenant.clientNo}/aritems${query}`,
    { headers: { authorization: `Bearer ${await accessToken(tenant)}` } },
  )
  return ((await answer.json()) as { arItems: Raw[] }).arItems
}

/** The id of the item of a document that has one; without a number of the newest. */
export async function findItemId(tenant: FreshTenant, documentNo?: string): Promise<string> {
  const [item] = await listItems(tenant, documentNo)
  return String(item!.arItemId)
}
