import 'server-only'

/**
 * A text of an upstream, cut to 500 characters, without anything that looks like a token or an
 * identity number.
 */
export function redactText(text: string): string {
  return text
    .slice(0, 5_000)
    .replace(/eyJ[\w.-]{10,}/g, '[token]')
    .replace(/\bBearer [^\s"',;]+/gi, 'Bearer [token]')
    .replace(/\b(?:\d{2})?\d{6}[-+A-FU-Y]?\d{3}[\dA-Y]\d?\b/g, '[number]')
    .slice(0, 500)
    .trim()
}
