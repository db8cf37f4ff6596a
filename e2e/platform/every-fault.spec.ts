import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, openCustomer, test, typedIn, visit } from '../fixtures'
import type { Fault } from '../support/sandbox'

/** What a person is to be told at first, and what is true in the end. */
type Told = 'saved' | 'refused' | 'unknown' | 'waits' | 'stored-all-the-same'
type Case = { fault: Omit<Fault, 'operation'>; told: Told; isStored: boolean }

const refusing = [
  400, 402, 403, 404, 405, 406, 408, 409, 410, 412, 413, 415, 418, 422, 423, 425, 428, 431, 451,
]
const unclear = [202, 204, 301, 302, 307, 308, 500, 501, 502, 503, 504, 507, 511, 599]

const cases: Case[] = [
  ...refusing.flatMap((status): Case[] => [
    { fault: { kind: 'status', status }, told: 'refused', isStored: false },
    { fault: { kind: 'status', status, after: true }, told: 'stored-all-the-same', isStored: true },
  ]),
  ...unclear.flatMap((status): Case[] => [
    { fault: { kind: 'status', status }, told: 'unknown', isStored: false },
    { fault: { kind: 'status', status, after: true }, told: 'unknown', isStored: true },
  ]),
  { fault: { kind: 'status', status: 401 }, told: 'saved', isStored: true },
  { fault: { kind: 'status', status: 401, after: true }, told: 'saved', isStored: true },
  { fault: { kind: 'drop-before' }, told: 'unknown', isStored: false },
  { fault: { kind: 'drop-after' }, told: 'unknown', isStored: true },
  { fault: { kind: 'truncate' }, told: 'unknown', isStored: true },
  { fault: { kind: 'garbage' }, told: 'unknown', isStored: true },
  { fault: { kind: 'minimal' }, told: 'saved', isStored: true },
  { fault: { kind: 'duplicate' }, told: 'saved', isStored: true },
  { fault: { kind: 'delay', delayMs: 300 }, told: 'saved', isStored: true },
  { fault: { kind: 'delay', delayMs: 10_600 }, told: 'unknown', isStored: true },
  { fault: { kind: 'delay', delayMs: 10_600, after: true }, told: 'unknown', isStored: true },
  { fault: { kind: 'status', status: 429, retryAfter: 1 }, told: 'waits', isStored: false },
]

const nameOf = ({ fault: { kind, status, after, delayMs } }: Case) =>
  [kind, status, delayMs, after && 'after the commit'].filter(Boolean).join(' ')

const first: Record<Told, RegExp> = {
  saved: /^Saved\.|Accepted by the service\./,
  refused: /Nothing was saved[.:]/,
  unknown: /We couldn’t confirm this change/,
  waits: /The service asked us to wait/,
  'stored-all-the-same': /Accepted by the service\./,
}

/** Words that would claim to know. */
const claims = {
  saved: /Saved\.|Accepted by the service/,
  nothing: /Nothing was saved|Nothing was sent/,
}

/**
 * Types into a field of every kind, with marks and letters that are easily lost, and saves into the
 * fault.
 */
async function saveInto(desk: Desk, page: Page, { fault }: Case) {
  // Each field that is edited stands in the read before: one that no read shows proves nothing.
  const customer = await desk.withCustomer({
    addressLine2: 'c/o Hansen',
    customerMessage: 'Ring først',
    stopReminderUntil: '2030-01-31',
  })
  await openCustomer(page, customer)
  await page.getByLabel('Name', { exact: true }).fill('Kari Åse «Berg»')
  await page.getByLabel('City').fill('Bergen')
  await page.getByLabel('Phone', { exact: true }).fill('+47 99 99 99 99')
  await page.getByRole('textbox', { name: 'E-mail 1', exact: true }).fill('kari@berg.example')
  await page.getByLabel('Due days').fill('30')
  await page.getByRole('textbox', { name: 'Stop reminders until' }).fill('2031-03-12')
  await page.getByLabel('Message').fill('Første linje\nandre linje 🎄')
  const typed = await typedIn(page)
  await desk.fault({ operation: 'updateCustomer', ...fault })
  await page.getByRole('button', { name: 'Save changes' }).click()
  return { ...customer, typed }
}

async function isStoredNow(desk: Desk, customerNo: string) {
  const { name, postalAddress, dueDays } = (await desk.storedCustomer(customerNo)) as {
    name: string
    postalAddress: { cityName: string }
    dueDays: number
  }
  const marks = [name === 'Kari Åse «Berg»', postalAddress.cityName === 'Bergen', dueDays === 30]
  expect(new Set(marks).size, 'stored in part').toBe(1)
  return marks[0]!
}

async function followed(desk: Desk, page: Page, each: Case) {
  const { typed, customerNo } = await saveInto(desk, page, each)
  const outcome = page.locator('[data-page-foot]')
  await expect(outcome, nameOf(each)).toContainText(first[each.told])
  expect(await typedIn(page), `${nameOf(each)} lost what was typed`).toEqual(typed)
  if (each.told === 'unknown' || each.told === 'waits')
    await expect(outcome, nameOf(each)).not.toContainText(claims.saved)
  if (each.told === 'unknown') await expect(outcome, nameOf(each)).not.toContainText(claims.nothing)
  if (each.isStored) await expect.poll(() => isStoredNow(desk, customerNo), nameOf(each)).toBe(true)
  else expect(await isStoredNow(desk, customerNo), nameOf(each)).toBe(false)

  if (each.told === 'unknown') {
    await outcome.getByRole('button', { name: 'Check status' }).click()
    await expect(outcome, nameOf(each)).toContainText(
      each.isStored
        ? 'Saved: every field is as you sent it.'
        : 'Not saved so far: every field is as it was before.',
    )
    expect(await typedIn(page), `${nameOf(each)} lost what was typed after the look`).toEqual(typed)
  }
  return { customerNo, isStored: each.isStored, name: nameOf(each) }
}

/**
 * Two 405 in a row, with nothing saved between, take saving away from every test: they stand in one
 * part, a save that is stored before and after each.
 */
const denials = cases.filter(({ fault: { status } }) => status === 405)
const stored = cases.filter(({ told }) => told === 'saved')
const others = cases.filter((each) => !denials.includes(each) && !stored.includes(each))

/** Parts of about the same length, so that each worker has some. */
const parts = [
  [...denials.flatMap((each, at) => [stored[at]!, each]), ...stored.slice(denials.length)],
  ...Array.from({ length: 6 }, (_, part) => others.filter((_each, at) => at % 6 === part)),
]

for (const [part, own] of parts.entries()) {
  test(`every status and fault of a save is told as far as it is known, keeps every character, and the journal ends true (${part + 1} of ${parts.length})`, async ({
    desk,
    page,
  }) => {
    test.slow()
    await desk.signIn('controller')
    const ends: Awaited<ReturnType<typeof followed>>[] = []
    for (const each of own) ends.push(await followed(desk, page, each))

    await visit(page, routes.journal())
    for (const { customerNo, isStored, name } of ends) {
      const entry = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('link', { name: `Customer ${customerNo}` }) })
      await expect(entry, name).toContainText(isStored ? 'Saved' : /Refused|Not applied/)
      expect(await isStoredNow(desk, customerNo), name).toBe(isStored)
    }
  })
}
