import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'

const views = (page: Page) => page.getByRole('button', { name: /Saved views$/ })
const rows = (page: Page) => page.getByRole('grid', { name: 'Sent invoices' }).getByRole('row')
const changes = (page: Page) => page.getByRole('region', { name: 'Changes in this view' })
const day = 86_400_000

async function choose(page: Page, verb: string) {
  await views(page).click()
  await page.getByRole('menuitem', { name: verb, exact: true }).click()
}

async function saved(page: Page, query: string, name: string) {
  await visit(page, routes.partnerSearch(query))
  await choose(page, 'Save as view')
  const dialog = page.getByRole('dialog', { name: 'Save as view' })
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}/)
  await expect(views(page)).toHaveText(new RegExp(`^${name}`))
}

/** What the menu of views offers a person: the names of the views. */
async function offered(page: Page) {
  await visit(page, routes.partnerSearch())
  await views(page).click()
  await expect(page.getByRole('menuitem', { name: 'Save as view' })).toBeVisible()
  const names = await page.getByRole('menuitemradio').allTextContents()
  await page.keyboard.press('Escape')
  return names
}

async function colleague(desk: Desk) {
  const other = await desk.otherBrowser()
  await desk.signIn('lead', other)
  return other.newPage()
}

async function stranger(desk: Desk) {
  const { userName, password } = (await desk.stranger()).user('support')
  const page = await (await desk.otherBrowser()).newPage()
  await visit(page, routes.login(routes.partnerSearch()))
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(routes.partnerSearch())
  return page
}

test('a view is one’s own until it is shared; a colleague then opens it, a stranger never does', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    { InvoiceeName: 'Viewed One', Status: 'Failed' },
    { InvoiceeName: 'Viewed Two' },
  )
  await desk.signIn('support')
  await saved(page, `q=Viewed&status=Failed&companies=${desk.companyId}`, 'Failed of mine')
  const theirs = await colleague(desk)
  expect(await offered(theirs)).toEqual([])

  await choose(page, 'Share')
  const dialog = page.getByRole('dialog', { name: 'Share “Failed of mine”' })
  await expect(dialog).toContainText('Everyone who can search its company can see it.')
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => offered(theirs))
    .toEqual([expect.stringContaining(`Failed of mineShared by ${desk.user('support').userName}`)])

  await views(theirs).click()
  await theirs.getByRole('menuitemradio', { name: /^Failed of mine/ }).click()
  await expect(theirs).toHaveURL(/q=Viewed/)
  await expect(rows(theirs)).toHaveCount(2)
  await expect(theirs.getByRole('row', { name: 'Viewed One' })).toBeVisible()
  await views(theirs).click()
  const { userName } = desk.user('support')
  await expect(theirs.getByRole('link', { name: userName, exact: true })).toHaveAttribute(
    'href',
    routes.journalOf(userName),
  )
  await expect(theirs.getByRole('menuitem')).toHaveText(['Save as view', 'Copy link as seen now'])
  await theirs.keyboard.press('Escape')

  const strange = await stranger(desk)
  expect(await offered(strange)).toEqual([])
  await visit(strange, page.url())
  await expect(strange.getByText('You don’t have access to this')).toBeVisible()
  await expect(views(strange)).toHaveText(/^Views/)
  await expect(changes(strange)).toHaveCount(0)
})

test('the address is what is shown: a changed filter marks the open view, which is saved again, renamed and deleted', async ({
  desk,
  page,
}) => {
  await desk.addTransactions(
    { InvoiceeName: 'Viewed One', Status: 'Failed' },
    { InvoiceeName: 'Viewed Two' },
  )
  await desk.signIn('support')
  await saved(page, 'q=Viewed', 'Viewed ones')
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await page.getByRole('button', { name: /^Filter/ }).click()
  await page.getByRole('menuitem', { name: 'Status', exact: true }).click()
  await page.getByRole('checkbox', { name: /^Failed/ }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(views(page)).toHaveText(/^Viewed ones/)
  await reload(page)
  await expect(page.getByText('Unsaved changes')).toBeVisible()
  await expect(rows(page)).toHaveCount(2)

  await choose(page, 'Save changes')
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
  await choose(page, 'Rename')
  await page.getByRole('dialog').getByLabel('Name').fill('Only failed')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(views(page)).toHaveText(/^Only failed/)

  await visit(page, routes.partnerSearch())
  await views(page).click()
  await page.getByRole('menuitemradio', { name: /^Only failed/ }).click()
  await expect(page).toHaveURL(/status=Failed/)
  await expect(rows(page)).toHaveCount(2)
  await choose(page, 'Delete')
  await page
    .getByRole('dialog', { name: 'Delete “Only failed”' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(views(page)).toHaveText(/^Views/)
  expect(await offered(page)).toEqual([])
})

test('a view that is saved before the views were first read is there', async ({ desk, page }) => {
  await desk.signIn('support')
  const isSaved = Promise.withResolvers<void>()
  let reads = 0
  await page.route(`**${routes.read('listViews')}`, async (route) => {
    if (++reads > 1) return route.continue()
    const ofBefore = await route.fetch()
    await isSaved.promise
    await route.fulfill({ response: ofBefore })
  })
  page.on('response', (response) => {
    if (response.request().headers()['next-action']) isSaved.resolve()
  })
  await saved(page, 'q=Early', 'Early')
})

test('opening a view tells what changed since the last look, and a press shows those rows', async ({
  desk,
  page,
}) => {
  const [, failed] = await desk.addTransactions(
    { InvoiceeName: 'Watched stays', Status: 'Failed', LogText: 'Mailbox full' },
    { InvoiceeName: 'Watched recovers', Status: 'Failed', LogText: 'Mailbox full' },
    { InvoiceeName: 'Watched fine' },
  )
  await desk.signIn('support')
  await saved(page, 'q=Watched', 'Watched')
  await expect(changes(page)).toContainText('This is your first visit to this view.')

  await desk.changeTransaction(failed!.TransactionRid, { Status: 'OK', ChannelStatus: 'Delivered' })
  const sentAgo = (ms: number) => new Date(Date.now() - ms).toISOString().slice(0, 19)
  const waiting = { Status: 'Pending', ChannelStatus: 'WaitingForReceipt' }
  await desk.addTransactions(
    { InvoiceeName: 'Watched fails', Status: 'Failed' },
    { InvoiceeName: 'Watched fails too', Status: 'Failed' },
    { InvoiceeName: 'Watched waits', ...waiting, LogTime: sentAgo(3 * day) },
    { InvoiceeName: 'Watched waits a day', ...waiting, LogTime: sentAgo(day + 120_000) },
    { InvoiceeName: 'Watched waits not a day', ...waiting, LogTime: sentAgo(day - 120_000) },
    { InvoiceeName: 'Watched waits a little', ...waiting },
  )
  await reload(page)
  await expect(changes(page)).toContainText('2 new failures')
  await expect(changes(page)).toContainText('1 recoveredSent or stored: 1')
  await expect(changes(page)).toContainText('2 pending for over a day')
  await expect(changes(page)).toContainText('3 rows before, 9 now')

  await changes(page).getByRole('button', { name: '2 new failures' }).click()
  await expect(rows(page)).toHaveCount(3)
  for (const name of ['Watched fails', 'Watched fails too'])
    await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible()

  await visit(page, routes.partnerSearch())
  await views(page).click()
  await page.getByRole('menuitemradio', { name: /^Watched/ }).click()
  await expect(changes(page)).toContainText('no new failures')
  await expect(changes(page)).toContainText('none recovered')
  await changes(page).getByRole('button', { name: '2 pending for over a day' }).click()
  await expect(rows(page)).toHaveCount(3)
  for (const name of ['Watched waits', 'Watched waits a day'])
    await expect(page.getByRole('gridcell', { name, exact: true })).toBeVisible()
  await expect(page.getByText(/up to \d{4}-\d\d-\d\d \d\d:\d\d UTC/)).toBeVisible()
})

test('what changed in a view stands on Today and in the navigation, until it is looked at', async ({
  desk,
  page,
}) => {
  const name = 'Newsworthy'
  await desk.addTransactions({ InvoiceeName: name, Status: 'OK' })
  await desk.signIn('support')
  await saved(page, `q=${name}`, name)
  await expect(changes(page)).toContainText('first')
  await desk.addTransactions({ InvoiceeName: name, Status: 'Failed' })

  await visit(page, routes.home())
  const news = page.getByRole('complementary', { name: 'Checked' }).getByRole('listitem')
  await expect(news.filter({ hasText: name })).toContainText('+1 failed')
  const inNavigation = page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(inNavigation).toHaveText(`${name}+1`)
  await inNavigation.click()
  await expect(changes(page)).toContainText('1')
  await expect(inNavigation).toHaveText(name)
})
