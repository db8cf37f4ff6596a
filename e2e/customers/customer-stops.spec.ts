import type { Page } from '@playwright/test'
import { expect, openCustomer, reload, test } from '../fixtures'
import { field, group, save, saveButton } from '../support/customer-page'

const stop = (page: Page, name: 'Reminders' | 'Debt collection' | 'Interest') =>
  group(page, `${name} stopped`)
const button = (page: Page, name: Parameters<typeof stop>[1], label: string) =>
  stop(page, name).getByRole('button', { name: label, exact: true })

/**
 * The reader's clock stands still at this moment; returns the calendar date some days from there,
 * where the reader is.
 */
async function clockStands(page: Page) {
  const now = new Date()
  await page.clock.setFixedTime(now)
  const today = now.toLocaleDateString('sv-SE', { timeZone: 'Europe/Oslo' })
  return (days: number) =>
    new Date(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

test('a stop is set by its usual lengths, told how long it runs, and ended by a day that is over', async ({
  desk,
  page,
}) => {
  const day = await clockStands(page)
  const customer = await desk.as('controller').withCustomer({ stopReminderMemo: 'Reklamasjon' })
  await openCustomer(page, customer)
  const until = {
    Reminders: 'Stop reminders until',
    'Debt collection': 'Stop collection until',
    Interest: 'Stop interest until',
  } as const
  for (const [name, days] of [
    ['Reminders', 14],
    ['Debt collection', 30],
    ['Interest', 90],
  ] as const) {
    await expect(button(page, name, 'End stop')).toBeHidden()
    await button(page, name, `+${days} days`).click()
    await expect(field(page, until[name])).toHaveValue(day(days))
    await expect(stop(page, name).getByText(`${days} days left`, { exact: true })).toBeVisible()
  }
  await expect(stop(page, 'Interest').getByText('Enter a reason for this stop.')).toBeVisible()
  await expect(stop(page, 'Reminders').getByText('Enter a reason for this stop.')).toBeHidden()
  await save(page)
  const running = {
    stopReminderUntil: day(14),
    stopDebtCollectionUntil: day(30),
    stopInterestCalcUntil: day(90),
  }
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject(running)
  await expect(
    page.getByText(/^Reminders stopped until .*, 14 days left\. “Reklamasjon”$/),
  ).toBeVisible()
  await expect(
    page.getByText(/^Interest stopped until .*, 90 days left\. No reason given\.$/),
  ).toBeVisible()

  await button(page, 'Interest', 'End stop').click()
  await expect(field(page, 'Stop interest until')).toHaveValue(day(-1))
  await expect(stop(page, 'Interest').getByText('Ended 1 day ago', { exact: true })).toBeVisible()
  await expect(button(page, 'Interest', 'End stop')).toBeHidden()
  await expect(stop(page, 'Interest').getByText('Enter a reason for this stop.')).toBeHidden()
  await save(page)
  expect((await desk.updatesSent()).map((sent) => sent.customer)).toEqual([
    { customerNo: customer.customerNo, ...running },
    { customerNo: customer.customerNo, stopInterestCalcUntil: day(-1) },
  ])
  await expect(page.getByText(/^Interest stopped until/)).toHaveCount(0)

  await reload(page)
  await expect(stop(page, 'Interest').getByText('Ended 1 day ago', { exact: true })).toBeVisible()
  await expect(stop(page, 'Reminders').getByText('14 days left', { exact: true })).toBeVisible()
})

test('a last day, an expired stop, a memo without a day and a stop without an end are told apart', async ({
  desk,
  page,
}) => {
  const day = await clockStands(page)
  const customer = await desk.as('controller').withCustomer({
    stopReminderUntil: day(0),
    stopReminderMemo: 'Reklamasjon',
    stopDebtCollectionUntil: day(-3),
    stopDebtCollectionMemo: '',
    stopInterestCalcMemo: 'Tvist',
  })
  await openCustomer(page, customer)
  await expect(stop(page, 'Reminders').getByText('Last day', { exact: true })).toBeVisible()
  await expect(
    page.getByText(/^Reminders stopped until .*, the last day\. “Reklamasjon”$/),
  ).toBeVisible()
  await expect(button(page, 'Reminders', 'End stop')).toBeVisible()
  await expect(
    stop(page, 'Debt collection').getByText('Ended 3 days ago', { exact: true }),
  ).toBeVisible()
  await expect(
    stop(page, 'Debt collection').getByText('Enter a reason for this stop.'),
  ).toBeHidden()
  await expect(button(page, 'Debt collection', 'End stop')).toBeHidden()
  await expect(page.getByText(/^Debt collection stopped until/)).toHaveCount(0)
  await expect(field(page, 'Interest memo')).toHaveAccessibleDescription(
    /There’s a memo but no date, so nothing is stopped/,
  )

  await field(page, 'Stop interest until').fill('9999-12-31')
  await expect(field(page, 'Stop interest until')).not.toHaveAccessibleDescription(
    /more than two years/,
  )
  await field(page, 'Stop collection until').fill(day(1))
  await expect(stop(page, 'Debt collection').getByText('1 day left', { exact: true })).toBeVisible()
  await expect(field(page, 'Collection memo')).toHaveAccessibleDescription(
    /Enter a reason for this stop/,
  )
  await field(page, 'Stop collection until').fill(day(1000))
  await expect(field(page, 'Stop collection until')).toHaveAccessibleDescription(
    /This stop lasts more than two years/,
  )
  await field(page, 'Stop collection until').fill('2026-02-3')
  await expect(stop(page, 'Debt collection').getByText(/days? left|Ended \d/)).toHaveCount(0)
  await expect(saveButton(page)).toHaveAccessibleDescription(
    'Fix before saving: Stop collection until',
  )
  await button(page, 'Debt collection', '+30 days').click()
  await save(page)
  expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
    stopInterestCalcUntil: '9999-12-31',
    stopDebtCollectionUntil: day(30),
  })
})

test('a stop that runs is moved on from its last day, never back', async ({ desk, page }) => {
  const day = await clockStands(page)
  await openCustomer(
    page,
    await desk
      .as('controller')
      .withCustomer({ stopReminderUntil: day(21), stopReminderMemo: 'Reklamasjon' }),
  )
  await button(page, 'Reminders', '+14 days').click()
  await expect(field(page, 'Stop reminders until')).toHaveValue(day(35))
  await button(page, 'Reminders', '+30 days').click()
  await expect(field(page, 'Stop reminders until')).toHaveValue(day(65))
})
