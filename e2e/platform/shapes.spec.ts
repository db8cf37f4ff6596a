import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { collectionOf } from '../support/collection'
import { panelOf } from '../support/export-panel'
import { answering, deskSettings, port, startDesk, startTimeout } from '../support/processes'
import { type Shapes, sandbox } from '../support/sandbox'

// Services that differ from the sandbox in one thing each. A row says which, which page meets it,
// what that page must say, and what it never may.

type Row = {
  shape: string
  shapes: Shapes
  /**
   * What happens before the service turns so, at a page or past it; gives the address that is
   * opened then.
   */
  at: (desk: Desk, page: Page) => Promise<string> | string
  /** What is done on the page. */
  acts?: (page: Page, desk: Desk) => Promise<void>
  says: RegExp
  never?: RegExp
  /** What follows once the page has said so. */
  after?: (page: Page, desk: Desk) => Promise<void>
  /** What the service must have booked in the end: a correction, once. */
  books?: true
}

const invoiceOf = async (desk: Desk) => {
  const [made] = await collectionOf(desk).addInvoices({
    originalInvoiceAmount: 1000,
    currency: 'NOK',
    invoiceNumber: 'SHAPE-1',
  })
  return made!.invoiceId
}
const invoicePage = async (desk: Desk) =>
  routes.collectionInvoice(desk.organizationId, await invoiceOf(desk))

async function correct(page: Page) {
  await page.getByRole('button', { name: 'Correct invoice', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount').fill('250,50')
  await dialog.getByRole('button', { name: 'Send 1 correction' }).click()
}

const customers = (desk: Desk) => routes.customers(desk.clientNo)
const cases = (desk: Desk) => routes.allCases(desk.organizationId)

/** An answer brings the list back, for every person of the desk. */
async function isOfferedAgain(page: Page, desk: Desk) {
  await desk.shapes({})
  await page.reload()
  await expect(page.getByRole('main')).not.toContainText(/not offered by the service/i)
  await expect(page.getByText(/^Read at|^\d+ cases|No cases/).first()).toBeVisible()
}

async function stoppedCustomer(desk: Desk) {
  const { clientNo, customerNo } = await desk.withCustomer({
    stopReminderUntil: '2099-12-25',
    stopReminderMemo: 'Reklamasjon',
  })
  return routes.customer(clientNo, customerNo)
}

async function ordinaryCustomer(desk: Desk) {
  const { clientNo, customerNo } = await desk.withCustomer()
  return routes.customer(clientNo, customerNo)
}

async function limitedCustomer(desk: Desk) {
  const { clientNo, customerNo } = await desk.withCustomer({ limitAmount: 5 })
  return routes.customer(clientNo, customerNo)
}

async function savePhone(page: Page) {
  await page.getByLabel('Phone', { exact: true }).fill('+47 1')
  await page.getByRole('button', { name: 'Save changes' }).click()
}

/** A settlement of a day, and a period without one. */
async function settledLongAgo(desk: Desk) {
  const collection = collectionOf(desk)
  const [first] = await collection.invoices()
  await collection.addSettlement({
    invoiceId: String(first?.id),
    amount: 4711.25,
    settlementDate: '2020-05-02',
  })
  return routes.settlements(desk.organizationId, 'from=2020-03-01&to=2020-03-31')
}

async function exportList(page: Page) {
  await page.locator('[aria-keyshortcuts=e]').click()
  await panelOf(page).getByRole('button', { name: 'Start export' }).click()
  await panelOf(page).getByRole('link', { name: 'Receipt' }).click()
}

const failedWeek = 'from=2025-03-03&to=2025-03-09'
async function failuresPage(desk: Desk) {
  const failed = { Status: 'Failed', LogText: 'Mailbox full', LogTime: '2025-03-05T10:00:00' }
  await desk.addTransactions(failed, failed, failed)
  return routes.partnerFailures(failedWeek)
}

const notSaidOfLists =
  /without a list|returned no list|sent no rows|No customers|no customer|deleted|no such number/i
const stopped = /25.12.2099|2099-12-25|25 Dec/

const rows: Row[] = [
  {
    shape: 'batches that name rows by their invoice alone',
    shapes: { batchRows: 'by-invoice' },
    at: invoicePage,
    acts: correct,
    says: /Booked: 1 of 1/,
    never: /0 of 1|not booked\b(?!.*waiting)|Resend/,
    books: true,
  },
  {
    shape: 'batches that name no rows',
    shapes: { batchRows: 'none' },
    at: invoicePage,
    acts: correct,
    says: /Booked: 1 of 1/,
    never: /0 of 1|Resend/,
    books: true,
  },
  {
    shape: 'batches that run long',
    shapes: { batchSeconds: 4 },
    at: invoicePage,
    acts: correct,
    says: /Booked: 1 of 1/,
    never: /0 of 1|Resend/,
    books: true,
  },
  {
    shape: 'reads without a field',
    shapes: { leaveOut: { getCustomer: ['phoneNo'] } },
    at: ordinaryCustomer,
    acts: savePhone,
    says: /Saved\.|Accepted by the service\.|couldn’t confirm|not confirmed/i,
    never: /differ from what you sent/,
  },
  {
    shape: 'an ignored search',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => `${customers(desk)}?q=zzzz`,
    says: /ignored/i,
  },
  {
    shape: 'an ignored filter of a collection list',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => routes.collectionInvoices(desk.organizationId, 'CustomerNumber=nobody'),
    says: /ignored/i,
  },
  {
    shape: 'an ignored filter of receivable items',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => routes.items(desk.clientNo, 'customerno=nobody'),
    says: /ignored/i,
  },
  {
    shape: 'an ignored number of a case',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => routes.case(desk.organizationId, 999_999_999),
    says: /Case 999999999 not found/,
    never: /Remaining|Debtor/,
  },
  {
    shape: 'an ignored period of settlements',
    shapes: { ignoreFilters: 'all' },
    at: settledLongAgo,
    says: /ignored this filter: To date\. Filtered here: [1-9][\s\S]*Try a longer period/,
    never: /4\s711,25/,
  },
  {
    shape: 'an ignored period of reports',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => `${routes.reports(desk.organizationId)}?from=2020-03-01&to=2020-03-31`,
    says: /ignored this filter: To date\. Filtered here: [1-9][\s\S]*Try a longer period/,
  },
  {
    shape: 'an ignored filter of an export',
    shapes: { ignoreFilters: 'all' },
    at: (desk) => routes.collectionInvoices(desk.organizationId, 'CustomerNumber=nobody'),
    acts: exportList,
    says: /filtered here: the service ignored this filter: Customer number[\s\S]*rows that don’t match are left out/,
    never: /list read to the end, no duplicates/,
  },
  {
    shape: 'a wrapped list',
    shapes: { wrapLists: { '*': 'Items' } },
    at: customers,
    says: /./,
    never: notSaidOfLists,
  },
  {
    shape: 'a bare list',
    shapes: { wrapLists: { '*': 'bare' } },
    at: cases,
    says: /./,
    never: notSaidOfLists,
  },
  {
    shape: 'GUIDs',
    shapes: { guids: true },
    at: async (desk) => guidAddress(await invoicePage(desk)),
    says: /SHAPE-1/,
    never: /valid format|isn’t valid|no such|page not found/i,
  },
  ...(['with-time', 'with-zone', 'dotted'] as const).map((dates) => ({
    shape: `dates ${dates}`,
    shapes: { dates } as Shapes,
    at: stoppedCustomer,
    says: stopped,
    never: /Invalid Date|NaN/,
  })),
  {
    shape: 'a number that JavaScript cannot hold',
    shapes: { numbers: { remainingAmount: '9007199254740993' } },
    at: invoicePage,
    says: /9\s007\s199\s254\s740\s993/,
    never: /740\s992/,
  },
  {
    shape: 'a number with an exponent',
    shapes: { numbers: { remainingAmount: '1e21' } },
    at: invoicePage,
    says: /1\s000\s000\s000\s000\s000\s000\s000/,
  },
  {
    shape: 'a number below a cent',
    shapes: { numbers: { remainingAmount: '-0.005' } },
    at: invoicePage,
    says: /[-−]0,005/,
    never: /[-−]0,01/,
  },
  {
    shape: 'an amount and a transaction of a search that JavaScript cannot hold',
    shapes: { numbers: { Amount: '-9007199254740993', TransactionRid: '9007199254740995' } },
    at: async (desk) => {
      await desk.addTransactions({ InvoiceNumber: 'DIGITS-1', Amount: 1 })
      return routes.partnerSearch('q=DIGITS-1&open=9007199254740995')
    },
    says: /(?=[\s\S]*−9\s007\s199\s254\s740\s993)(?=[\s\S]*Transaction 9007199254740995)/,
    never: /740\s?99[246]/,
  },
  {
    shape: 'a credit limit that JavaScript cannot hold',
    shapes: { numbers: { limitAmount: '0.12345678901234567891' } },
    at: limitedCustomer,
    acts: async (page, desk) => {
      await expect(page.getByLabel('Credit limit', { exact: true })).toHaveValue(
        '0,12345678901234567891',
      )
      await savePhone(page)
      await expect
        .poll(() => desk.updatesSent())
        .toEqual([
          expect.not.objectContaining({
            customer: expect.objectContaining({ limitAmount: expect.anything() }),
          }),
        ])
    },
    says: /Saved\./,
    never: /differ from what you sent/,
  },
  {
    shape: 'one odd record in a list',
    shapes: { oddRecord: { listCustomers: { at: 1, fields: { dueDays: '14' } } } },
    at: customers,
    says: /Fjordvik|AS|Nordmann/,
    never: /The response can’t be read/,
  },
  {
    shape: 'a text in place of a record',
    shapes: { oddRecord: { listCases: { record: 'see the other system' } } },
    at: cases,
    says: /see the other system|can.t be read|cannot be read/,
    never: /The response can’t be read/,
  },
  ...(['field-list', 'field-record', 'code-list', 'problem'] as const).map((refusals) => ({
    shape: `refusals as ${refusals}`,
    shapes: { refusals } as Shapes,
    at: ordinaryCustomer,
    acts: async (page: Page, desk: Desk) => {
      await desk.fault({ operation: 'updateCustomer', kind: 'status', status: 422 })
      await savePhone(page)
    },
    says: /The sandbox was told to answer 422/,
    never: /Saved\.|Accepted by the service/,
  })),
  ...['read:arm.* write:arm.* read:collection.*', ''].map((scope) => ({
    shape: `scope “${scope}”`,
    shapes: { scope } as Shapes,
    at: customers,
    says: /Customers/,
    never: /You don’t have access to this|Your permissions don’t include this/,
  })),
  {
    shape: 'rows without RowId',
    shapes: { leaveOut: { searchInvoiceSummary: ['RowId'] } },
    at: failuresPage,
    says: /3 failed/,
    never: /newest 0/,
  },
  {
    shape: 'a 200 that says REJECTED',
    shapes: { updatesRejected: true },
    at: ordinaryCustomer,
    acts: savePhone,
    says: /Nothing was saved/,
    never: /Accepted by the service|Saved\./,
  },
]

/**
 * What a desk learns of its service from these holds for everybody who is signed in: what it does not
 * offer, and in which way a status is asked for.
 */
const learned: Row[] = [
  ...([404, 405, 501] as const).map((status) => ({
    shape: `no list (${status})`,
    shapes: { notOffered: { listCases: status } } as Shapes,
    at: cases,
    says: /not offered by the service/i,
    never: notSaidOfLists,
    after: isOfferedAgain,
  })),
  // A 400 is about the question once a desk has been answered (ask-status.test.ts has the rest).
  ...([405, 415] as const).map((status) => ({
    shape: `a status by POST only (GET: ${status})`,
    shapes: { statusByPostOnly: status } as Shapes,
    at: async (desk: Desk) => routes.invoiceByNumber(await sentInvoice(desk), null),
    says: /accepted|queue|Processed|Sent|Delivered/i,
    never: /request wasn’t accepted|request was rejected/,
  })),
]

/** The address of a thing by the GUID that a tenant with GUIDs gives it. */
const guidAddress = (address: string) =>
  address.replace(/(\/[0-9a-f]{8}-[0-9a-f]{4}-)4([^/]*)$/, '$1e$2')

const sentInvoice = async (desk: Desk) =>
  (
    await sandbox<{ InvoiceNumber: string }>(`/sandbox/tenants/${desk.clientNo}/requests`, 'POST', {
      plan: {},
    })
  ).InvoiceNumber

async function meet(row: Row, desk: Desk, page: Page) {
  const { shapes, at, acts, says, never, after, books } = row
  const address = await at(desk, page)
  await desk.shapes(shapes)
  await desk.signIn('lead')
  if (acts) {
    await visit(page, address)
    await acts(page, desk)
  } else await page.goto(address)
  const body = page.locator('body')
  await expect(body).toContainText(says, { useInnerText: true })
  if (never) await expect(body).not.toContainText(never, { useInnerText: true })
  await after?.(page, desk)
  if (books)
    expect(await desk.booked({ invoiceNumber: 'SHAPE-1' })).toMatchObject({ corrections: 1 })
}

for (const row of rows)
  test(`a service with ${row.shape}`, ({ desk, page }) => meet(row, desk, page))

const testAlone = test.extend<object, { alone: string }>({
  alone: [
    async ({ browserName: _ }, use) => {
      const [own, folder] = [await port(), mkdtempSync(join(tmpdir(), 'duedesk-shapes-'))]
      const log = join(process.env.E2E_RUN!, `desk-of-shapes-${own}.log`)
      const { stop } = startDesk(own, deskSettings(own, process.env.E2E_SANDBOX!, folder), log)
      try {
        const base = `http://127.0.0.1:${own}`
        await answering(`${base}/api/health/live`, log)
        await use(base)
      } finally {
        await stop()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: startTimeout },
  ],
  baseURL: async ({ alone }, use) => use(alone),
})

testAlone.describe('at a desk of its own', () => {
  testAlone.describe.configure({ mode: 'default' })
  for (const row of learned)
    testAlone(`a service with ${row.shape}`, ({ desk, page }) => meet(row, desk, page))
})

for (const refusals of ['field-list', 'field-record', 'code-list', 'problem'] as const) {
  test(`a service that refuses as ${refusals}: the reason reaches who asked, by its field where it was told by one`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('lead')
    await desk.shapes({ refusals })
    const answer = await readRoute(page.request, 'listCustomers', {
      params: { clientno: desk.clientNo },
      query: { orderby: 'zzz' },
    })
    const { failure } = (await answer.json()) as {
      failure: { kind: string; fields?: Record<string, string> }
    }
    expect(failure.kind).toBe('invalid')
    if (refusals === 'code-list' || refusals === 'problem')
      expect(JSON.stringify(failure)).toContain('The order is unknown')
    const [named] = Object.entries(failure.fields ?? {})
    if (refusals !== 'code-list')
      expect(named).toEqual([
        expect.stringMatching(/^(#\/)?orderby$/),
        expect.stringContaining('customerNo'),
      ])
  })
}
