import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, visit } from '../fixtures'
import { answering, deskSettings, port, startDesk, startTimeout } from './processes'
import { startSecondUpstream, theirs } from './second-upstream.mjs'

type Second = Awaited<ReturnType<typeof startSecondUpstream>> & { desk: string }

/** What the second desk calls its upstream. */
export const serviceName = 'Second Ledger'

/**
 * A built desk of its own on the second upstream, once a worker: `second` says what the upstream
 * holds and was asked, and `page` is signed in at that desk.
 */
export const test = base.extend<{ signedIn: undefined }, { second: Second }>({
  second: [
    async ({ browserName: _ }, use) => {
      const upstream = await startSecondUpstream()
      const folder = mkdtempSync(join(tmpdir(), 'duedesk-second-'))
      const own = await port()
      const log = join(process.env.E2E_RUN!, `desk-on-second-${own}.log`)
      const { url } = upstream
      const started = startDesk(
        own,
        {
          ...deskSettings(own, url, folder),
          DESK_LABEL: 'Second',
          SERVICE_NAME: serviceName,
          DESK_WORKSPACES: JSON.stringify(theirs.workspaces),
          IDENTITY_URL: url,
          RECEIVABLES_URL: url,
          DISTRIBUTION_URL: url,
          COLLECTION_URL: url,
        },
        log,
      )
      try {
        const desk = `http://127.0.0.1:${own}`
        await answering(`${desk}/login`, log)
        await use({ ...upstream, desk })
      } finally {
        await started.stop()
        await upstream.close()
        rmSync(folder, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: startTimeout },
  ],

  baseURL: async ({ second }, use) => use(second.desk),

  signedIn: [
    async ({ page }, use) => {
      await visit(page, '/login')
      await page.getByLabel('User name').fill(theirs.person.userName)
      await page.getByLabel('Password').fill(theirs.person.password)
      await page.getByRole('button', { name: 'Sign in' }).click()
      await expect(page.getByLabel('Password')).toHaveCount(0)
      await use(undefined)
    },
    { auto: true },
  ],
})
