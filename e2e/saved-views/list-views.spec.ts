import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, goBack, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'

const views = (page: Page) => page.getByRole('button', { name: /Saved views$/ })

const lists = [
  ['customers', 'q=Zz'],
  ['items', 'status=OPEN'],
  ['cases', 'status=OPEN'],
  ['invoices', 'status=OPEN'],
  ['decisions', 'kind=EVICTION_REQUEST'],
  ['settlements', 'from=2026-01-01&to=2026-03-31'],
  ['failures', 'from=2026-01-01&to=2026-03-31'],
  ['activity', 'state=unknown'],
  ['bulkActions', 'who=lead'],
  ['stops', 'kind=interest'],
  ['aging', 'customerno=20001'],
  ['glItems', 'glaccountno=1500'],
  ['glMovements', 'year=2026'],
  ['documents', 'q=2026'],
  ['storedFiles', 'q=invoice'],
  ['files', 'from=2026-01-01&to=2026-03-31'],
] as const

for (const [list, query] of lists) {
  test(`a view of ${list} is saved, found again with three clicks, and linked to as seen then`, async ({
    desk,
    page,
  }) => {
    const { clientNo, organizationId } = desk
    await desk.signIn('lead')
    const path = {
      customers: () => routes.customers(clientNo),
      items: () => routes.items(clientNo),
      cases: () => routes.allCases(organizationId),
      invoices: () => routes.collectionInvoices(organizationId),
      decisions: () => routes.cases(organizationId),
      settlements: () => routes.settlements(organizationId),
      failures: () => routes.partnerFailures(),
      activity: () => routes.journal(),
      bulkActions: () => routes.bulkActions(),
      stops: () => routes.stops(clientNo),
      aging: () => routes.aging(clientNo),
      glItems: () => routes.glItems(clientNo),
      glMovements: () => routes.glMovements(clientNo),
      documents: () => routes.documents(clientNo),
      storedFiles: () => routes.storedFiles(clientNo),
      files: () => routes.files(),
    }[list]()
    await visit(page, `${path}?${query}`)
    await views(page).click()
    await page.getByRole('menuitem', { name: 'Save as view' }).click()
    const dialog = page.getByRole('dialog', { name: 'Save as view' })
    await dialog.getByLabel('Name').fill(`Mine of ${list}`)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}/)
    await expect(views(page)).toHaveText(new RegExp(`^Mine of ${list}`))

    await visit(page, path)
    await views(page).click()
    await page.getByRole('menuitemradio', { name: `Mine of ${list}` }).click()
    await expect(page).toHaveURL(new RegExp(`${query.split('&')[0]}.*view=`))

    await views(page).click()
    await expect(page.getByRole('menuitemradio', { name: `Mine of ${list}` })).toContainText(
      'Last opened',
    )
    await page.keyboard.press('Escape')

    await visit(page, `${path}?${query}&seen=2026-03-12T09:30Z`)
    await expect(page.getByRole('note')).toContainText(
      'The filters are as they were then. The rows are as they are now.',
    )
    await page.getByRole('note').getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL(new RegExp(`${query.replace('?', '\\?')}$`))
    await expect(page.getByRole('note')).toHaveCount(0)
  })
}

test('a copied link as seen now shows a colleague the filters of then and the rows of now', async ({
  desk,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await desk.as('lead').withCustomer({ name: 'Seenby Nordmann' })
  await visit(page, `${routes.customers(desk.clientNo)}?q=Seenby`)
  await expect(page.getByRole('row', { name: /Seenby Nordmann/ })).toBeVisible()
  await views(page).click()
  await page.getByRole('menuitem', { name: 'Copy link as seen now' }).click()
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(readClipboard).toMatch(/\/customers\?(?=.*q=Seenby)(?=.*seen=\d{4}-\d\d-\d\dT)/)

  await desk.as('lead').withCustomer({ name: 'Seenby Hansen' })
  const theirs = await (await desk.otherBrowser()).newPage()
  await desk.signIn('controller', theirs.context())
  await theirs.goto(await readClipboard())
  await expect(theirs.getByRole('note')).toContainText('A link from')
  await expect(theirs.getByRole('note')).toContainText(
    'The filters are as they were then. The rows are as they are now.',
  )
  await expect(theirs.getByRole('searchbox')).toHaveValue('Seenby')
  await expect(theirs.getByRole('row', { name: /Seenby (Nordmann|Hansen)/ })).toHaveCount(2)
})

test('a link as seen then says so until other filters are chosen', async ({ desk, page }) => {
  await desk.signIn('lead')
  await visit(page, `${routes.customers(desk.clientNo)}?q=an&seen=2026-03-12T09:30Z`)
  await expect(page.getByRole('note')).toContainText('A link from')
  await page.getByRole('searchbox').fill('be')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page).toHaveURL(/q=be/)
  await expect(page).not.toHaveURL(/seen=/)
})

test('invoices and cases that were registered since a view was opened are counted, until it is opened again', async ({
  desk,
  page,
}) => {
  const { organizationId } = desk
  await desk.signIn('lead')
  const lists = [
    ['Mine of invoices', routes.collectionInvoices(organizationId)],
    ['Mine of cases', routes.allCases(organizationId)],
  ] as const
  for (const [name, path] of lists) {
    await visit(page, path)
    await views(page).click()
    await page.getByRole('menuitem', { name: 'Save as view' }).click()
    await page.getByRole('dialog', { name: 'Save as view' }).getByLabel('Name').fill(name)
    const visited = page.waitForResponse((answer) => answer.url().endsWith('/visitView'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]view=[0-9a-f-]{36}/)
    await visited
  }
  await visit(page, routes.home())
  const news = page.getByRole('complementary', { name: 'Checked' }).getByRole('listitem')
  for (const [name] of lists)
    await expect(news.filter({ hasText: name })).toContainText('nothing new')

  const amount = { originalInvoiceAmount: 1000, currency: 'NOK' }
  await collectionOf(desk).addInvoices(
    { ...amount, invoiceNumber: 'NEW-1' },
    { ...amount, invoiceNumber: 'NEW-2' },
  )
  await visit(page, routes.home())
  const inNavigation = (name: string) =>
    page
      .getByRole('navigation', { name: 'Main menu' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
  for (const [name] of lists) {
    await expect(news.filter({ hasText: name })).toContainText('+2 new')
    await expect(inNavigation(name)).toHaveText(`${name}+2`)
  }

  await inNavigation('Mine of invoices').click()
  await expect(page).toHaveURL(/view=/)
  await expect(inNavigation('Mine of invoices')).toHaveText('Mine of invoices')
  await expect(inNavigation('Mine of cases')).toHaveText('Mine of cases+2')
})

test('a page that is turned, and a row that is opened beside, are of the open view still', async ({
  desk,
  page,
}) => {
  const { clientNo } = desk
  await desk.signIn('lead')
  for (let no = 9001; no <= 9051; no++) await desk.withCustomer({ name: `Zz ${no}` })
  await visit(page, `${routes.customers(clientNo)}?q=Zz`)
  await views(page).click()
  await page.getByRole('menuitem', { name: 'Save as view' }).click()
  await page.getByRole('dialog', { name: 'Save as view' }).getByLabel('Name').fill('All Zz')
  await page.keyboard.press('Enter')
  await expect(views(page)).toHaveText(/^All Zz/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(views(page)).toHaveText(/^All Zz/)
  await page.getByRole('link', { name: 'Zz 9051' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zz 9051')
  await goBack(page)
  await expect(views(page)).toHaveText(/^All Zz/)

  await page.getByRole('searchbox').fill('Zz 9051')
  await expect(page).toHaveURL(/q=Zz\+9051/)
  await expect(views(page)).toHaveText(/^Views/)
})
