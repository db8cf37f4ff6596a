import 'server-only'

/** The longest beginning of a user agent that is looked at. */
const userAgentMax = 500

/**
 * Browsers by what they say of themselves. Those that also say that they are another one come
 * before it.
 */
const browsers: [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
]

const systems: [string, string][] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
]

/**
 * With which browser a request comes, such as `Firefox on Windows`: words of ours alone, never the
 * browser's own. Null where neither part is known.
 */
export function describeBrowser(userAgent: string | null): string | null {
  const agentText = (userAgent ?? '').slice(0, userAgentMax)
  const findName = (known: [string, string][]) =>
    known.find(([mark]) => agentText.includes(mark))?.[1]
  const [browser, system] = [findName(browsers), findName(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? null
}
