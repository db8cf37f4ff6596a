import { accessToken } from './collection'
import { type FreshTenant, type Raw, sandbox } from './sandbox'

type Difference = { ledger: 'gl' | 'movements' | 'aging'; arItemId: number; amount: number }

/** Movements and balances of a tenant, asked for past the desk. */
export async function listMovements(tenant: FreshTenant): Promise<Raw[]> {
  const answer = await fetch(
    `${process.env.E2E_SANDBOX}/arm/v1/clients/${tenant.clientNo}/glmovements`,
    { headers: { authorization: `Bearer ${await accessToken(tenant)}` } },
  )
  return ((await answer.json()) as { glMovements: Raw[] }).glMovements
}

/** The id of a line of the general ledger of a tenant. */
export async function findGlItemId(tenant: FreshTenant): Promise<string> {
  const answer = await fetch(
    `${process.env.E2E_SANDBOX}/arm/v1/clients/${tenant.clientNo}/glitems`,
    { headers: { authorization: `Bearer ${await accessToken(tenant)}` } },
  )
  const { glItems } = (await answer.json()) as { glItems: Raw[] }
  return String(glItems[0]!.glItemId)
}

/** Creates an invoice past the desk. */
export async function createDocumentElsewhere(
  tenant: FreshTenant,
  { customerNo, documentNo }: { customerNo: string; documentNo: string },
): Promise<void> {
  const invoice = {
    ...{ documentType: 'IN', customerNo, documentNo, documentDate: '2026-03-12', currency: 'NOK' },
    currencyAmounts: { exclVat: 4, vat: 1, inclVat: 5 },
  }
  const { ok, status } = await fetch(
    `${process.env.E2E_SANDBOX}/arm/v1/clients/${tenant.clientNo}/documents`,
    {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await accessToken(tenant)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ documents: [invoice] }),
    },
  )
  if (!ok) throw new Error(`creating a document answered ${status}`)
}

/** Makes ledgers of a tenant count so much more for an item, in place of what was said before. */
export const makeLedgersDiffer = (tenant: FreshTenant, differences: Difference[]) =>
  sandbox(`/sandbox/tenants/${tenant.clientNo}/ledger-differences`, 'POST', differences)

/** An amount as pages write it: `−1 250,00`. */
export function writeAmount(amount: unknown): string {
  const [whole = '', cents = ''] = Math.abs(Number(amount)).toFixed(2).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${Number(amount) < 0 ? '−' : ''}${grouped},${cents}`
}
