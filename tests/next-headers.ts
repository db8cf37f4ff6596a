/** Cookies by name, and the headers of a request: of the one browser that tests/support/browser is. */
export const browser: { jar: Map<string, string>; sent: Record<string, string> } = {
  jar: new Map(),
  sent: {},
}

export const browserHeaders = {
  cookies: async () => ({
    get: (name: string) =>
      browser.jar.has(name) ? { name, value: browser.jar.get(name) } : undefined,
    set: (name: string, value: string) => void browser.jar.set(name, value),
  }),
  headers: async () => new Headers(browser.sent),
}

// Stands for `next/headers` in unit tests.
export const cookies = () => browserHeaders.cookies()
export const headers = () => browserHeaders.headers()
