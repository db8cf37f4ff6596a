import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { sandbox } from '../support/sandbox'

const script = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">'
const executed = (page: Page) => page.evaluate(() => 'hacked' in window)

type Shown = {
  name: string
  address: string
  reads: { operation: string; path: string }[]
  /** By what it decides what to show at all. */
  goesBy?: string[]
}

/** Pages of debt collection, and what each reads: the operation, and its path in the area. */
async function pagesOf(desk: Desk): Promise<Shown[]> {
  const collection = collectionOf(desk)
  await collection.addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'IN-A-BATCH',
  })
  const [invoice] = await collection.invoices('?Status=OPEN')
  const [one] = await collection.cases()
  const settled = await collection.addSettlement({
    invoiceId: String(invoice!.id),
    amount: 12.5,
    settlementDate: '2020-03-02',
  })
  const { organizationId: org } = desk
  const invoicePath = `/invoices/${invoice!.id}`
  return [
    {
      name: 'invoices',
      address: routes.collectionInvoices(org),
      reads: [{ operation: 'listCollectionInvoices', path: '/invoices' }],
    },
    {
      name: 'one invoice',
      address: routes.collectionInvoice(org, String(invoice!.id)),
      reads: [
        { operation: 'getCollectionInvoice', path: invoicePath },
        { operation: 'listInvoiceHistory', path: `${invoicePath}/history` },
        { operation: 'listInvoicePayments', path: `${invoicePath}/payments` },
        { operation: 'listInvoiceDocuments', path: `${invoicePath}/documents` },
      ],
    },
    {
      name: 'cases',
      address: routes.allCases(org),
      reads: [{ operation: 'listCases', path: '/cases' }],
    },
    {
      name: 'one case',
      address: routes.case(org, String(one!.caseNumber)),
      reads: [{ operation: 'listCases', path: `/cases?CaseNumber=${one!.caseNumber}` }],
    },
    {
      name: 'decisions',
      address: routes.cases(org),
      reads: [{ operation: 'listCases', path: '/cases' }],
      goesBy: ['status', 'subStatus'],
    },
    {
      name: 'settlements',
      address: routes.settlements(org),
      reads: [{ operation: 'listSettlements', path: '/settlements' }],
    },
    {
      name: 'one settlement',
      address: routes.settlement(org, settled.settlementId),
      reads: [{ operation: 'getSettlement', path: `/settlements/${settled.settlementId}` }],
    },
    {
      name: 'reports',
      address: routes.reports(org),
      reads: [{ operation: 'listOrganizationReports', path: '/reports' }],
    },
    {
      name: 'batches',
      address: routes.batches(`list=${org}`),
      reads: [{ operation: 'listCollectionBatches', path: '/batches' }],
    },
  ]
}

test('every page of debt collection stands on the least that its contract allows', async ({
  desk,
  page,
}) => {
  test.slow()
  await desk.signIn('controller')
  for (const { name, address, reads } of await pagesOf(desk)) {
    for (const { operation } of reads) await desk.fault({ operation, kind: 'minimal', times: 20 })
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    // A case that does not say its number may be any case.
    await expect(page.getByText('The response can’t be read'), name).toHaveCount(
      name === 'one case' ? 1 : 0,
    )
    expect(
      await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth),
      `${name} scrolls sideways`,
    ).toBe(true)
    await desk.clearFaults()
  }
})

test('hostile texts from debt collection are only texts, on every page', async ({ desk, page }) => {
  test.slow()
  await desk.signIn('controller')
  const { ask } = collectionOf(desk)
  for (const { name, address, reads, goesBy } of await pagesOf(desk)) {
    for (const { operation, path } of reads)
      await desk.fault({
        operation,
        kind: 'garbage',
        body: hostile(await ask('GET', path), goesBy),
        times: 20,
      })
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
    await expect(page.getByRole('main'), name).toContainText('onerror=')
    expect(await executed(page), name).toBe(false)
    expect(
      await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth),
      `${name} scrolls sideways`,
    ).toBe(true)
    await desk.clearFaults()
  }
})

test('hostile texts, and the least that is told, of where an invoice is', async ({
  desk,
  page,
}) => {
  await desk.signIn('lead')
  const at = `/sandbox/tenants/${desk.clientNo}/requests`
  const transaction = {
    InvoiceeName: script,
    Status: script,
    ChannelStatus: script,
    RequestedChannel: script,
    LogText: script,
    KID: script,
    Amount: 1,
  }
  const { ReceiptId } = await sandbox<{ ReceiptId: string }>(at, 'POST', {
    InvoiceNumber: script,
    Filename: script,
    InvoiceLink: 'javascript:window.hacked=1',
    transaction,
    plan: { outcome: script, LogText: script, ChannelStatus: script },
  })
  await desk.clock(60)
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(page.getByRole('main')).toContainText('onerror=')
  await expect(page.getByRole('region', { name: 'Timeline' })).toBeVisible()
  expect(await executed(page)).toBe(false)

  await desk.fault({ operation: 'getInvoiceStatus', kind: 'minimal', times: 3 })
  await visit(page, routes.invoiceById(ReceiptId))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No status')
})

/**
 * A copy in which every text that is no id and no time is hostile, but for those of the fields that
 * are kept.
 */
function hostile(value: unknown, kept: string[] = []): unknown {
  if (Array.isArray(value)) return value.map((each) => hostile(each, kept))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [
        key,
        kept.includes(key) ? inner : hostile(inner, kept),
      ]),
    )
  if (typeof value !== 'string' || /^[0-9a-f-]{36}$/.test(value) || /^\d{4}-\d\d-\d\d/.test(value))
    return value
  return script
}
