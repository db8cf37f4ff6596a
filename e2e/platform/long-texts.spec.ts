import { routes } from '@/lib/shared/routes'
import { type Desk, expect, readsRest, test, visit } from '../fixtures'

test.use({ viewport: { width: 390, height: 844 } })

/** As somebody pastes it by mistake: no place in it to break a line. */
const pasted = 'A'.repeat(90)

const pages: [string, (desk: Desk) => string][] = [
  ['an invoice by its identifier', () => routes.invoiceById(pasted)],
  ['an invoice by its number', () => routes.invoiceByNumber(pasted, null)],
  ['the search', () => routes.partnerSearch(`q=${pasted}`)],
  ['the search for an address', () => routes.partnerSearch(`q=${pasted}@example.com`)],
  ['the companies', () => routes.companies(`q=${pasted}`)],
  ['a bank agreement', () => routes.bankAgreements(`request=${pasted}`)],
  ['the files', () => routes.files(`q=${pasted}&file=${pasted}`)],
  [
    'a document in the place of another',
    () => routes.send(`to=person&rid=1&number=${pasted}&company=1`),
  ],
  ['the customers', ({ clientNo }) => `${routes.customers(clientNo)}?q=${pasted}`],
  ['a customer', ({ clientNo }) => routes.customer(clientNo, pasted)],
  ['a case', ({ organizationId }) => routes.case(organizationId, pasted)],
]

for (const [name, addressOf] of pages) {
  test(`${name} of ninety letters without a space scrolls nothing sideways in a narrow window`, async ({
    desk,
    page,
  }) => {
    await desk.signIn('lead')
    await visit(page, addressOf(desk))
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await readsRest(page)
    expect(
      await page.evaluate(() => document.scrollingElement!.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0)
  })
}
