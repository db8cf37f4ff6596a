import { routes } from '@/lib/shared/routes'
import { expect, reload, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'
import { keepAnswer } from '../support/leak-corpus'

const sessionCookie = 'duedesk.session'

test('a controller signs in and stands before the work of the day', async ({ desk, page }) => {
  const { userName, password } = desk.user('controller')
  await visit(page, routes.home())
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()

  await expect(page).toHaveURL(routes.home())
  await expect(page.getByRole('heading', { level: 1, name: /^\w+day \d+ \w+$/ })).toBeVisible()
})

test('a person signs in with the keyboard alone', async ({ desk, page }) => {
  const { userName, password } = desk.user('support')
  await visit(page, routes.login())
  await page.keyboard.press('Tab')
  await page.keyboard.type(userName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(routes.home())
  await expect(page.getByRole('heading', { level: 1, name: /^\w+day \d+ \w+$/ })).toBeVisible()
})

test('a wrong password and an unknown name are told in the same words, and the name stays typed', async ({
  desk,
  page,
}) => {
  await visit(page, routes.login())
  for (const userName of [desk.user('controller').userName, `nobody-${desk.clientNo}`]) {
    await page.getByLabel('User name').fill(userName)
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page.getByText('Wrong user name or password.')).toBeVisible()
    await expect(page.getByLabel('User name')).toHaveValue(userName)
    await reload(page)
  }
})

test('a person who tries too often is told how long to wait', async ({ desk, page }) => {
  const { userName, password } = desk.user('lead')
  await visit(page, routes.login())
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  const { csrfToken } = (await (await page.request.get('/api/auth/csrf')).json()) as {
    csrfToken: string
  }
  const tryWrong = async () => {
    const answer = await keepAnswer(
      await page.request.post('/api/auth/callback/credentials', {
        form: { csrfToken, userName, password: 'wrong', json: 'true' },
      }),
    )
    const { url } = (await answer.json()) as { url: string }
    return Number(
      /^wait-(\d+)$/.exec(new URL(url, page.url()).searchParams.get('error') ?? '')?.[1] ?? 0,
    )
  }
  // The first pauses are over before a slow page has asked.
  await expect.poll(tryWrong, { timeout: 60_000 }).toBeGreaterThan(4)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText(/Too many attempts\. Try again in \d+ seconds?\./)).toBeVisible()
})

test('a person comes back to the page that asked for sign-in', async ({ desk, page }) => {
  const { clientNo, customerNo } = await desk.withCustomer()
  const { userName, password } = desk.user('controller')
  await visit(page, routes.customer(clientNo, customerNo))
  await expect(page).toHaveURL(routes.login(routes.customer(clientNo, customerNo)))
  await page.getByLabel('User name').fill(userName)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(routes.customer(clientNo, customerNo))
})

test('a person is never sent elsewhere after sign-in', async ({ desk, page, context }) => {
  const { userName, password } = desk.user('controller')
  for (const next of [
    '//evil.example',
    'https://evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])
    await test.step(JSON.stringify(next), async () => {
      await context.clearCookies()
      await visit(page, routes.login(next))
      await page.getByLabel('User name').fill(userName)
      await page.getByLabel('Password').fill(password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page).toHaveURL(routes.home())
    })
})

test('signing out ends the session: its cookie is worth nothing afterwards', async ({
  desk,
  page,
  context,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.journal())
  const [cookie] = (await context.cookies()).filter(({ name }) => name === sessionCookie)
  const old = { cookie: `${sessionCookie}=${cookie!.value}` }
  expect((await readRoute(page.request, 'listJournal', { body: {} }, old)).status()).toBe(200)

  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(routes.login())
  await context.clearCookies()
  expect((await readRoute(page.request, 'listJournal', { body: {} }, old)).status()).toBe(401)
  await visit(page, routes.journal())
  await expect(page).toHaveURL(routes.login(routes.journal()))
})

test('every sign-in gets a cookie of its own that scripts cannot read and that tells nothing', async ({
  desk,
  context,
  page,
}) => {
  const cookies = []
  for (let time = 0; time < 2; time++) {
    await desk.signIn('controller')
    cookies.push((await context.cookies()).find(({ name }) => name === sessionCookie)!)
  }
  expect(cookies[0]!.value).not.toBe(cookies[1]!.value)
  expect(cookies[1]).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })

  const session = await keepAnswer(await page.request.get('/api/auth/session'))
  expect(Object.keys(await session.json())).toEqual(['expires'])
})

test('a person chooses dark, and the next page is dark from its first paint', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  await visit(page, routes.journal())
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Your settings' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)

  expect(await (await page.request.get(routes.journal())).text()).toContain('data-theme="dark"')
  await reload(page)
  expect(await background()).not.toBe(light)
})
