import { accessToken } from './collection'
import type { FreshTenant, Raw } from './sandbox'

/** The receivable items of a tenant under a document's number, asked for past the desk. */
export async function listItems(tenant: FreshTenant, documentNo: string): Promise<Raw[]> {
  const path = `/arm/v1/clients/${tenant.clientNo}/aritems`
  const answer = await fetch(
    `${process.env.E2E_SANDBOX}${path}?documentno=${encodeURIComponent(documentNo)}`,
    { headers: { authorization: `Bearer ${await accessToken(tenant)}` } },
  )
  return ((await answer.json()) as { arItems: Raw[] }).arItems
}

/** The id of the item of a document that has one. */
export async function findItemId(tenant: FreshTenant, documentNo: string): Promise<string> {
  const [item] = await listItems(tenant, documentNo)
  return String(item!.arItemId)
}
