import { expect, type Page } from '@playwright/test'

export const script = '<script>window.hacked=1</script><img src=x onerror="window.hacked=1">'

/**
 * Texts that no person writes and an upstream may send: markup, a word without an end, marks that
 * turn or hide what follows, and names that every object has.
 */
export const hostileTexts = {
  markup: script,
  'a very long word': 'x'.repeat(5_000),
  'control and bidi characters':
    '\u202e\u2066evil\u0000\u0007\u001b[31m\u200b\ufeff\u2028\ud800 end',
  'a name of every object': '__proto__',
  'another name of every object': 'constructor',
  'a message of the desk': '{number, plural, other {#}} {missing}',
} as const

/** Days and times that are none, or that no calendar holds. */
export const noDates = [
  'tomorrow',
  '2026-02-30',
  '0000-00-00',
  '2026-13-45T99:99:99',
  '9999-12-31T23:59:59.9999999Z',
  '-1',
  script,
]

/** Nothing that came with an answer ran, and it made the page no wider than its window. */
export async function expectUnharmed(page: Page, what: string) {
  expect(await page.evaluate(() => 'hacked' in window), `${what} ran`).toBe(false)
  expect(
    await page.evaluate(() => document.scrollingElement!.scrollWidth <= innerWidth),
    `${what} scrolls sideways`,
  ).toBe(true)
}
