import { routes } from '@/lib/shared/routes'
import { expect, test, visit } from '../fixtures'
import { readRoute } from '../support/api-client'

test('the desk says that it lives and that it is ready, and tells each area', async ({
  request,
}) => {
  const live = await request.get('/api/health/live')
  expect([live.status(), await live.json()]).toEqual([200, { live: true }])
  const ready = await request.get('/api/health/ready')
  expect(ready.status()).toBe(200)
  // A service that is busy for longer than the probe waits works the next time.
  await expect
    .poll(async () => (await request.get('/api/health/ready')).json())
    .toMatchObject({
      ready: true,
      store: true,
      areas: ['identity', 'receivables', 'distribution', 'collection'].map((area) => ({
        area,
        works: true,
      })),
    })
  for (const answer of [live, ready])
    expect(answer.headers()['cache-control']).toContain('no-store')
})

test('every page comes with a policy of its own nonce, and is kept by nobody', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const nonces = new Set<string>()
  for (const address of [
    routes.journal(),
    routes.customers(desk.clientNo),
    routes.customer(desk.clientNo, '1'),
    '/nowhere',
  ]) {
    const headers = (await (await page.request.get(address)).headers()) as Record<string, string>
    const policy = headers['content-security-policy'] ?? ''
    nonces.add(/'nonce-([^']+)'/.exec(policy)![1]!)
    expect(policy).toContain("script-src 'self' 'nonce-")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).toContain("object-src 'none'")
    expect(policy).not.toMatch(/unsafe-(inline|eval)/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['cache-control']).toMatch(/private.*no-store|no-store.*private/)
    expect(headers['x-powered-by']).toBeUndefined()
  }
  expect(nonces.size).toBe(4)
})

test('no answer of the desk names what made it, and reads are kept by nobody', async ({
  desk,
  page,
}) => {
  await desk.signIn('controller')
  const read = await readRoute(page.request, 'listJournal', { body: {} })
  expect(read.headers()['cache-control']).toBe('private, no-store')
  for (const address of [
    '/api/health/live',
    '/api/auth/csrf',
    '/api/auth/session',
    routes.login(),
  ]) {
    expect((await page.request.get(address)).headers()).not.toHaveProperty('x-powered-by')
  }
})

test('a script that somebody smuggles into a page does not run', async ({
  desk,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  await desk.signIn('controller', context)
  const page = await context.newPage()
  await visit(page, routes.journal())
  const directive = await page.evaluate(() => {
    const broken = new Promise((resolve) =>
      document.addEventListener('securitypolicyviolation', (event) =>
        resolve(event.effectiveDirective),
      ),
    )
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img alt="" src="data:,x" onerror="window.smuggled = true">',
    )
    return broken
  })
  expect(directive).toBe('script-src-attr')
  const answer = await page.evaluate(() =>
    fetch('https://evil.example/').then(
      () => 'answered',
      () => 'refused',
    ),
  )
  expect(answer).toBe('refused')
  expect(await page.evaluate(() => 'smuggled' in window)).toBe(false)
  await context.close()
})

test('the desk can be installed under its own name, and asks search engines to stay away', async ({
  page,
}) => {
  await visit(page, routes.login())
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await page.request.get(address!)).json()) as {
    name: string
    icons: { src: string; sizes: string; type: string }[]
  }
  expect(manifest.name).toBe('Duedesk')
  for (const { src, sizes, type } of manifest.icons) {
    const icon = await page.request.get(src)
    expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type])
    const bytes = await icon.body()
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes)
  }
  expect(
    (
      await page.request.get(
        (await page.locator('link[rel=apple-touch-icon]').getAttribute('href'))!,
      )
    ).status(),
  ).toBe(200)
  expect(await (await page.request.get('/robots.txt')).text()).toContain('Disallow: /')
})

test('whoever asks for the icon without reading a page gets it', async ({ page }) => {
  const icon = await page.request.get('/favicon.ico')
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png'])
  expect(await icon.body()).toEqual(await (await page.request.get('/icons/icon-192.png')).body())
})

test('an address that leads nowhere says so in words', async ({ desk, page }) => {
  await desk.signIn('controller')
  await visit(page, '/nowhere')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(routes.home())
})
