import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, ordinary, reload, test, visit } from '../fixtures'
import { change, field, group, save, saveButton, unsaved } from '../support/customer-page'
import { actionsKept, readBody } from '../support/leak-corpus'

const fresh = { ssn: '21855000048', dateOfBirth: '1933-05-21', bankAccountNo: '99905533017' }
const masked = [
  { path: 'ssn', label: 'Identity number', mask: '•••••' },
  { path: 'dateOfBirth', label: 'Date of birth', mask: '•••••' },
  { path: 'bankAccountNo', label: 'Bank account', mask: '••••• 2345' },
] as const

/** Everything that a page gets from here on, and the addresses that it asks. */
function answersOf(page: Page) {
  const answers: Promise<string>[] = []
  page.on('response', (response) => {
    const isOfDesk = !response.url().includes('/_next/static/')
    answers.push(
      Promise.all([response.url(), isOfDesk ? readBody(response) : '']).then((parts) =>
        parts.join('\n'),
      ),
    )
  })
  return async () => {
    await actionsKept(page)
    const run = process.env.E2E_RUN!
    const kept = [join(run, 'corpus', `${process.pid}.txt`), join(run, 'desk.log')].map((file) =>
      readFileSync(file, 'utf8'),
    )
    return [...(await Promise.all(answers)), ...kept].join('\n')
  }
}

test('a masked field opens empty, and empty keeps what is stored', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  for (const { path, label, mask } of masked) {
    await expect(group(page, label)).toContainText(mask)
    await expect(page.getByText(ordinary[path])).toHaveCount(0)
    await change(page, label)
    await expect(field(page, label)).toBeFocused()
    await expect(field(page, label)).toHaveValue('')
    await page.keyboard.type('1')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Tab')
    // A day has a calendar behind its box, which is no way out of it.
    if (path === 'dateOfBirth') await page.keyboard.press('Tab')
    await expect(group(page, label)).toContainText(mask)
  }
  await expect(unsaved(page)).toBeHidden()
  expect(await desk.updatesSent()).toEqual([])
})

test('a discarded value of a masked field leaves its mask', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  for (const { path, label } of masked) {
    await change(page, label)
    await field(page, label).fill(fresh[path])
  }
  await page.getByRole('button', { name: 'Discard' }).click()
  for (const { label, mask } of masked) await expect(group(page, label)).toContainText(mask)
})

test('new values of masked fields are sent and stored, and never come back', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  const stored = await desk.storedCustomer(customer.customerNo)
  const answers = answersOf(page)
  await openCustomer(page, customer)
  for (const { path, label } of masked) {
    await change(page, label)
    await field(page, label).fill(fresh[path])
  }
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ...fresh },
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toEqual({ ...stored, ...fresh })
  const expectMasks = async () => {
    await expect(group(page, 'Identity number')).toContainText('•••••')
    await expect(group(page, 'Date of birth')).toContainText('•••••')
    await expect(group(page, 'Bank account')).toContainText('••••• 3017')
  }
  await expectMasks()
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await reload(page)
  await expectMasks()

  await visit(page, routes.customerJournal(customer.clientNo, customer.customerNo))
  await page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /^changed/ })
    .click()
  const cellsOf = (name: string) =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
      .getByRole('cell')
  await expect(cellsOf('Identity number')).toHaveText(['•••••', '•••••'])
  await expect(cellsOf('Date of birth')).toHaveText(['•••••', '•••••'])
  await expect(cellsOf('Bank account')).toHaveText(['••••• 2345', '••••• 3017'])
  const text = await answers()
  expect(text).toContain('"outcome":"saved"')
  for (const value of [...Object.values(fresh), ordinary.ssn, ordinary.bankAccountNo])
    expect(text.includes(value), value).toBe(false)
})

test('typing the very values that are stored sends nothing', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  for (const { path, label } of masked) {
    await change(page, label)
    await field(page, label).fill(ordinary[path])
  }
  await saveButton(page).click()
  await expect(
    page.getByText('The customer already has these values. Nothing was sent.'),
  ).toBeVisible()
  for (const { label, mask } of masked) await expect(group(page, label)).toContainText(mask)
  await expect(unsaved(page)).toBeHidden()
  expect(await desk.updatesSent()).toEqual([])
})

test('a masked field that somebody changed meanwhile is asked for, and only the own value can be read', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  const theirs = { ssn: '04835000104', bankAccountNo: '99905544020' }
  await openCustomer(page, customer)
  await change(page, 'Identity number')
  await field(page, 'Identity number').fill(fresh.ssn)
  await change(page, 'Bank account')
  await field(page, 'Bank account').fill(fresh.bankAccountNo)
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    ...theirs,
  })
  await saveButton(page).click()

  const dialog = page.getByRole('dialog', {
    name: 'This customer changed while you were editing',
  })
  const cellsOf = (name: string) => dialog.getByRole('row', { name }).getByRole('cell')
  await expect(cellsOf('Identity number')).toHaveText(['•••••', fresh.ssn, '•••••'])
  await expect(cellsOf('Bank account')).toHaveText([
    '••••• 4020',
    fresh.bankAccountNo,
    '••••• 2345',
  ])
  expect(await desk.updatesSent()).toEqual([])
  await dialog.getByRole('radio', { name: 'Identity number: Mine, unsaved' }).check()
  await dialog.getByRole('radio', { name: 'Bank account: Theirs, saved' }).check()
  await dialog.getByRole('button', { name: 'Save this result' }).click()

  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ssn: fresh.ssn },
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    ssn: fresh.ssn,
    bankAccountNo: theirs.bankAccountNo,
  })
  await expect(group(page, 'Identity number')).toContainText('•••••')
  await expect(group(page, 'Bank account')).toContainText('••••• 4020')
})
