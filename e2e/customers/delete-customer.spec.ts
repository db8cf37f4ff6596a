import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, test, visit } from '../fixtures'
import type { Raw, Role } from '../support/sandbox'

const timesSent = async (desk: Desk) => (await desk.requests()).counts.deleteCustomer ?? 0
const inStore = (desk: Desk, customerNo: string) =>
  desk.storedCustomer(customerNo).catch(() => null)
const dialogOn = (page: Page) => page.getByRole('dialog', { name: /^Delete customer/ })
const go = (page: Page) =>
  dialogOn(page).getByRole('button', { name: 'Delete customer', exact: true })
const isDeleted = (page: Page, customerNo: string) =>
  expect(dialogOn(page).getByText(`Customer ${customerNo} deleted`, { exact: true })).toBeVisible()

async function ask(page: Page) {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Delete customer' }).click()
}

/** A person is asked for the number of a customer, and has typed it. */
async function begin(
  desk: Desk,
  page: Page,
  { role = 'lead', fields = {} }: { role?: Role; fields?: Raw } = {},
) {
  const customer = await desk.as(role).withCustomer(fields)
  await openCustomer(page, customer)
  await ask(page)
  await dialogOn(page).getByLabel('Customer no.').fill(customer.customerNo)
  return customer
}

test('a customer is deleted once, and the journal holds what stood there, its numbers hidden', async ({
  desk,
  page,
}) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => void asked.push(dialog.type()))
  const customer = await desk.as('lead').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await ask(page)
  await dialogOn(page).getByLabel('Customer no.').fill(` ${customer.customerNo} `)
  await desk.fault({ operation: 'deleteCustomer', kind: 'delay', delayMs: 300 })
  await go(page).dblclick()
  await isDeleted(page, customer.customerNo)
  expect([await timesSent(desk), await inStore(desk, customer.customerNo)]).toEqual([1, null])
  await dialogOn(page).getByRole('link', { name: 'Go to customers' }).click()
  await expect(page.getByText('Rows 1 to 42 of 42')).toBeVisible()
  expect(asked).toEqual([])

  await visit(page, routes.customerJournal(customer.clientNo, customer.customerNo))
  const entry = page.getByRole('listitem').filter({ hasText: 'deleted customer' })
  await expect(entry).toContainText('Done')
  await entry.getByRole('button', { expanded: false }).click()
  await expect(entry.getByRole('row', { name: /^City / }).getByRole('cell')).toHaveText(['Oslo'])
  await expect(entry.getByRole('row', { name: /^Phone / }).getByRole('cell')).toHaveText([
    '+47 22 33 44 55',
  ])
  await expect(entry.getByRole('row', { name: /^Identity number / }).getByRole('cell')).toHaveText([
    '•••••',
  ])
  await expect(entry.getByRole('row', { name: /^Bank account / }).getByRole('cell')).toHaveText([
    '••••• 2345',
  ])
  await expect(entry.getByRole('link', { name: 'Undo change' })).toHaveCount(0)
})

test('a wrong number keeps the deletion blocked', async ({ desk, page }) => {
  const { customerNo } = await begin(desk, page)
  await expect(dialogOn(page)).toContainText(`Customer ${customerNo} will be deleted immediately`)
  for (const wrong of ['', '900', `${customerNo}1`]) {
    await dialogOn(page).getByLabel('Customer no.').fill(wrong)
    await expect(dialogOn(page)).toContainText(`Type ${customerNo} to confirm`)
    await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
    await go(page).focus()
    await page.keyboard.press('Enter')
  }
  await dialogOn(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(dialogOn(page)).toBeHidden()
  expect(await timesSent(desk)).toBe(0)
  expect(await inStore(desk, customerNo)).not.toBeNull()
})

test('the page stays in sight while the question about a deletion is on its way', async ({
  desk,
  page,
}) => {
  await openCustomer(page, await desk.as('lead').withCustomer())
  await page.getByLabel('City').fill('Bergen')
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/_next/static/chunks/**', async (route) => {
    await isReleased
    await route.continue()
  })
  const isAskedFor = page.waitForRequest('**/_next/static/chunks/**')
  await ask(page)
  await isAskedFor
  await expect(page.getByLabel('City')).toBeVisible()
  await expect(page.getByLabel('City')).toHaveValue('Bergen')
  release()
  await expect(dialogOn(page)).toBeVisible()
})

test('a deletion that the upstream refuses says its reason, and the customer stays', async ({
  desk,
  page,
}) => {
  const { customerNo } = await begin(desk, page, {
    fields: { stopDebtCollectionUntil: '2099-01-31' },
  })
  const before = await desk.storedCustomer(customerNo)
  await go(page).click()
  await expect(dialogOn(page).getByRole('alert')).toContainText(
    'stopDebtCollectionUntil: a stop of debt collection is in force',
  )
  expect([await timesSent(desk), await desk.storedCustomer(customerNo)]).toEqual([1, before])
})

for (const [kind, isGone] of [
  ['drop-before', false],
  ['drop-after', true],
] as const) {
  test(`a deletion whose answer is lost (${kind}) is told as not known, and looking tells`, async ({
    desk,
    page,
  }) => {
    const { customerNo } = await begin(desk, page)
    await desk.fault({ operation: 'deleteCustomer', kind })
    await go(page).click()
    await expect(dialogOn(page).getByRole('alert')).toContainText('We couldn’t confirm this change')
    await expect(go(page)).toHaveAttribute('aria-disabled', 'true')
    await desk.fault({ operation: 'getCustomer', kind: 'status', status: 500, times: 3 })
    await dialogOn(page).getByRole('button', { name: 'Check status' }).click()
    await expect(
      dialogOn(page).getByText('We couldn’t check the status, so it’s still unconfirmed.'),
    ).toBeVisible()
    await desk.clearFaults()
    await dialogOn(page).getByRole('button', { name: 'Check status' }).click()
    if (!isGone) {
      await expect(dialogOn(page)).toContainText(
        'The customer hasn’t been deleted so far. You can retry.',
      )
      expect(await inStore(desk, customerNo)).not.toBeNull()
      await go(page).click()
    }
    await isDeleted(page, customerNo)
    expect([await timesSent(desk), await inStore(desk, customerNo)]).toEqual([isGone ? 1 : 2, null])
  })
}

test('a controller is offered a new customer, and no deletion', async ({ desk, page }) => {
  await openCustomer(page, await desk.as('controller').withCustomer())
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'New customer' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Delete customer' })).toHaveCount(0)
})

test('a support, who may do neither, is offered neither', async ({ desk, page }) => {
  await openCustomer(page, await desk.as('support').withCustomer())
  await expect(page.getByRole('button', { name: 'More' })).toHaveCount(0)
})

test('a person whose right ends while the question is open is told so, and nothing is deleted', async ({
  desk,
  page,
}) => {
  const { customerNo } = await begin(desk, page)
  await desk.fault({ operation: 'deleteCustomer', kind: 'status', status: 403 })
  await go(page).click()
  await expect(dialogOn(page).getByRole('alert')).toContainText(
    'The service or your permissions don’t allow it.',
  )
  expect(await inStore(desk, customerNo)).not.toBeNull()
})
