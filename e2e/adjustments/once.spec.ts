import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { routes } from '@/lib/shared/routes'
import { expect, openCustomer, test, visit } from '../fixtures'
import { callAction } from '../support/api-client'
import { answering, deskSettings, port, soonGivenUp, startDesk } from '../support/processes'

test('the same save that arrives twice at once goes upstream once', async ({ desk, page }) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  await page.route('**/customers/*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.headers()['next-action'] !== undefined),
    page.getByRole('button', { name: 'Save changes' }).click(),
  ])
  const [input] = JSON.parse(request.postData()!) as [unknown]
  const call = () =>
    callAction(page.request, {
      id: request.headers()['next-action']!,
      at: new URL(request.url()).pathname,
      input,
    })

  await desk.fault({ operation: 'updateCustomer', kind: 'delay', delayMs: 500 })
  const answers = await Promise.all([call(), call(), call()])
  for (const { result } of [...answers, await call()])
    expect(result).toMatchObject({ ok: true, value: { outcome: 'saved' } })
  expect(await desk.updatesSent()).toHaveLength(1)

  const other = callAction(page.request, {
    id: request.headers()['next-action']!,
    at: new URL(request.url()).pathname,
    input: {
      ...(input as object),
      edited: { ...(input as { edited: object }).edited, name: 'Another' },
    },
  })
  expect((await other).result).toMatchObject({
    ok: false,
    failure: { kind: 'conflict', code: 'idempotency-key-reused' },
  })
  expect(await desk.updatesSent()).toHaveLength(1)
})

test('the same save by a colleague with a stolen idempotency key is refused', async ({
  desk,
  page,
}) => {
  const customer = await desk.as('controller').withCustomer()
  await openCustomer(page, customer)
  await page.getByLabel('City').fill('Bergen')
  const [request] = await Promise.all([
    page.waitForRequest((each) => each.headers()['next-action'] !== undefined),
    page.getByRole('button', { name: 'Save changes' }).click(),
  ])
  await expect(page.getByRole('status').filter({ hasText: /Saved\./ })).toBeVisible()
  const colleague = await desk.otherBrowser()
  await desk.signIn('lead', colleague)
  const [input] = JSON.parse(request.postData()!) as [unknown]
  const call = (stolen: unknown) =>
    callAction(colleague.request, {
      id: request.headers()['next-action']!,
      at: new URL(request.url()).pathname,
      input: stolen,
    })
  expect((await call(input)).result).toMatchObject({
    ok: false,
    failure: { kind: 'forbidden', code: 'other-person' },
  })
  const renamed = { ...(input as object), userName: desk.user('lead').userName }
  expect((await call(renamed)).result).toMatchObject({
    ok: false,
    failure: { kind: 'conflict', code: 'idempotency-key-reused' },
  })
  expect(await desk.updatesSent()).toHaveLength(1)
})

/** Until then a write may be under way, where the desk gives the service up as soon as `soonGivenUp` says. */
const longestWriteMs = 6 * 1000 * Number(soonGivenUp.UPSTREAM_TIMEOUT_SECONDS) + 5_000

test('a desk that is killed between send and answer shows the write as unknown, and looking settles it', async ({
  desk,
  browser,
}) => {
  test.slow()
  const [own, folder] = [await port(), mkdtempSync(join(tmpdir(), 'duedesk-killed-'))]
  const log = join(process.env.E2E_RUN!, `desk-killed.log`)
  const settings = { ...deskSettings(own, process.env.E2E_SANDBOX!, folder), ...soonGivenUp }
  const started = () => startDesk(own, settings, log)
  let process_ = started()
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${own}` })
  try {
    await answering(`http://127.0.0.1:${own}/api/health/ready`, log)
    const customer = await desk.withCustomer()
    await desk.signIn('controller', context)
    const page = await context.newPage()
    await openCustomer(page, customer)
    await page.getByLabel('City').fill('Bergen')
    await desk.fault({ operation: 'updateCustomer', kind: 'delay', delayMs: 60_000 })
    const sentAt = Date.now()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect
      .poll(async () => (await desk.requests()).counts.updateCustomer, { intervals: [20] })
      .toBe(1)
    await process_.killHard()
    await desk.letGo()

    process_ = started()
    await answering(`http://127.0.0.1:${own}/api/health/ready`, log)
    await visit(page, routes.journal())
    const entry = page.getByRole('listitem').filter({ hasText: `Customer ${customer.customerNo}` })
    await expect(entry).toContainText(/Sending|Unknown/)
    // A desk that starts slowly may tell it only once the write is over its deadline, and never before.
    if ((await entry.innerText()).includes('Unknown'))
      expect(Date.now() - sentAt).toBeGreaterThan(longestWriteMs)
    await expect(async () => {
      await visit(page, routes.journal())
      await expect(entry).toContainText('Unknown', { timeout: 500 })
    }).toPass({ timeout: 60_000 })
    await entry.getByRole('button', { name: 'Check status' }).click()
    await expect(entry).toContainText('every field is stored as sent.')
    await expect(entry).toContainText('Saved and checked')
    expect(await desk.storedCustomer(customer.customerNo)).toMatchObject({
      postalAddress: { cityName: 'Bergen' },
    })
    expect(await desk.updatesSent()).toHaveLength(1)
  } finally {
    await context.close()
    await process_.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
