import { afterAll, vi } from 'vitest'
import { browser } from './next-headers'

const settings = { ...process.env }

/** What a file of tests put in the place of something is not there for the next one. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of Object.keys(process.env)) if (!(name in settings)) delete process.env[name]
  Object.assign(process.env, settings)
  browser.jar.clear()
  browser.sent = {}
})
