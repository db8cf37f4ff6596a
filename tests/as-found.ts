import { afterAll, vi } from 'vitest'
import { browser } from './next-headers'

/** What a file of tests put in the place of something is not there for the next one. */
afterAll(() => {
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  browser.jar.clear()
  browser.sent = {}
})
