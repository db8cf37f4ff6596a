import { AsyncLocalStorage } from 'node:async_hooks'

/** Cookies by name, and the headers of a request: of the one browser that tests/support/browser is. */
export const browser: { jar: Map<string, string>; sent: Record<string, string> } = {
  jar: new Map(),
  sent: {},
}
type Jar = typeof browser.jar
const otherJars = new AsyncLocalStorage<Jar>()

/** Lets one work ask with the cookies of another browser, while others ask with theirs. */
export const withJar = <Value>(jar: Jar, work: () => Promise<Value>) => otherJars.run(jar, work)

const getJar = () => otherJars.getStore() ?? browser.jar

export const browserHeaders = {
  cookies: async () => ({
    get: (name: string) => (getJar().has(name) ? { name, value: getJar().get(name) } : undefined),
    set: (name: string, value: string) => void getJar().set(name, value),
  }),
  headers: async () => new Headers(browser.sent),
}

// Stands for `next/headers` in unit tests.
export const cookies = () => browserHeaders.cookies()
export const headers = () => browserHeaders.headers()
