import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, reload, test, visit } from '../fixtures'
import { collectionOf } from '../support/collection'
import { countKeystrokes } from '../support/keystroke-model'
import { lookedInBothSizes } from '../support/screenshots'

type Made = { invoiceId: string; number: string; kid: string; name: string; amount: number }

/** A payment reference of twelve digits with the check digit of mod 10. */
function makeKid(serial: number): string {
  const digits = `00012${String(serial).padStart(6, '0')}`
  const sum = [...digits].reduce((total, digit, at) => {
    const twice = at % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + Math.floor(twice / 10) + (twice % 10)
  }, 0)
  return digits + ((10 - (sum % 10)) % 10)
}

const names = ['Tveit Elektro AS', 'Kari Sæther', 'Maren Åsen', 'Nordlys Bygg AS', 'Ola Berg']

/** Invoices of several debtors in a tenant that nobody else has. */
async function addInvoices(desk: Desk, count: number): Promise<Made[]> {
  const planned = Array.from({ length: count }, (_, at) => ({
    number: `2026-${10_301 + 37 * at}`,
    kid: makeKid(4_501 + 211 * at),
    name: `${names[at % names.length]!} ${String.fromCodePoint(65 + Math.floor(at / names.length))}`,
    amount: 1_000 + 113.5 * at,
  }))
  const made = await collectionOf(desk).addInvoices(
    ...planned.map(({ number, kid, name, amount }) => ({
      ...{ invoiceNumber: number, ocrReferenceNumber: kid, currency: 'NOK' },
      originalInvoiceAmount: amount,
      debtors: [{ type: 'COMPANY', role: 'PRIMARY_DEBTOR', name, customerNumber: `c-${name}` }],
    })),
  )
  return planned.map((each, at) => ({
    ...each,
    invoiceId: made.find(({ index }) => index === at)!.invoiceId,
  }))
}

const toLine = ({ name, amount, kid }: Made, own: { reference?: string; amount?: number } = {}) =>
  [
    ...['11.03.2026', name, own.reference ?? kid],
    ...[(own.amount ?? amount).toFixed(2).replace('.', ','), 'NOK'],
  ].join(';')
const swap = (text: string, at: number) =>
  text.slice(0, at) + text[at + 1] + text[at] + text.slice(at + 2)

const box = (page: Page) => page.getByRole('textbox', { name: 'Bank lines' })
const table = (page: Page) => page.getByRole('table', { name: 'Bank lines' })
/** The row of a line, and not what stands open below it. */
const row = (page: Page, name: string) =>
  table(page)
    .getByRole('row')
    .filter({ hasText: name, has: page.locator('td:nth-child(3)') })
    .first()
const record = (page: Page, count: number) =>
  page.getByRole('button', { name: `Record ${count} payment${count === 1 ? '' : 's'}` })

async function openPayments(desk: Desk, page: Page) {
  await desk.signIn('lead')
  await visit(page, routes.payments(desk.organizationId))
  await expect(box(page)).toBeFocused()
}

async function match(page: Page, lines: string[]) {
  await box(page).fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Match payments' }).click()
  await expect(table(page)).toBeVisible()
}

const booked = async (desk: Desk, made: readonly Made[]) =>
  Promise.all(made.map(async ({ invoiceId }) => (await desk.booked({ invoiceId })).payments))

test('20 payments from a pasted list take 12 clicks at most and 90 seconds', async ({
  desk,
  page,
}) => {
  test.slow()
  const made = await addInvoices(desk, 22)
  await desk.signIn('lead')
  await visit(page, routes.home())
  const [swapped, wrong, part, over, one, two, byName, byNumber, ...plain] = made as [
    ...[Made, Made, Made, Made, Made, Made, Made, Made],
    ...Made[],
  ]
  const pair = { ...one, amount: one.amount + two.amount }
  const lines = [
    toLine(swapped, { reference: swap(swapped.kid, 8) }),
    toLine(wrong, { reference: `${wrong.kid.slice(0, 6)}9${wrong.kid.slice(7)}` }),
    toLine(part, { amount: 400 }),
    toLine(over, { amount: over.amount + 250 }),
    toLine(pair, { reference: `${one.number} ${two.number}` }),
    toLine(byName, { reference: 'faktura mars' }),
    toLine(byNumber, { reference: `faktura ${byNumber.number}` }),
    ...plain.slice(0, 13).map((each) => toLine(each)),
  ]
  expect(lines).toHaveLength(20)

  const model = countKeystrokes(page)
  model.think()
  await model.click(page.getByRole('link', { name: 'Payments' }))
  await expect(box(page)).toBeFocused()
  await model.paste(lines.join('\n'))
  await model.press('Control+Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/of 20 payments matched/)
  for (const line of [one, byName]) {
    model.think()
    await expect(row(page, line.name).getByRole('button').first()).toBeFocused()
    await model.press('Enter')
  }
  await expect(page.getByRole('heading', { name: '20 of 20 payments matched' })).toBeVisible()
  model.think()
  await model.click(page.getByLabel('I’ve checked the overpayment of 250,00 NOK'))
  model.think()
  await model.click(record(page, 20))
  await expect(page.getByText('Booked: 21 of 21.')).toBeVisible({ timeout: 30_000 })

  const { clicks, keys, seconds } = model.counted
  test.info().annotations.push({
    type: 'journey',
    description: `${clicks} clicks, ${keys} keys, ${seconds.toFixed(1)} s by the keystroke model`,
  })
  expect(clicks).toBeLessThanOrEqual(12)
  expect(seconds).toBeLessThanOrEqual(90)
  expect(await booked(desk, made)).toEqual([...made.slice(0, 21).map(() => 1), 0])
})

test('each line says its invoice, why, and what differs; what is recorded is struck out next time', async ({
  desk,
  page,
}) => {
  const [full, part, over, other] = (await addInvoices(desk, 4)) as [Made, Made, Made, Made]
  await openPayments(desk, page)
  const lines = [
    toLine(full),
    toLine(part, { amount: 400.25 }),
    toLine(over, { amount: over.amount + 10 }),
    '10.03.2026;Bakke Regnskap;diverse;4 000,00;NOK',
    '10.03.2026;Strøm;avtalegiro;-12,00;NOK',
    'ukjent;Feil;hei;12,00;NOK',
    toLine(other, { reference: 'hei' }),
  ]
  await match(page, lines)
  await expect(row(page, full.name)).toContainText(/KID and amount\s*0,00/)
  await expect(row(page, part.name)).toContainText(/KID, part payment\s*−713,25/)
  await expect(row(page, over.name)).toContainText(/KID, paid too much\s*\+10,00/)
  await expect(row(page, 'Bakke Regnskap')).toContainText('Nothing matches')
  await expect(row(page, 'Strøm')).toContainText('Outgoing')
  await expect(row(page, 'Feil')).toContainText('No date we can read')
  await expect(page.getByRole('button', { name: 'Not payments 2' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '3 of 5 payments matched' })).toBeVisible()

  const aside = page.getByRole('complementary', { name: 'One batch, 3 payments' })
  await expect(aside).toContainText(`1 stays open with 713,25 NOK, ${part.name}.`)
  await expect(aside).toContainText(`1 is overpaid by 10,00 NOK, ${over.name}.`)
  await expect(record(page, 3)).toBeDisabled()
  await row(page, over.name).getByRole('button').first().focus()
  await page.keyboard.press(' ')
  await expect(record(page, 2)).toBeEnabled()
  await page.keyboard.press(' ')
  await page.getByLabel('I’ve checked the overpayment of 10,00 NOK').check()
  await record(page, 3).click()
  await expect(page.getByText('Booked: 3 of 3.')).toBeVisible()
  await reload(page)
  await expect(page.getByText('Booked: 3 of 3.')).toBeVisible()
  await expect(
    page.getByRole('status').filter({ hasText: '2 payments not recorded' }),
  ).toContainText('5 340,50 NOK')

  await page.getByRole('button', { name: 'Record more payments' }).click()
  await expect(page.getByRole('heading', { name: '0 of 2 payments matched' })).toBeVisible()
  await expect(row(page, 'Bakke Regnskap')).toContainText('Nothing matches')
  await expect(row(page, other.name).getByRole('checkbox')).not.toBeChecked()
  await expect(row(page, 'Strøm')).toContainText('Outgoing')
  await expect(row(page, full.name)).toBeHidden()
  await page.getByRole('button', { name: 'Discard list' }).click()
  await match(page, lines)
  await expect(row(page, full.name)).toContainText('Recorded before')
  await expect(row(page, full.name).getByRole('checkbox')).toBeDisabled()
  await expect(record(page, 0)).toBeDisabled()
  await row(page, full.name).getByRole('link').click()
  await expect(page.getByText('Booked: 3 of 3.')).toBeVisible()
  expect(await booked(desk, [full, part, over, other])).toEqual([1, 1, 1, 0])
})

test('a long list is drawn to its end, its first line that needs a choice has the focus, and no more lines are added than one batch takes', async ({
  desk,
  page,
}) => {
  const made = await addInvoices(desk, 6)
  await openPayments(desk, page)
  const plain = Array.from({ length: 119 }, (_, at) =>
    toLine(made[0]!, { reference: `Rent ${at}`, amount: 77_000 + at }).replace(
      made[0]!.name,
      `Payer ${at}`,
    ),
  )
  await match(page, [...plain, toLine(made[5]!, { reference: 'rent' })])
  await expect(table(page).locator('tbody .row-link')).toHaveCount(120)
  await expect(row(page, made[5]!.name).getByRole('button').first()).toBeFocused()
  await page.getByRole('button', { name: 'Leave out' }).click()
  await expect(row(page, made[5]!.name).getByRole('button').first()).toBeFocused()

  await page.getByRole('button', { name: 'Paste more' }).click()
  await expect(page.getByText('The lines are added to the 120 lines you have.')).toBeVisible()
  const added = Array.from({ length: 881 }, (_, at) => `12.03.2026;Added ${at};rent;${at + 1},00`)
  await box(page).fill(added.join('\n'))
  await page.getByRole('button', { name: 'Match payments' }).click()
  await expect(page.getByText(/this would be more than 1.?000/)).toBeVisible()
  await expect(box(page)).toHaveValue(added.join('\n'))
  await match(page, added.slice(0, 2))
  await expect(table(page).locator('tbody .row-link')).toHaveCount(122)
})

test('a list that is not sent is found again with what was chosen', async ({ desk, page }) => {
  const [first, second] = (await addInvoices(desk, 2)) as [Made, Made]
  await openPayments(desk, page)
  await match(page, [toLine(first), toLine(second, { reference: 'hei' })])
  await expect(row(page, second.name).getByRole('button').first()).toBeFocused()
  const kept = page.waitForResponse(/keepDraft/)
  await page.keyboard.press('Enter')
  await expect(row(page, second.name)).toContainText('Name and amount')
  await kept
  await reload(page)
  await expect(page.getByText('Draft restored')).toBeVisible()
  await expect(row(page, second.name).getByRole('checkbox')).toBeChecked()
  await page.getByRole('button', { name: 'Discard list' }).click()
  await expect(box(page)).toHaveValue('')
})

for (const kind of ['drop-before', 'drop-after'] as const)
  test(`an answer that is lost (${kind}) is not known, and the payments are booked once`, async ({
    desk,
    page,
  }) => {
    test.slow()
    const made = await addInvoices(desk, 3)
    await openPayments(desk, page)
    await match(
      page,
      made.map((each) => toLine(each)),
    )
    await desk.fault({ operation: 'createPayments', kind })
    await record(page, 3).click()
    await expect(page.getByRole('heading', { name: 'Payments sent' })).toBeVisible()
    await expect(page.getByText('We couldn’t confirm this submission.')).toBeVisible()
    const outcome = page.getByText(/Booked: 3 of 3\.|Not found so far/)
    await expect(async () => {
      if (await outcome.isHidden())
        await page.getByRole('button', { name: 'Check status' }).click({ timeout: 1_000 })
      await expect(outcome).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 20_000 })
    if (kind === 'drop-before')
      await page.getByRole('button', { name: 'Resend with the same IDs' }).click()
    await expect(page.getByText('Booked: 3 of 3.')).toBeVisible()
    expect(await booked(desk, made)).toEqual([1, 1, 1])

    await page.getByRole('button', { name: 'Record more payments' }).click()
    await match(
      page,
      made.map((each) => toLine(each)),
    )
    await expect(page.getByRole('button', { name: 'Recorded before 3' })).toBeVisible()
    await expect(record(page, 0)).toBeDisabled()
  })

test('an invoice whose payment a colleague sent and nobody confirmed is left out until a person picks it and says so', async ({
  desk,
  page,
}) => {
  const [paid, other] = (await addInvoices(desk, 2)) as [Made, Made]
  const colleague = await desk.otherBrowser()
  await desk.signIn('controller', colleague)
  const theirs = await colleague.newPage()
  await visit(theirs, routes.payments(desk.organizationId))
  await match(theirs, [toLine(paid)])
  await desk.fault({ operation: 'createPayments', kind: 'drop-before', times: 1 })
  await record(theirs, 1).click()
  await expect(theirs.getByText('We couldn’t confirm this submission.')).toBeVisible()

  await openPayments(desk, page)
  await match(page, [toLine(paid, { reference: `faktura ${paid.number}` }), toLine(other)])
  const line = row(page, paid.name)
  await expect(line).toContainText('Earlier payment not confirmed as booked')
  await expect(line.getByRole('checkbox')).not.toBeChecked()
  await expect(record(page, 1)).toBeEnabled()
  await line.getByRole('checkbox').check()
  await expect(record(page, 2)).toBeDisabled()
  await expect(page.getByText('1 of these invoices has a payment or correction')).toContainText(
    `booked: ${paid.number}.`,
  )
  await lookedInBothSizes(page, 'payments-on-their-way')
  await page.getByLabel('I’ve checked what was sent before').check()
  await record(page, 2).click()
  await expect(page.getByText('Booked: 2 of 2.')).toBeVisible()
  expect(await booked(desk, [paid, other])).toEqual([1, 1])
})

test('a camt.054 file is read, and a line finds an invoice by hand', async ({ desk, page }) => {
  const [first, second] = (await addInvoices(desk, 2)) as [Made, Made]
  const entry = ({ amount, name }: Made, reference: string, id: string) =>
    `<Ntry><Amt Ccy="NOK">${amount.toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-11</Dt></BookgDt><NtryDtls><TxDtls><Refs><AcctSvcrRef>${id}</AcctSvcrRef></Refs><RltdPties><Dbtr><Nm>${name}</Nm></Dbtr></RltdPties><RmtInf>${reference}</RmtInf></TxDtls></NtryDtls></Ntry>`
  const structured = `<Strd><CdtrRefInf><Ref>${first.kid}</Ref></CdtrRefInf></Strd>`
  const entries = [
    entry(first, structured, 'A1'),
    entry({ ...second, name: 'Nobody here', amount: 7 }, '<Ustrd>hei</Ustrd>', 'A2'),
  ]
  await openPayments(desk, page)
  await page.locator('input[type="file"]').setInputFiles({
    name: 'camt.xml',
    mimeType: 'application/xml',
    buffer: Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?><Document><BkToCstmrDbtCdtNtfctn><Ntfctn>${entries.join('')}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
    ),
  })
  await expect(row(page, first.name)).toContainText('KID and amount')
  await row(page, 'Nobody here').getByRole('button', { name: 'Find invoice' }).click()
  await page.getByRole('searchbox', { name: /^Find an open invoice/ }).fill(second.number)
  await page.keyboard.press('Enter')
  await expect(row(page, 'Nobody here')).toContainText('Chosen, part payment')
  await expect(record(page, 2)).toBeEnabled()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('lines are cards, nothing scrolls sideways, and a choice is made by tapping', async ({
    desk,
    page,
  }) => {
    const [first, second] = (await addInvoices(desk, 2)) as [Made, Made]
    await openPayments(desk, page)
    const long = 'Boligbyggelaget Nedre Romerike Utbyggingsselskap og Vedlikeholdsforening AS'
    await match(page, [
      toLine(first),
      toLine(second, { reference: 'hei' }),
      toLine({ ...second, name: long, amount: 12 }, { reference: 'x'.repeat(80) }),
      `ukjent;${'y'.repeat(120)};hei;12,00;NOK`,
    ])
    await page.getByRole('button', { name: `Use ${second.number}` }).click()
    await expect(row(page, second.name)).toContainText('Name and amount')
    await expect(record(page, 2)).toBeEnabled()
    const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
    expect(widths[0]).toBe(widths[1])
  })
})
