type MaybeText = string | null | undefined

/**
 * What may be done with a link of the upstream: `open` only where it leads to a host of the
 * setting. `host` is as browsers read it, so look-alikes show.
 */
export type CheckedUrl =
  | { kind: 'none' }
  | { kind: 'open'; href: string; host: string }
  | { kind: 'refused'; why: 'unreadable'; host: null }
  | { kind: 'refused'; why: 'notHttps' | 'credentials' | 'host'; host: string }

/**
 * Whether a link may be offered to be opened: https without credentials, to a host that is allowed.
 * What a browser would read in another way than a person (blanks, control characters, backslashes,
 * missing slashes) is not read at all.
 *
 * @param allowedHosts hosts as they stand in an address, with their port where it is not 443;
 *   `*.example.com` for every host below example.com.
 */
export function checkInvoiceUrl(link: MaybeText, allowedHosts: readonly string[]): CheckedUrl {
  const text = link?.trim() ?? ''
  if (text === '') return { kind: 'none' }
  const url = plainUrl.test(text) && URL.canParse(text) ? new URL(text) : null
  if (!url) return { kind: 'refused', why: 'unreadable', host: null }
  const { host, href } = url
  if (url.protocol !== 'https:') return { kind: 'refused', why: 'notHttps', host }
  if (url.username !== '' || url.password !== '' || text.slice(0, getHostEnd(text)).includes('@'))
    return { kind: 'refused', why: 'credentials', host }
  return allowedHosts.some((allowed) => isAllowedHost(host, allowed))
    ? { kind: 'open', href, host }
    : { kind: 'refused', why: 'host', host }
}

/**
 * A scheme, two slashes and a host, without anything that a browser drops or turns round before it
 * reads the rest.
 */
const plainUrl = /^[a-z][a-z0-9+.-]*:\/\/[^/\\\s\p{C}][^\\\s\p{C}]*$/iu

const getHostEnd = (text: string) => {
  const start = text.indexOf('//') + 2
  const length = text.slice(start).search(/[/?#]/)
  return length < 0 ? text.length : start + length
}

const isAllowedHost = (host: string, allowed: string) =>
  allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed
