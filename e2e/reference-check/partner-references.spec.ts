import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'

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

type Line = { text: string; outcome: string }

/**
 * 500 lines: sent once, sent twice, never sent, mistyped, and an earlier line again. What has to
 * come of each follows from how it was made.
 */
function plantedLines(): { lines: Line[]; sent: string[] } {
  const lines: Line[] = []
  const sent: string[] = []
  for (let no = 1; lines.length < 500; no += 1) {
    const kind = no % 10
    if (kind === 0) lines.push({ text: mistyped(no), outcome: 'Not checked: invalid check digit' })
    else if (kind === 1) lines.push({ text: kid(no), outcome: 'Not found' })
    else if (kind === 2)
      lines.push(lines[Math.floor(lines.length / 2)] ?? { text: kid(no), outcome: 'Not found' })
    else {
      lines.push({ text: kid(no), outcome: kind === 3 ? 'Several matches: 1 of 2' : 'Found' })
      sent.push(...Array.from({ length: kind === 3 ? 2 : 1 }, () => kid(no)))
    }
  }
  return { lines, sent }
}

async function pasted(desk: Desk, page: Page, text: string) {
  await desk.signIn('support')
  await visit(page, routes.partnerReferences())
  await page.getByRole('textbox', { name: 'References' }).fill(text)
}

const resultOf = (page: Page) => page.getByRole('table', { name: 'Results' })

/**
 * Line, reference and outcome of every row of the result; of a line with several, of its first row.
 */
async function outcomes(page: Page): Promise<string[][]> {
  const rows = await resultOf(page)
    .locator('tbody tr')
    .evaluateAll((all) =>
      all.map((row) =>
        [...row.querySelectorAll('td')].slice(0, 3).map((cell) => cell.textContent ?? ''),
      ),
    )
  return rows.filter(([line], at) => line !== rows[at - 1]?.[0])
}

const asPlanted = (lines: Line[]) =>
  lines.map(({ text, outcome }, at) => [String(at + 1), text, outcome])

test('500 pasted lines with typos, doubles and misses are answered line by line, and handed over as a file', async ({
  desk,
  page,
}) => {
  const { lines, sent } = plantedLines()
  await desk.addTransactions(
    ...sent.map((KID, at) => ({
      KID,
      InvoiceNumber: `P-${at}`,
      InvoiceeName: at === 0 ? '=1+1' : `Payer ${at}`,
      Amount: -1250.5,
    })),
  )
  await pasted(desk, page, lines.map(({ text }) => text).join('\r\n'))
  await expect(page.getByText('500 references.')).toBeVisible()
  await expect(
    page.getByText(/lines have an invalid check digit \(mod 10 and mod 11\)/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Done\./ })).toBeAttached()
  expect(await outcomes(page)).toEqual(asPlanted(lines))

  const searches = (await desk.requests()).requests.filter(
    ({ operation }) => operation === 'searchInvoiceSummary',
  )
  const asked = searches.flatMap(({ body }) => (body as { Searches?: string[] }).Searches ?? [])
  expect(asked.length).toBe(
    new Set(
      lines.filter(({ outcome }) => !outcome.startsWith('Not checked')).map(({ text }) => text),
    ).size,
  )

  await page.getByRole('button', { name: /^Not checked \d+$/ }).click()
  expect(await outcomes(page)).toEqual(
    asPlanted(lines).filter(([, , outcome]) => outcome!.startsWith('Not checked')),
  )
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ])
  const [head, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\r\n')
  expect(head).toMatch(/^\uFEFF"Line","Reference","Result"/)
  expect(new Set(rows.map((row) => row.split(',')[0]))).toEqual(
    new Set(lines.map((_, at) => String(at + 1))),
  )
  expect(rows.filter((row) => row.includes('"Found"')).length).toBe(
    lines.filter(({ outcome }) => outcome === 'Found').length,
  )
  expect(rows.find((row) => row.includes('1+1'))).toContain(`"'=1+1",-1250.5,`)
  expect(rows[0]).toMatch(/^1,"000000000018"/)
})

test('several lines that are pasted into the search box are answered for themselves', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions({ InvoiceNumber: 'LIST-1' })
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.evaluate(() => navigator.clipboard.writeText('LIST-1\nLIST-2\n'))
  await page.getByRole('searchbox').focus()
  await page.keyboard.press('Control+v')
  await expect(page).toHaveURL(routes.partnerReferences())
  await expect(page.getByRole('textbox', { name: 'References' })).toHaveValue('LIST-1\nLIST-2\n')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: 'Done. 1 found, 0 with several matches, 1 not found, 0 not checked.' }),
  ).toBeAttached()
  expect(await outcomes(page)).toEqual([
    ['1', 'LIST-1', 'Found'],
    ['2', 'LIST-2', 'Not found'],
  ])
})

const numbers = (count: number) =>
  Array.from({ length: count }, (_, at) => `REF-${String(at + 1).padStart(3, '0')}`)

test('what came before a failure stays, and going on asks for the rest', async ({ desk, page }) => {
  await desk.addTransactions(...numbers(350).map((InvoiceNumber) => ({ InvoiceNumber })))
  await pasted(desk, page, numbers(350).join('\n'))
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'delay', delayMs: 0, times: 2 })
  await desk.fault({ operation: 'searchInvoiceSummary', kind: 'status', status: 503, times: 6 })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'The service isn’t responding' }),
  ).toBeVisible()
  await expect(
    page.getByText(/^Results so far are kept\. 150 values aren’t fully searched\.$/),
  ).toBeVisible()
  const halfway = (await outcomes(page)).map(([, , outcome]) => outcome)
  expect(halfway.filter((outcome) => outcome === 'Found')).toHaveLength(200)
  expect(halfway.slice(0, 200)).toEqual(Array(200).fill('Found'))

  await desk.clearFaults()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Done\. 350 found/ })).toBeAttached()
  expect((await outcomes(page)).map(([, reference, outcome]) => [reference, outcome])).toEqual(
    numbers(350).map((each) => [each, 'Found']),
  )
})

test('a session that ends in the middle of a check asks for sign-in, and the check goes on by itself', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...numbers(120).map((InvoiceNumber) => ({ InvoiceNumber })))
  await pasted(desk, page, numbers(120).join('\n'))
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'You were signed out' })
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('status').filter({ hasText: /^Done\. 120 found/ })).toBeAttached()
})

test('lines that were answered without rows count as not tried, never as not found', async ({
  desk,
  page,
}) => {
  await desk.partner({ summaryWithoutRows: true })
  await pasted(desk, page, numbers(3).join('\n'))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(
    page.getByRole('status').filter({
      hasText: 'The service returned no list for some lines. They may still exist',
    }),
  ).toBeVisible()
  expect((await outcomes(page)).map(([, , outcome]) => outcome)).toEqual(
    Array(3).fill('Not checked: no list returned'),
  )
})
