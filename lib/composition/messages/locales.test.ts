import { expect, test } from 'vitest'
import { pickLocale } from './locales'

test.each<[chosen: string | undefined, header: string | null, locale: string]>([
  [undefined, null, 'en'],
  [undefined, 'en-GB,en;q=0.9', 'en'],
  [undefined, 'nb-NO,nb;q=0.9,en;q=0.5', 'en'],
  [undefined, 'xx', 'en'],
  [undefined, 'en-XA', 'en'],
  ['en-XA', 'en', 'en-XA'],
  ['xx', 'en', 'en'],
  ['__proto__', ';q=;,,', 'en'],
])('who chose %s and whose browser asks for %s has %s', (chosen, header, locale) => {
  expect(pickLocale(chosen, header)).toBe(locale)
})
