import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'

const grid = 'Sent invoices'

/** Many rows of a tenant, the last one the newest: `Listed 001` and so on. */
const makeRows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    InvoiceeName: `Listed ${String(at + 1).padStart(3, '0')}`,
    InvoiceNumber: `W-${at + 1}`,
  }))

test('rows that arrive while one scrolls are neither doubled nor skipped, and wait behind a link', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...makeRows(260))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=Listed'))
  const table = page.getByRole('grid', { name: grid })
  await expect(page.getByText(/^100 of /)).toBeVisible()
  await desk.addTransactions(
    ...makeRows(3).map((row) => ({
      ...row,
      InvoiceeName: row.InvoiceeName.replace('Listed', 'Listed late'),
    })),
  )

  await table.getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  await expect(page.getByText('260 in total')).toBeVisible()
  await page.keyboard.press('Control+End')
  await expect(page.getByRole('gridcell', { name: 'Listed 001', exact: true })).toBeVisible()
  await expect(table).toHaveAttribute('aria-rowcount', '261')
  await expect(page.getByRole('row', { name: 'Listed 001' })).toHaveAttribute(
    'aria-rowindex',
    '261',
  )
  await expect(page.getByText('Listed late')).toHaveCount(0)

  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('3 newer rows')).toBeVisible()
  await page.getByRole('button', { name: 'show', exact: true }).click()
  await expect(page.getByRole('gridcell', { name: 'Listed late 003' })).toBeVisible()
})

for (const [name, fault, words] of [
  ['500', { kind: 'status', status: 500, times: 3 }, 'The service isn’t responding'],
  ['503', { kind: 'status', status: 503, times: 3 }, 'The service isn’t responding'],
  ['429', { kind: 'status', status: 429, retryAfter: 1, times: 1 }, 'The service asked us to wait'],
  ['a truncated answer', { kind: 'truncate', times: 3 }, 'The service isn’t responding'],
  ['garbage', { kind: 'garbage', body: '<html>', times: 3 }, 'The response can’t be read'],
] as const) {
  test(`${name} in the middle of scrolling loses nothing, says what happened, and goes on from there`, async ({
    desk,
    page,
  }) => {
    await desk.addTransactions(...makeRows(130))
    await desk.signIn('support')
    await visit(page, routes.partnerSearch('q=Listed'))
    await expect(page.getByText(/^100 of /)).toBeVisible()
    await desk.fault({ operation: 'searchInvoiceSummary', ...fault })
    await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
    await page.keyboard.press('Control+End')
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: words }),
    ).toBeVisible()
    await expect(page.getByText(/^100 of /)).toBeVisible()
    await desk.clearFaults()
    const more = page.getByRole('button', { name: 'Load more' })
    await expect(async () => {
      if (await more.isVisible()) await more.click({ timeout: 1_000 })
      await expect(page.getByText('130 in total')).toBeVisible({ timeout: 1_500 })
    }).toPass()
  })
}

test('a session that ends in the middle of scrolling asks for sign-in, and the rows go on', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(...makeRows(130))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch('q=Listed'))
  await expect(page.getByText(/^100 of /)).toBeVisible()
  // What the page asks besides is answered, so that it is the scrolling that meets the end.
  await expect(page.getByText('Sent or stored')).toBeVisible()
  await desk.tokens({ revokeAll: true, revokeRefresh: true })
  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('Control+End')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await dialog.getByLabel('Password').fill(desk.user('support').password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('130 in total')).toBeVisible()
})

test('columns are chosen, widened and pinned by key, kept on the server, and put back', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  const heads = page.getByRole('columnheader')
  await heads.filter({ hasText: 'Status' }).focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect(heads.nth(3)).toContainText('Status')
  await page.keyboard.press('Alt+Shift+ArrowRight')
  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('checkbox', { name: 'KID' }).check()
  await expect(heads.filter({ hasText: 'KID' })).toBeVisible()
  await page.keyboard.press('Escape')

  const elsewhere = await desk.otherBrowser()
  await desk.signIn('support', elsewhere)
  const other = await elsewhere.newPage()
  await visit(other, routes.partnerSearch())
  await expect(other.getByRole('columnheader').nth(3)).toContainText('Status')
  await expect(other.getByRole('columnheader').filter({ hasText: 'KID' })).toBeVisible()

  await page.getByRole('button', { name: 'Columns', exact: true }).click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(heads.nth(2)).toContainText('Status')
})

test('the menu of a head stands beside what opened it, and gives the focus back', async ({
  desk,
  page,
}) => {
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  const menuOf = (column: string) => page.getByRole('menu', { name: `Column: ${column}` })
  const opener = (column: string) => page.getByRole('button', { name: `Column: ${column}` })
  await opener('Status').click()
  await expect(menuOf('Status').getByRole('menuitem').first()).toBeFocused()
  await expect(opener('Status')).toHaveAttribute('aria-expanded', 'true')
  const [button, menu] = [
    await opener('Status').boundingBox(),
    await menuOf('Status').boundingBox(),
  ]
  expect(menu!.y).toBeGreaterThanOrEqual(button!.y + button!.height)
  expect(menu!.y).toBeLessThan(button!.y + button!.height + 20)

  await opener('Recipient').click()
  await expect(menuOf('Recipient')).toBeVisible()
  await expect(opener('Status')).toHaveAttribute('aria-expanded', 'false')
  await opener('Recipient').click()
  await expect(page.getByRole('menu')).toHaveCount(0)

  const head = page.getByRole('columnheader').filter({ hasText: 'Status' })
  await head.focus()
  await page.keyboard.press('Space')
  await expect(menuOf('Status').getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(head).toBeFocused()
})

test('a search, the drawer and copying go by keyboard alone', async ({ desk, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.addTransactions(...makeRows(3))
  await desk.signIn('support')
  await visit(page, routes.partnerSearch())
  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('Listed')
  await page.keyboard.press('Enter')
  await expect(page.getByText('3 in total')).toBeVisible()

  await page.getByRole('grid', { name: grid }).getByRole('gridcell').first().focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-3' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('complementary', { name: 'Invoice W-2' })).toBeVisible()
  await page.getByRole('button', { name: 'Previous row' }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous row' })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Previous row' })).toHaveAccessibleDescription(
    'This is the first row.',
  )
  await page.getByRole('button', { name: 'Next row' }).press('Enter')
  await expect(page.getByRole('complementary', { name: 'Invoice W-2' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.keyboard.press('Control+c')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied.split('\n').map((line) => line.split('\t')[3])).toEqual(['Invoice', 'W-2', 'W-1'])
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
})

test('in a tall window the search that one goes to is full of rows in its first paint', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 2000 })
  await desk.addTransactions(...Array.from({ length: 150 }, () => ({})))
  await desk.signIn('support')
  await visit(page, routes.partnerFailures())
  const firstPaint = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const painted = new MessageChannel()
        const findRows = () => document.querySelectorAll('.grid-row:not([aria-busy])')
        painted.port1.onmessage = () => {
          const last = [...findRows()].at(-1)!
          const frame = last.closest('.grid-frame')!
          resolve(frame.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom)
        }
        function lookAtFrame() {
          if (location.pathname === '/partner/search' && findRows().length > 0)
            return painted.port2.postMessage(null)
          requestAnimationFrame(lookAtFrame)
        }
        lookAtFrame()
      }),
  )
  await page.getByRole('navigation').getByRole('link', { name: 'Search', exact: true }).click()
  expect(await firstPaint, 'px below the last row').toBeLessThanOrEqual(0)
})
