import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, reload, test, visit } from '../fixtures'
import { full, table, withPut } from '../support/customer-field-cases'
import { field, group, outcome, save, saveButton, unsaved } from '../support/customer-page'
import type { Raw } from '../support/sandbox'

/**
 * The fields that are cleared: all that are a text or a list, but the seven of the address, whose
 * blank is documented.
 */
const rows = Object.values(table).flat()
const clearable = rows
  .filter(
    ({ path, sent }) =>
      (typeof sent === 'string' || Array.isArray(sent)) &&
      !/^postalAddress\.(?!name)|Until$|^dateOfBirth$/.test(path),
  )
  .map(({ path, label, sent, as }) => {
    const stored = path.split('.').reduce<unknown>((at, key) => (at as Raw)[key], full)
    return {
      path,
      label: label.replace(/ \d$/, ''),
      as,
      isList: Array.isArray(sent),
      stored: [stored].flat().join(', '),
    }
  })
const unblankable = rows.filter(
  ({ path, sent }) => ['number', 'boolean'].includes(typeof sent) || /Until$/.test(path),
)

type Cleared = (typeof clearable)[number]

/** Empties a field, as a person does it. */
async function clear(page: Page, { label, as, isList }: Cleared) {
  if (as === 'mask')
    return page.getByRole('button', { name: `Clear ${label}`, exact: true }).click()
  if (!isList) return field(page, label).fill('')
  const remove = page.getByRole('button', { name: `Remove ${label} 1`, exact: true })
  while (await remove.isVisible()) await remove.click()
}

async function openCleared(desk: Desk, page: Page) {
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  for (const each of clearable) await clear(page, each)
  return customer
}

async function tickAll(page: Page) {
  const ticks = page.getByRole('checkbox', { name: 'Clear this field anyway' })
  await expect(ticks).toHaveCount(clearable.length)
  for (const tick of await ticks.all()) await tick.check()
}

const blankOf = ({ isList }: Cleared) => (isList ? [] : '')
const allBlank = (subject: Raw) =>
  clearable.reduce((made, each) => withPut(made, each.path, blankOf(each)), subject)

async function expectBlank(page: Page) {
  for (const { label, isList } of clearable)
    await expect(field(page, isList ? `${label} 1` : label)).toHaveValue('')
}

async function expectOld(page: Page) {
  for (const { label, as, isList, stored } of clearable) {
    if (as === 'mask') await expect(group(page, label)).toContainText('•••••')
    else
      await expect(field(page, isList ? `${label} 1` : label)).toHaveValue(
        isList ? stored.split(', ')[0]! : stored,
      )
  }
}

test('a cleared field says before anything is sent that nothing of it goes out, and without a tick nothing does', async ({
  desk,
  page,
}) => {
  expect(clearable).toHaveLength(28)
  const customer = await openCleared(desk, page)
  const stored = await desk.storedCustomer(customer.customerNo)
  const says = (value: string) =>
    page.getByText(`Clearing this field may not work, so it isn’t sent and stays ${value}.`)
  for (const { as, stored: value, path } of clearable)
    await expect(
      says(as === 'mask' ? (path === 'ssn' ? '•••••' : '••••• 2345') : value).first(),
    ).toBeVisible()
  await expect(page.getByText('Clearing this field may not work, so it isn’t sent')).toHaveCount(
    clearable.length,
  )
  await expect(saveButton(page)).toHaveAccessibleDescription('These changes can’t be saved')
  await page.keyboard.press('Control+s')
  expect(await desk.updatesSent()).toEqual([])

  await field(page, 'Due days').fill('21')
  await saveButton(page).click()
  await expect(outcome(page)).toContainText('Saved.')
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, dueDays: 21 },
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toEqual({ ...stored, dueDays: 21 })
})

test('with the tick a blank is sent, and where the upstream applies it the page says saved and shows it blank', async ({
  desk,
  page,
}) => {
  await desk.clearing('applied')
  const customer = await openCleared(desk, page)
  const stored = await desk.storedCustomer(customer.customerNo)
  await tickAll(page)
  await expect(page.getByText('We’ll check afterwards whether it was cleared.')).toHaveCount(
    clearable.length,
  )
  await save(page)
  await expect(outcome(page)).toContainText('the record matches what you sent')
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    allBlank({ customerNo: customer.customerNo }),
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toEqual(allBlank(stored))
  await expectBlank(page)

  await reload(page)
  await expectBlank(page)
  await expect(page.getByRole('heading', { level: 1, name: '(no name)' })).toBeVisible()
})

test('where the upstream ignores the blank, the page says so, and never that it is saved', async ({
  desk,
  page,
}) => {
  await desk.clearing('ignored')
  const customer = await openCleared(desk, page)
  const stored = await desk.storedCustomer(customer.customerNo)
  await tickAll(page)
  await saveButton(page).click()
  await expect(outcome(page)).toContainText(
    'not cleared, still as before: Name, Informal name, Org. no., ',
  )
  await expect(outcome(page)).not.toContainText('Saved.')
  await expect(outcome(page)).not.toContainText('matches what you sent')
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    allBlank({ customerNo: customer.customerNo }),
  ])
  expect(await desk.storedCustomer(customer.customerNo)).toEqual(stored)
  await expectOld(page)
  await expect(unsaved(page)).toBeHidden()

  await reload(page)
  await expectOld(page)
  await expect(page.getByText('Saved.')).toHaveCount(0)

  await visit(page, routes.customerJournal(customer.clientNo, customer.customerNo))
  await page
    .getByRole('main')
    .getByRole('button', { expanded: false, name: /^changed/ })
    .click()
  for (const { path, label, as, stored: value } of clearable) {
    const cells = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: label, exact: true }) })
    const shown = as === 'mask' ? (path === 'ssn' ? '•••••' : '••••• 2345') : value
    await expect(cells.getByRole('cell')).toHaveText([shown, '(blank)', shown])
  }
})

test('a blank that is ignored beside a field that is stored: both are told, each by its name', async ({
  desk,
  page,
}) => {
  await desk.clearing('ignored')
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  await field(page, 'Phone').fill('')
  await page.getByRole('checkbox', { name: 'Clear this field anyway' }).check()
  await field(page, 'Second phone').fill('+47 55 00 00 02')
  await saveButton(page).click()
  await expect(outcome(page)).toContainText('Accepted by the service.')
  await expect(outcome(page)).toContainText('not cleared, still as before: Phone.')
  expect((await desk.updatesSent())[0]!.customer).toEqual({
    customerNo: customer.customerNo,
    phoneNo: '',
    secondaryPhoneNo: '+47 55 00 00 02',
  })
  await expect(field(page, 'Phone')).toHaveValue(full.phoneNo)
  await expect(field(page, 'Second phone')).toHaveValue('+47 55 00 00 02')
})

test('a newer read in the background keeps the tick under a cleared field', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  await field(page, 'Phone').fill('')
  await page.getByRole('checkbox', { name: 'Clear this field anyway' }).check()
  await desk.store(customer.customerNo, {
    ...(await desk.storedCustomer(customer.customerNo)),
    secondaryPhoneNo: '+47 11 11 11 11',
  })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await expect(field(page, 'Second phone')).toHaveValue('+47 11 11 11 11')
  await expect(page.getByRole('checkbox', { name: 'Clear this field anyway' })).toBeChecked()
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, phoneNo: '' },
  ])
})

test('a day, a number and a yes or no cannot be blank: it is said, offers no tick, and sends nothing', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer(full)
  await openCustomer(page, customer)
  for (const { label, as } of unblankable) {
    if (as === 'choice')
      await expect(field(page, label).getByRole('option')).toHaveText(['Yes', 'No'])
    else await field(page, label).fill('')
  }
  await expect(page.getByRole('button', { name: 'Clear Date of birth' })).toHaveCount(0)
  await expect(page.getByText('This date can’t be cleared. It stays 2031-01-31.')).toBeVisible()
  await expect(page.getByText('This number can’t be cleared. It stays 2,5.')).toBeVisible()
  await expect(page.getByText('can’t be cleared. It stays ')).toHaveCount(unblankable.length - 1)
  await expect(page.getByRole('checkbox', { name: 'Clear this field anyway' })).toHaveCount(0)
  await expect(saveButton(page)).toHaveAccessibleDescription('These changes can’t be saved')
  await page.keyboard.press('Control+s')
  expect(await desk.updatesSent()).toEqual([])

  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'Discount')).toHaveValue('2,5')
  await expect(unsaved(page)).toBeHidden()
})
