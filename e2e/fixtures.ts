import {
  type BrowserContext,
  test as base,
  expect,
  type Page,
  type TestInfo,
} from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { actionsKept, keepAnswersOf } from './support/leak-corpus'
import { complaintsOf, expectAccessible } from './support/page-checks'
import { noteRequestsOf, requestsRest } from './support/requests-under-way'
import { type FreshTenant, freshTenant, ordinary, type Raw, type Role } from './support/sandbox'

export { ordinary } from './support/sandbox'
export { expect }

/** Fields of a customer as a test states them; those of the address may stand beside the others. */
type Fields = Partial<typeof ordinary.postalAddress> & Raw

export type Desk = FreshTenant & {
  /** Signs a person of the tenant in, by the real sign-in without its page. */
  signIn: (role: Role, context?: BrowserContext) => Promise<void>
  /** Signs a person in and gives them a customer of their own. */
  as: (role: Role) => {
    withCustomer: (fields?: Fields) => Promise<{ clientNo: string; customerNo: string }>
  }
  withCustomer: (fields?: Fields) => Promise<{ clientNo: string; customerNo: string }>
  /** What arrived upstream to update a customer, oldest first. */
  updatesSent: () => Promise<{ metadata: Raw; customer: Raw }[]>
  /** Another tenant, whose companies are none of this one's. */
  stranger: () => Promise<FreshTenant>
  /** Another browser, with nobody signed in. */
  otherBrowser: () => Promise<BrowserContext>
}

type Fixtures = {
  desk: Desk
  watched: undefined
  complaints: string[]
  /**
   * Whether pages count the work of the day by themselves. By default a test's browser has just
   * counted it, so that what arrives upstream, and what meets a fault there, is what the test asked.
   */
  isWorkCounted: boolean
  /**
   * Whether pages load the scripts of others ahead. By default a test's browser saves data: each
   * page that a test opens loads what it needs itself.
   */
  loadsAhead: boolean
}

/**
 * Every test owns a fresh tenant. At its end each page that it opened must be accessible as it
 * stands, and must have complained about nothing; what the desk answered is kept for the leak test.
 */
export const test = base.extend<Fixtures>({
  baseURL: async ({ browserName: _ }, use) => use(process.env.E2E_DESK),

  complaints: async ({ browserName: _ }, use) => use([]),

  isWorkCounted: [false, { option: true }],
  loadsAhead: [false, { option: true }],

  watched: [
    async ({ context, complaints, loadsAhead }, use, test) => {
      noteRequestsOf(context)
      if (!loadsAhead) await context.addInitScript(saveData)
      const [seen, kept] = [complaintsOf(context), await keepAnswersOf(context)]
      await use(undefined)
      if (test.errors.length > 0) await attachPages(context, test)
      for (const page of context.pages().filter(isOfDesk)) await expectAccessible(page)
      await kept()
      expect(seen.concat(complaints)).toEqual([])
    },
    { auto: true },
  ],

  desk: async ({ context, browser, baseURL, complaints, isWorkCounted }, use) => {
    const tenant = await freshTenant()
    const others: { context: BrowserContext; kept: () => Promise<void>; seen: string[] }[] = []
    let lastNo = 9000

    const desk: Desk = {
      ...tenant,
      signIn: async (role, where = context) => {
        await signIn(where, tenant.user(role))
        if (!isWorkCounted) await keepNoCounts(where, tenant.user(role).userName, tenant)
      },
      withCustomer: async (fields = {}) => {
        const customerNo = String(++lastNo)
        await tenant.store(customerNo, {
          ...customerOf(fields),
          customerNo,
          clientNo: Number(tenant.clientNo),
          accountNo: 510_000 + lastNo,
        })
        return { clientNo: tenant.clientNo, customerNo }
      },
      as: (role) => ({
        withCustomer: async (fields) => {
          await desk.signIn(role)
          return desk.withCustomer(fields)
        },
      }),
      updatesSent: async () => {
        const { requests } = await tenant.requests()
        return requests
          .filter(({ operation }) => operation === 'updateCustomer')
          .map(({ body }) => body as { metadata: Raw; customer: Raw })
      },
      stranger: freshTenant,
      otherBrowser: async () => {
        const other = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } })
        noteRequestsOf(other)
        others.push({ context: other, kept: await keepAnswersOf(other), seen: complaintsOf(other) })
        return other
      },
    }
    await use(desk)
    for (const other of others) {
      await other.kept()
      complaints.push(...other.seen)
      await other.context.close()
    }
  },
})

const saveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })

/**
 * What stands on the pages of a test that failed: pictures, and the words of what they are about,
 * which `npm test` shows at its end.
 */
async function attachPages(context: BrowserContext, test: TestInfo) {
  for (const page of context.pages()) {
    await test.attach('picture', { body: await page.screenshot(), contentType: 'image/png' })
    const dialogs = await page.locator('dialog[open]').all()
    // What stood there may go while it is read.
    const words = await Promise.all(
      [...dialogs, page.locator('main')].map((part) =>
        part.ariaSnapshot({ timeout: 2_000 }).catch(() => ''),
      ),
    )
    await test.attach('words', {
      body: [page.url(), ...words].join('\n'),
      contentType: 'text/plain',
    })
  }
}

const isOfDesk = (page: Page) => page.url().startsWith(process.env.E2E_DESK!)

function customerOf(fields: Fields): Raw {
  const own = Object.entries(fields)
  const address = own.filter(([name]) => name in ordinary.postalAddress && name !== 'name')
  const rest = own.filter(([name]) => !(name in ordinary.postalAddress) || name === 'name')
  return {
    ...ordinary,
    postalAddress: { ...ordinary.postalAddress, ...Object.fromEntries(address) },
    ...Object.fromEntries(rest),
  }
}

export async function signIn(
  { request }: BrowserContext,
  { userName, password }: { userName: string; password: string },
) {
  const { csrfToken } = (await (await request.get('/api/auth/csrf')).json()) as {
    csrfToken: string
  }
  const answer = await request.post('/api/auth/callback/credentials', {
    form: { csrfToken, userName, password, json: 'true' },
  })
  expect(((await answer.json()) as { url: string }).url).not.toContain('error=')
}

/** Lets the browser have counted the work of a person just now, and found none that it could count. */
async function keepNoCounts(
  context: BrowserContext,
  person: string,
  { organizationId }: Pick<FreshTenant, 'organizationId'>,
) {
  const kept = { person, organizationId, readAt: Date.now(), counts: { all: null } }
  await context.addInitScript(
    ({ key, text }) => {
      const isPage = window === window.top && location.protocol.startsWith('http')
      if (isPage && localStorage.getItem(key) === null) localStorage.setItem(key, text)
    },
    { key: 'duedesk-work-counts', text: JSON.stringify(kept) },
  )
}

/** What stands in every field of the page, in the order of the page. */
export const typedIn = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value),
    )

/** Opens a page and waits until it takes what is typed: until then a press goes nowhere. */
export async function visit(page: Page, address: string) {
  await actionsKept(page)
  await page.goto(address)
  await takesInput(page)
}

/** Loads a page again, and waits as `visit` does. */
export async function reload(page: Page) {
  await page.reload()
  await takesInput(page)
}

/** Goes back, and waits as `visit` does. */
export async function goBack(page: Page) {
  await page.goBack()
  await takesInput(page)
}

/**
 * Waits until the browser has taken over the page that the server painted, each part of it that can
 * be pressed, and has nothing left to do.
 */
export async function takesInput(page: Page) {
  await page.waitForFunction(() => {
    const isAlive = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactProps'))
    const part = document.querySelector('main :is(input, button, a, section), main h1')
    const pressed = [...document.querySelectorAll('main :is(input, button, a)')]
    return part !== null && isAlive(part) && pressed.every(isAlive)
  })
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(null))))
}

/**
 * Waits until a page takes what is typed and has read what it shows: until then something may still
 * come, move or fail by itself.
 */
export async function readsRest(page: Page) {
  await takesInput(page)
  await requestsRest(page)
  await page.evaluate(() => new Promise((drawn) => requestIdleCallback(drawn)))
}

/** Opens the page of a customer. */
export const openCustomer = (
  page: Page,
  { clientNo, customerNo }: { clientNo: string; customerNo: string },
) => visit(page, routes.customer(clientNo, customerNo))
