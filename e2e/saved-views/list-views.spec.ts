import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'

const views = (page: Page) => page.getByRole('button', { name: /Saved views$/ })

const lists = [
  ['customers', 'q=Zz'],
  ['cases', 'status=OPEN'],
  ['invoices', 'status=OPEN'],
  ['decisions', 'kind=EVICTION_REQUEST'],
  ['settlements', 'from=2026-01-01&to=2026-03-31'],
  ['failures', 'from=2026-01-01&to=2026-03-31'],
  ['activity', 'state=unknown'],
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
      cases: () => routes.cases(organizationId),
      invoices: () => routes.collectionInvoices(organizationId),
      decisions: () => routes.decisions(organizationId),
      settlements: () => routes.settlements(organizationId),
      failures: () => routes.partnerFailures(),
      activity: () => routes.journal(),
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

test('a link as seen then says so until other filters are chosen', async ({ desk, page }) => {
  await desk.signIn('lead')
  await visit(page, `${routes.customers(desk.clientNo)}?q=an&seen=2026-03-12T09:30Z`)
  await expect(page.getByRole('note')).toContainText('A link from')
  await page.getByRole('searchbox').fill('be')
  await expect(page.getByRole('note')).toHaveCount(0)
  await expect(page).toHaveURL(/q=be/)
  await expect(page).not.toHaveURL(/seen=/)
})
