import type { Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { type Desk, expect, test, visit } from '../fixtures'
import { expectUnharmed, hostileTexts, script } from '../support/hostile-texts'
import { lookedInBothSizes } from '../support/screenshots'
import { pressVerbKey } from '../support/verb-keys'

const fileOf = (...lines: string[]) => ({
  name: 'moved.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

async function choose(page: Page, desk: Desk, lines: string[], way?: 'create') {
  await visit(page, `${routes.customerImport(desk.clientNo)}${way ? `?way=${way}` : ''}`)
  await page.locator('input[type=file]').setInputFiles(fileOf(...lines))
}

const answer = (page: Page, field: string, meaning: string) =>
  page
    .getByRole('group', { name: new RegExp(`^${field}: `) })
    .getByRole('radio', { name: meaning })
    .check()

const preview = (page: Page, rows: string) =>
  page.getByRole('button', { name: `Preview ${rows}` }).click()

const grid = (page: Page) => page.getByRole('grid', { name: 'What happens to each row' })
const row = (page: Page, text: string) => grid(page).getByRole('row').filter({ hasText: text })
const count = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Show rows' }).getByRole('button', { name })

/** What went out to change customers, however. */
async function countSent(desk: Desk) {
  const { counts } = await desk.requests()
  return (
    (counts.updateCustomers ?? 0) +
    (counts.createCustomers ?? 0) +
    (counts.updateCustomer ?? 0) +
    (counts.createCustomer ?? 0)
  )
}

test.describe('a file of customers', () => {
  test('without a column of the address keeps that line, and says what becomes of each row', async ({
    desk,
    page,
  }) => {
    const { customerNo: moved } = await desk.withCustomer({ addressLine2: 'c/o Hansen' })
    const { customerNo: same } = await desk.withCustomer({ name: 'Ola Dal' })
    const { customerNo: twice } = await desk.withCustomer({ name: 'Liv Berg' })
    await desk.signIn('controller')
    await choose(page, desk, [
      'Kundenr;Adresse;Postnr;Poststed;E-post',
      `${moved};Bryggen 7;5003;Bergen;<kari@berg.example>`,
      `${same};Storgata 1;0155;Oslo;kari.nordmann@post.example`,
      `${twice};Bryggen 8;5003;Bergen;liv@berg.example`,
      `${twice};Bryggen 9;5003;Bergen;liv@berg.example`,
      'nobody;Bryggen 9;5003;Bergen;x@berg.example',
    ])
    await expect(page.getByText('2 rows with a customer that is in the file')).toBeVisible()
    await preview(page, '3 rows')
    await expect(page.getByRole('heading', { name: '1 of 5 rows ready' })).toBeVisible()
    await expect(row(page, moved)).toContainText('Address replaced, 4 stored lines are kept')
    await expect(row(page, moved)).toContainText('Storgata 1 → Bryggen 7')
    await expect(row(page, same)).toContainText('Nothing to change')
    await expect(row(page, 'nobody')).toContainText('Unknown customer')
    await expect(count(page, 'E-mail cleaned')).toContainText('1')
    await lookedInBothSizes(page, 'customer-import-preview')

    await row(page, moved).getByText('Address replaced').click()
    const detail = page.getByRole('complementary', { name: 'Line 2: Kari Nordmann' })
    await expect(detail.getByRole('row', { name: /^City/ })).toContainText('Oslo')
    await lookedInBothSizes(page, 'customer-import-row')
    await detail.getByRole('button', { name: 'Close' }).click()

    await page.getByRole('button', { name: 'Use the last' }).click()
    await expect(page.getByRole('heading', { name: '2 of 5 rows ready' })).toBeVisible()
    await count(page, 'Left out').click()
    await expect(grid(page).getByRole('row')).toHaveCount(2)
    await expect(row(page, twice)).toContainText('Bryggen 8')
    await count(page, 'All').click()

    await page.getByRole('button', { name: 'Send 2', exact: true }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText('2 customers are changed')
    await expect(question).toContainText('2 addresses are replaced')
    await expect(question).toContainText('1 e-mail address will probably be cleaned')
    await expect(question).toContainText('3 rows will be skipped')
    await lookedInBothSizes(page, 'customer-import-question')
    await question.getByRole('textbox').fill('5')
    await expect(question).toContainText('Type 2 to confirm')
    expect(await countSent(desk)).toBe(0)

    await question.getByRole('textbox').fill('2')
    await question.getByRole('button', { name: 'Send 2' }).click()
    await expect(page).toHaveURL(/\/bulk-actions\//)
    const storedAddress = async () => (await desk.storedCustomer(moved)).postalAddress
    await expect.poll(storedAddress).toMatchObject({
      addressLine1: 'Bryggen 7',
      addressLine2: 'c/o Hansen',
      postalCode: '5003',
      cityName: 'Bergen',
      countryCode: 'NO',
    })
    expect(await countSent(desk)).toBe(1)
  })

  test('asks once for each column what its empty cells mean, and goes on only then', async ({
    desk,
    page,
  }) => {
    const { customerNo: first } = await desk.withCustomer({ addressLine2: 'c/o Hansen' })
    const { customerNo: second } = await desk.withCustomer({ addressLine2: 'c/o Berg' })
    await desk.signIn('controller')
    await choose(page, desk, [
      'customerNo;addressLine2;phoneNo;dueDays',
      `${first};;+47 22 33 44 56;`,
      `${second};;;30`,
    ])
    await expect(page.getByRole('group', { name: 'Address line 2: 2 empty cells' })).toBeVisible()
    await expect(page.getByText('Due days: 1 empty cell')).toBeVisible()
    const next = page.getByRole('button', { name: 'Preview 2 rows' })
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await answer(page, 'Address line 2', 'Make it blank')
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await lookedInBothSizes(page, 'customer-import-columns')
    await answer(page, 'Phone', 'Keep the stored value')
    await next.click()
    await expect(count(page, 'Lose an address line')).toContainText('2')
    await expect(row(page, first)).toContainText('c/o Hansen → blank')
    await expect(row(page, first)).toContainText('loses Address line 2')

    await page.getByRole('button', { name: 'Change columns' }).click()
    await answer(page, 'Address line 2', 'Keep the stored value')
    await page.getByRole('button', { name: 'Back to the preview' }).click()
    await expect(count(page, 'Lose an address line')).toBeHidden()
    await expect(row(page, first)).toContainText('Address unchanged')
    expect(await countSent(desk)).toBe(0)
  })

  test('does no harm with what its cells hold', async ({ desk, page }) => {
    const { customerNo } = await desk.withCustomer()
    const others = await Promise.all(Array.from({ length: 4 }, () => desk.withCustomer()))
    await desk.signIn('controller')
    const [formula, markup, long, marks] = others.map((each) => each.customerNo)
    await choose(page, desk, [
      'customerNo;name',
      `${customerNo};${'x'.repeat(100_000)}`,
      `${formula};"=HYPERLINK(""http://evil.example"")"`,
      `${markup};"${script.replaceAll('"', '""')}"`,
      `${long};${hostileTexts['a very long word']}`,
      `${marks};Ka\u0007\u202eri`,
    ])
    await expect(page.getByText('Name is too long.')).toBeVisible()
    await preview(page, '4 rows')
    await expect(row(page, formula!)).toContainText('=HYPERLINK("http://evil.example")')
    await expect(row(page, customerNo)).toContainText('Blocked')
    await expectUnharmed(page, 'a file')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download as CSV' }).click()
    const stream = await (await saved).createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const csv = Buffer.concat(chunks).toString('utf8')
    expect(csv).toContain('Will change')
    expect(csv).not.toMatch(/"=HYPERLINK/)
  })

  test('with old values asks where a customer has been changed since', async ({ desk, page }) => {
    const { customerNo: still } = await desk.withCustomer({ phoneNo: '+47 22 33 44 55' })
    const { customerNo: since } = await desk.withCustomer({ phoneNo: '+47 22 33 44 99' })
    await desk.signIn('controller')
    await choose(page, desk, [
      'Kundenr;Telefon;Gammel telefon',
      `${still};+47 22 33 44 66;+47 22 33 44 55`,
      `${since};+47 22 33 44 66;+47 22 33 44 55`,
    ])
    await preview(page, '2 rows')
    await expect(row(page, still)).toContainText('Will change')
    await expect(row(page, since)).toContainText('Needs an answer')
    await expect(page.getByRole('complementary')).toContainText(
      'has been changed since the file was made.',
    )
    await page.getByRole('button', { name: 'Send 1 as it is' }).click()
    await expect(page.getByRole('heading', { name: '2 of 2 rows ready' })).toBeVisible()
  })

  test('tells what could not be read, and goes on where it was', async ({ desk, page }) => {
    const { customerNo } = await desk.withCustomer()
    await desk.signIn('controller')
    await choose(page, desk, ['customerNo;name', `${customerNo};Kari Berg`])
    await desk.fault({ operation: 'getCustomer', kind: 'status', status: 503, times: 3 })
    await preview(page, '1 row')
    await expect(page.getByText('1 customer hasn’t been read.')).toBeVisible()
    await desk.clearFaults()
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(row(page, customerNo)).toContainText('Will change')
    expect(await countSent(desk)).toBe(0)
  })

  test('with heads that were matched by hand before is matched so again', async ({
    desk,
    page,
  }) => {
    const { customerNo } = await desk.withCustomer()
    await desk.signIn('controller')
    const lines = ['Nr. hos oss;Kallenavn', `${customerNo};Kari`]
    await choose(page, desk, lines)
    const kept = page.waitForResponse(
      (response) =>
        response.url().endsWith(routes.localWrite('keepColumnMatches')) && response.ok(),
    )
    await page.getByRole('combobox', { name: 'Customer no.: from' }).selectOption('Nr. hos oss')
    await kept
    await choose(page, desk, lines)
    await expect(page.getByRole('combobox', { name: 'Customer no.: from' })).toHaveValue('0')
    await expect(page.getByRole('button', { name: 'Preview 1 row' })).toBeEnabled()
  })

  test('adds customers, and says which of them exist already', async ({ desk, page }) => {
    const { customerNo } = await desk.withCustomer()
    await desk.signIn('controller')
    await choose(
      page,
      desk,
      ['customerNo;name;cityName', 'new-1;Berg AS;Bergen', `${customerNo};Dal AS;Oslo`],
      'create',
    )
    await preview(page, '2 rows')
    await expect(row(page, 'new-1')).toContainText('Will be added')
    await expect(row(page, customerNo)).toContainText('Needs an answer')
    await expect(page.getByRole('complementary')).toContainText('exists already')
    await page.getByRole('button', { name: 'Leave out 1' }).click()
    await page.getByRole('button', { name: 'Send 1', exact: true }).click()
    await expect(page.getByRole('dialog')).toContainText('1 customer is added')
    expect(await countSent(desk)).toBe(0)
  })
})

test.describe('customers of the list', () => {
  test('that are ticked are changed by a value for all of them', async ({ desk, page }) => {
    const { customerNo: first } = await desk.withCustomer({ name: 'Aa Ticked 1' })
    const { customerNo: second } = await desk.withCustomer({ name: 'Aa Ticked 2' })
    await desk.signIn('controller')
    await visit(page, `${routes.customers(desk.clientNo)}?q=Aa+Ticked`)
    for (const name of ['Aa Ticked 1', 'Aa Ticked 2'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
    await pressVerbKey(page, 'c')
    await expect(page.getByText('2 selected customers, 2 rows')).toBeVisible()
    await page.getByRole('button', { name: /^Show \d+ more fields/ }).click()
    await page.getByRole('combobox', { name: 'Language: from' }).selectOption('For all rows')
    await page.getByRole('textbox', { name: 'Language for all rows' }).fill('sv')
    await preview(page, '2 rows')
    await expect(row(page, first)).toContainText('no → sv')
    await expect(row(page, second)).toContainText('no → sv')
    expect(await countSent(desk)).toBe(0)
  })

  test('that a search finds are all taken', async ({ desk, page }) => {
    await desk.withCustomer({ name: 'Bb Found 1' })
    await desk.withCustomer({ name: 'Bb Found 2' })
    await desk.signIn('controller')
    await visit(page, `${routes.customers(desk.clientNo)}?q=Bb+Found`)
    await page.getByRole('button', { name: 'Change all that match' }).click()
    await expect(page.getByText('2 selected customers, 2 rows')).toBeVisible()
  })

  test('are not changed by who may not', async ({ desk, page }) => {
    await desk.signIn('support')
    await visit(page, routes.customers(desk.clientNo))
    await expect(page.getByRole('link', { name: 'Import' })).toBeHidden()
    await expect(page.getByRole('button', { name: 'Change all customers' })).toBeHidden()
  })
})
