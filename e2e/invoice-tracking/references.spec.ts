import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { retryUntil } from '../support/retry-until'
import type { Role } from '../support/sandbox'

/**
 * A payment reference of twelve digits: leading zeros, a running number, and the check digit by mod
 * 10.
 */
function kid(no: number): string {
  const digits = String(no).padStart(11, '0')
  const sum = [...digits].reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(twice / 10) + (twice % 10)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

/**
 * The same reference with a last digit that fits neither mod 10 nor, as for most numbers, mod 11.
 */
const mistyped = (no: number) => {
  const right = kid(no)
  const elevens =
    [...right.slice(0, -1)]
      .reverse()
      .reduce((total, digit, at) => total + Number(digit) * (2 + (at % 6)), 0) % 11
  const wrong = [...'0123456789'].find(
    (digit) => digit !== right.at(-1) && Number(digit) !== (11 - elevens) % 11,
  )
  return right.slice(0, -1) + wrong
}

type Line = { text: string; status: string }

/**
 * 500 lines: sent once, sent twice, never sent, mistyped, and an earlier line again. What has to
 * come of each follows from how it was made.
 */
function plantedLines(): { lines: Line[]; sent: string[] } {
  const lines: Line[] = []
  const sent: string[] = []
  const missing = 'Not found in partner search, receivables'
  for (let no = 1; lines.length < 500; no += 1) {
    const kind = no % 10
    if (kind === 0) lines.push({ text: mistyped(no), status: `${missing}. Wrong check digit` })
    else if (kind === 1) lines.push({ text: kid(no), status: missing })
    else if (kind === 2)
      lines.push(lines[Math.floor(lines.length / 2)] ?? { text: kid(no), status: missing })
    else {
      lines.push({ text: kid(no), status: kind === 3 ? '1 of 2: Delivered' : 'Delivered' })
      sent.push(...Array.from({ length: kind === 3 ? 2 : 1 }, () => kid(no)))
    }
  }
  return { lines, sent }
}

const delivered = { Status: 'OK', ChannelStatus: 'Delivered' }
const box = (page: Page) => page.getByRole('textbox', { name: 'References' })
const find = (page: Page) => page.getByRole('button', { name: 'Find invoices' }).click()
const result = (page: Page) => page.getByRole('table', { name: 'Results by line' })
const row = (page: Page, text: string) => result(page).getByRole('row').filter({ hasText: text })
const done = (page: Page, words: string | RegExp = /^Done\./, timeout?: number) =>
  expect(page.getByRole('status').filter({ hasText: words })).toBeAttached({ timeout })

/** Hundreds of lines are many answers and much to draw: on a slow machine more than others wait for. */
const manyLinesMs = 80_000

async function paste(desk: Desk, page: Page, text: string, role: Role = 'support') {
  await desk.signIn(role)
  await visit(page, routes.invoices())
  await box(page).fill(text)
}

/** Line, text and sentence of every row of the result; of a line with several, of its first row. */
async function outcomes(page: Page): Promise<string[][]> {
  const rows = await result(page)
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((each) => {
        const cells = [...each.querySelectorAll('td')].map((cell) => cell.textContent ?? '')
        return [cells[0]!, cells[1]!, cells[3]!]
      }),
    )
  return rows.filter(([line], at) => line !== rows[at - 1]?.[0])
}

/** The same without what a line was likely meant as: among so many numbers some are each other's slip. */
const withoutSlips = (rows: string[][]) =>
  rows.map(([line, text, status]) => [
    line,
    text,
    status!.replace(/\. Two digits swapped\? Try \d+$/, ''),
  ])

const asPlanted = (lines: Line[]) =>
  lines.map(({ text, status }, at) => [String(at + 1), text, status])

test('500 pasted lines with typos, doubles and misses are answered line by line, and handed over as a file', async ({
  desk,
  page,
}) => {
  test.slow()
  const { lines, sent } = plantedLines()
  await desk.addTransactions(
    ...sent.map((KID, at) => ({
      ...{ KID, InvoiceNumber: `P-${at}`, Amount: -1250.5, ...delivered },
      InvoiceeName: at === 0 ? '=1+1' : `Payer ${at}`,
    })),
  )
  await paste(desk, page, lines.map(({ text }) => text).join('\r\n'))
  await expect(page.getByText('500 references.')).toBeVisible()
  await expect(
    page.getByText(/lines have an invalid check digit \(mod 10 and mod 11\)/),
  ).toBeVisible()
  await find(page)
  await done(page, /^Done\./, manyLinesMs)
  expect(withoutSlips(await outcomes(page))).toEqual(asPlanted(lines))

  const { counts, requests } = await desk.requests()
  const searched = requests
    .filter(({ operation }) => operation === 'searchInvoiceSummary')
    .flatMap(({ body }) => (body as { Searches?: string[] }).Searches ?? [])
  const different = [...new Set(lines.map(({ text }) => text))]
  // What a value was likely meant as is asked for after all that were pasted.
  expect(searched.slice(0, different.length).toSorted()).toEqual(different.toSorted())
  const { searchInvoiceSummary = 0, listArItems = 0, listCollectionInvoices = 0 } = counts
  expect(searchInvoiceSummary + listArItems + listCollectionInvoices).toBeLessThanOrEqual(10)
  expect(counts).not.toHaveProperty('listCases')
  expect(counts).not.toHaveProperty('getInvoiceStatus')

  await page.getByRole('button', { name: /^Not found \d+$/ }).click()
  expect(withoutSlips(await outcomes(page))).toEqual(
    asPlanted(lines).filter(([, , status]) => status!.startsWith('Not found')),
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).click(),
  ])
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toBe(
    '\uFEFF"Pasted","Type","Status","Invoice","Recipient","Amount","Currency","Link"',
  )
  const texts = rows.map((line) => line.split(',')[0]!.replaceAll('"', ''))
  expect(texts.filter((text, at) => text !== texts[at - 1])).toEqual(
    lines.map(({ text }) => text).filter((text, at, all) => text !== all[at - 1]),
  )
  expect(rows.find((line) => line.includes('1+1'))).toContain(`"'=1+1",-1250.5,`)
  expect(rows[0]).toBe('"000000000018","KID","Not found in partner search, receivables",,,,,')
})

test('several lines that are pasted into the search box are answered for themselves', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions({ InvoiceNumber: 'LIST-1', ...delivered })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.evaluate(() => navigator.clipboard.writeText('LIST-1\nLIST-2\n'))
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(routes.invoices())
  await expect(box(page)).toHaveValue('LIST-1\nLIST-2\n')
  await find(page)
  await done(page, 'Done. 1 delivered, 0 on the way, 0 failed, 0 in collection, 1 not found')
  expect(await outcomes(page)).toEqual([
    ['1', 'LIST-1', 'Delivered'],
    ['2', 'LIST-2', 'Not found'],
  ])
})

test('the old address of pasted references leads to the page', async ({ desk, page }) => {
  await desk.signIn('support')
  await visit(page, routes.partnerReferences())
  await expect(page).toHaveURL(routes.invoices())
  await expect(page.getByRole('navigation').getByRole('link', { name: 'References' })).toHaveCount(
    0,
  )
})

test('60 mixed references are answered and exported in four clicks at most', async ({
  desk,
  page,
}) => {
  const rows = Array.from({ length: 56 }, (_, at) => ({
    ...{ InvoiceNumber: `M-${100 + at}`, KID: kid(900 + at), Filename: `m_${at}.xml` },
    ...{ InvoiceeName: `Mottaker ${at} AS`, Amount: 100.5 + at, ...delivered },
    ...(at % 10 === 1 && { Status: 'Failed', ChannelStatus: null, LogText: 'no such receiver' }),
    ...(at % 10 === 2 && { Status: 'Pending', ChannelStatus: 'Queued' }),
  }))
  const stored = await desk.addTransactions(...rows)
  const texts = rows.map(
    ({ InvoiceNumber, KID, Filename, InvoiceeName }, at) =>
      [
        InvoiceNumber,
        InvoiceNumber,
        KID,
        Filename,
        `rid ${stored[at]!.TransactionRid}`,
        InvoiceeName,
      ][at % 6]!,
  )
  const pasted = [...texts, 'M-1l0', 'M-404', `receipt Q-${desk.clientNo}-3`, kid(1)]
  await desk.signIn('lead')
  await visit(page, routes.invoices())
  await page.getByRole('textbox', { name: 'References' }).fill(pasted.join('\n'))
  await find(page)
  await done(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('44 of 60 delivered')
  for (const group of ['All 60', 'Delivered 44', 'On the way 7', 'Failed 6', 'Not found 3'])
    await expect(page.getByRole('button', { name: group, exact: true })).toBeVisible()
  expect((await outcomes(page)).map(([, text]) => text)).toEqual(pasted)
  const [xlsx] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'XLSX' }).click(),
  ])
  expect(xlsx.suggestedFilename()).toBe('references.xlsx')
  expect(
    readFileSync(await xlsx.path())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('the likely slip of a reference is offered, and asks for that line alone', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    { InvoiceNumber: '2026-11849', ...delivered },
    { InvoiceNumber: 'S-1', ...delivered },
  )
  await paste(desk, page, '2026-1l849\nS-1\nS-404')
  await find(page)
  await done(page)
  await expect(row(page, '2026-1l849')).toContainText('Not found. A letter l in place of 1?')
  await expect(row(page, 'S-404')).not.toContainText('Try')
  const before = (await desk.requests()).counts.searchInvoiceSummary!
  await page.getByRole('button', { name: 'Try 2026-11849' }).click()
  await expect(row(page, '2026-1l849')).toContainText('Delivered')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('2 of 3 delivered')
  expect((await desk.requests()).counts.searchInvoiceSummary).toBe(before + 1)
  const kind = page.getByRole('combobox', { name: 'Type of line 3' })
  await kind.focus()
  await kind.selectOption('File')
  await expect
    .poll(async () => (await desk.requests()).requests.at(-1)!.body)
    .toMatchObject({ SearchType: 'Filename', Searches: ['S-404'] })
  await expect(row(page, 'S-404')).toContainText('Not found')
})

test('a transaction and a receipt that are pasted without a label are found as what they are', async ({
  desk,
  page,
}) => {
  const [sent] = await desk.addTransactions({ InvoiceNumber: 'T-1', ...delivered })
  const receipt = `Q-${desk.clientNo}-3`
  await paste(desk, page, `${sent!.TransactionRid}\n${receipt}`)
  await find(page)
  await done(page, 'Done. 1 delivered, 1 on the way, 0 failed, 0 in collection, 0 not found')
  expect(await outcomes(page)).toEqual([
    ['1', String(sent!.TransactionRid), 'Found as transaction number: Delivered'],
    ['2', receipt, 'Found as receipt ID: In the queue, not sent yet'],
  ])
  await expect(page.getByText('2 lines were found as another type than expected')).toBeVisible()
  const kind = page.getByRole('combobox', { name: 'Type of line 1' })
  await expect(kind).toHaveValue('transactionRid')
  await kind.focus()
  await kind.selectOption('Invoice')
  await expect(row(page, String(sent!.TransactionRid))).toContainText('Not found')
})

test('a reply follows the filter in the language of the caller, is edited, and copied by key', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions(
    { InvoiceNumber: 'R-1', ...delivered },
    { InvoiceNumber: 'R-2', InvoiceeName: 'Bodø kommune', Status: 'Failed', ChannelStatus: null },
  )
  await paste(desk, page, 'R-1\nR-2\n01019030071')
  await find(page)
  await done(page)
  const reply = page.getByRole('textbox', { name: 'Reply text' })
  await expect(reply).toHaveValue(
    'Of the 3 invoices you asked about, 1 is delivered and none is on the way. These 2 need attention:\n\nNot delivered (1)\nR-2 Bodø kommune\n\nNot found (1)\nLine 3',
  )
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Norsk bokmål')
  await page.getByRole('button', { name: 'Failed 1', exact: true }).click()
  await expect(reply).toHaveValue(
    'Av de 3 fakturaene du spurte om, er 1 levert og ingen på vei.\n\nIkke levert (1)\nR-2 Bodø kommune',
  )
  await reply.fill('Hei!')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('c')
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hei!')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(reply).toHaveValue(/^Av de 3/)
})

test('an invoice that was delivered and is in collection is told in every lane, also in the reply', async ({
  desk,
  page,
}) => {
  const [collectionInvoice] = (await collectionOf(desk).invoices('?Status=OPEN')) as [
    { [field: string]: string; invoiceNumber: string },
  ]
  await desk.addTransactions(
    {
      ...{
        InvoiceNumber: collectionInvoice.invoiceNumber,
        KID: collectionInvoice.ocrReferenceNumber,
      },
      ...{
        Amount: collectionInvoice.originalInvoiceAmount,
        InvoiceeName: 'Bodø kommune',
        ...delivered,
      },
    },
    { InvoiceNumber: 'L-1', ...delivered },
  )
  await paste(desk, page, `${collectionInvoice.invoiceNumber}\nL-1`, 'lead')
  await find(page)
  await done(page, 'Done. 1 delivered, 0 on the way, 0 failed, 1 in collection')
  const told = `In collection, case ${collectionInvoice.collectionCaseNumber}`
  await expect(row(page, collectionInvoice.invoiceNumber)).toContainText(`Delivered. ${told}.`)
  await expect(row(page, collectionInvoice.invoiceNumber)).toContainText('left to pay')
  await expect(row(page, 'L-1')).toContainText('Delivered')
  await expect(page.getByRole('textbox', { name: 'Reply text' })).toHaveValue(
    new RegExp(
      `In collection \\(1\\)\n${collectionInvoice.invoiceNumber} Bodø kommune: delivered, case ${collectionInvoice.collectionCaseNumber}, [\\d\\s,]+NOK left to pay`,
    ),
  )
})

test('J and K go through the lines, and Enter opens the invoice', async ({ desk, page }) => {
  await desk.addTransactions(
    { InvoiceNumber: 'K-1', ...delivered },
    { InvoiceNumber: 'K-2', ...delivered },
  )
  await paste(desk, page, 'K-1\nK-404\nK-2')
  await find(page)
  await done(page)
  await page.getByRole('heading', { level: 1 }).click()
  for (const key of ['j', 'j', 'j']) await page.keyboard.press(key)
  await page.keyboard.press('k')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.invoiceByNumber('K-2', desk.companyId))
})

test('without the right to the partner search the other sources answer', async ({ desk, page }) => {
  await desk.addTransactions({ InvoiceNumber: 'C-1', ...delivered })
  await paste(desk, page, 'C-1\nC-404\nfile c.xml', 'controller')
  await find(page)
  await done(page)
  expect(await outcomes(page)).toEqual([
    ['1', 'C-1', 'Delivered'],
    ['2', 'C-404', 'Not found'],
    ['3', 'file c.xml', 'Not known: you don’t have access to search by this type'],
  ])
  expect((await desk.requests()).counts).not.toHaveProperty('searchInvoiceSummary')
})

test('an area that is down leaves the rest, is named, and is asked again', async ({
  desk,
  page,
}) => {
  await desk.addTransactions({ InvoiceNumber: 'D-1', ...delivered })
  await desk.fault({ operation: 'listArItems', kind: 'status', status: 503, times: 99 })
  await paste(desk, page, 'D-1\nD-404', 'lead')
  await find(page)
  await done(page)
  expect(await outcomes(page)).toEqual([
    ['1', 'D-1', 'Delivered. Receivables not known'],
    ['2', 'D-404', 'Not known: receivables didn’t answer'],
  ])
  await expect(page.getByText('Receivables didn’t answer for 2 lines')).toBeVisible()
  await desk.clearFaults()
  await retryUntil(page, row(page, 'D-404').filter({ hasText: 'Not found' }))
  await expect(page.getByText('Receivables didn’t answer')).toHaveCount(0)
})

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `REF-${String(at + 1).padStart(3, '0')}`)

test('what came before a failure stays, and trying again asks for the rest', async ({
  desk,
  page,
}) => {
  test.slow()
  await desk.addTransactions(
    ...numbers(350).map((InvoiceNumber) => ({ InvoiceNumber, ...delivered })),
  )
  await paste(desk, page, numbers(350).join('\n'))
  await desk.fault({
    ...{ operation: 'searchInvoiceSummary', kind: 'status', status: 503, times: 99 },
    asking: { Searches: numbers(350).slice(200, 300) },
  })
  await find(page)
  await expect(page.getByText('Partner search didn’t answer for 100 lines')).toBeVisible({
    timeout: manyLinesMs,
  })
  const halfway = (await outcomes(page)).map(([, , status]) => status)
  expect(halfway.slice(0, 200)).toEqual(Array(200).fill('Delivered'))
  expect(halfway.slice(200, 300)).toEqual(
    Array(100).fill('Not known: partner search didn’t answer'),
  )

  await desk.clearFaults()
  await retryUntil(page, page.getByRole('status').filter({ hasText: /^Done\. 350 delivered/ }))
  expect(await outcomes(page)).toEqual(
    numbers(350).map((each, at) => [String(at + 1), each, 'Delivered']),
  )
})

test('a session that ends in the middle of a check asks for sign-in, and the check goes on by itself', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    ...numbers(120).map((InvoiceNumber) => ({ InvoiceNumber, ...delivered })),
  )
  await paste(desk, page, numbers(120).join('\n'))
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await find(page)
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await done(page, /^Done\. 120 delivered/, manyLinesMs)
})

test('lines that were answered without rows are not known, never not found', async ({
  desk,
  page,
}) => {
  await desk.partner({ summaryWithoutRows: true })
  await paste(desk, page, numbers(3).join('\n'))
  await find(page)
  await done(page, '0 not found, 3 not known')
  expect((await outcomes(page)).map(([, , status]) => status)).toEqual(
    Array(3).fill('Not known: no list returned, so it may still exist'),
  )
})
