import type { CollectionCase } from '@/lib/contracts/collection/cases'
import type { CollectionInvoice } from '@/lib/contracts/collection/invoices'
import type { TestSandbox } from './test-sandbox'

type Page<Row> = { summary: { status: string; nextPageToken: string | null }; data: Row[] }

/** A fresh tenant, and its collection area as its lead asks it. */
export async function createFreshOrganization(sandbox: TestSandbox) {
  const tenant = await sandbox.newTenant()
  const { access_token: token } = await sandbox.signIn(tenant)
  const at = `/collection/v1/orgs/${tenant.organizationId}`
  const get = async <Body>(path: string) =>
    (await sandbox.send('GET', at + path, { token })).body as Body
  const status = async (path: string) => (await sandbox.send('GET', at + path, { token })).status
  const post = (path: string, body: object = {}) => sandbox.send('POST', at + path, { token, body })
  const all = async <Row>(path: string): Promise<Row[]> => {
    const rows: Row[] = []
    for (let pageToken: string | null = ''; pageToken !== null; ) {
      const page: Page<Row> = await get(
        `${path}${path.includes('?') ? '&' : '?'}PageToken=${pageToken}`,
      )
      rows.push(...page.data)
      pageToken = page.summary.nextPageToken
    }
    return rows
  }
  const caseIn = async (subStatus: string) =>
    (await all<CollectionCase>('/cases')).find(
      ({ invoices, ...one }) =>
        one.status === 'OPEN' && one.subStatus === subStatus && invoices!.length === 1,
    )!
  const numbered = async ({ caseNumber }: CollectionCase) =>
    (await all<CollectionCase>(`/cases?CaseNumber=${caseNumber}`))[0]!
  const invoice = async (id: string) =>
    (await get<{ data: CollectionInvoice }>(`/invoices/${id}`)).data
  return { tenant, token, at, get, status, post, all, caseIn, numbered, invoice }
}
