import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { en } from './en'
import { toPseudoLocale } from './pseudo-locale'

const pseudoLocale = toPseudoLocale(en)

function listTexts(texts: unknown): string[] {
  return typeof texts === 'string' ? [texts] : Object.values(texts as object).flatMap(listTexts)
}

test('every text of the pseudo-locale is bracketed, and at least 40 % longer', () => {
  const { dateLocale, ...form } = pseudoLocale.form
  expect(dateLocale).toBe('en-GB')
  const english = listTexts(en).filter((text) => text !== dateLocale)
  const pseudo = listTexts({ ...pseudoLocale, form })
  expect(pseudo).toHaveLength(english.length)
  for (const [place, text] of english.entries()) {
    expect(pseudo[place]).toMatch(/^⟦.*⟧$/s)
    expect(pseudo[place]?.length).toBeGreaterThanOrEqual(text.length * 1.4)
  }
})

test('what a text is filled with, and how it counts, stays as it is', () => {
  const t = createTranslator({
    locale: 'en',
    messages: pseudoLocale,
    timeZone: 'UTC',
  })
  expect(t('states.age.seconds', { count: 5 })).toMatch(/^⟦5 s ago .+⟧$/)
  expect(t('timeline.years', { count: 1 })).toMatch(/^⟦1 year .+⟧$/)
})
