import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import { en } from './en'
import { loadTexts } from './load-texts'
import { nameService } from './name-service'

const translate = (name?: string) =>
  createTranslator({ locale: 'en', messages: nameService(en, name), timeZone: 'UTC' })

test('without a name the texts say the service', () => {
  const t = translate()
  expect(t('states.read.unreachable.title')).toBe('The service isn’t responding')
  expect(t('states.read.not-sent.title')).toBe('Can’t reach the service')
})

test.each([
  ['Ledger One', 'Ledger One isn’t responding', 'Can’t reach Ledger One'],
  ['the ledger', 'The ledger isn’t responding', 'Can’t reach the ledger'],
  ['eLedger', 'eLedger isn’t responding', 'Can’t reach eLedger'],
  ["O'Hara's", "O'Hara's isn’t responding", "Can’t reach O'Hara's"],
  ['$& 50 %', '$& 50 % isn’t responding', 'Can’t reach $& 50 %'],
])('the name %s stands within a sentence and begins one', (name, begins, within) => {
  const t = translate(name)
  expect(t('states.read.unreachable.title')).toBe(begins)
  expect(t('states.read.not-sent.title')).toBe(within)
})

test('beside a count the name stays as it is', () => {
  expect(translate('Ledger One')('customers.savedWarnings', { count: 2 })).toBe(
    'Ledger One gave 2 warnings.',
  )
})

test.each(['en', 'en-XA'] as const)('no text of %s waits for the name', async (locale) => {
  expect(JSON.stringify(await loadTexts(locale, 'Ledger One'))).not.toMatch(/%service%/i)
  expect(JSON.stringify(await loadTexts(locale))).not.toMatch(/%service%/i)
})

test('no English text calls the upstream by another name than the setting’s', () => {
  const { layout, ...others } = en
  expect(JSON.stringify({ ...others, layout: { ...layout, service: '' } })).not.toMatch(
    /\bthe service\b/i,
  )
})
