import type { Messages } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { expect, test } from 'vitest'
import fillIn from '@/lib/shared/i18n/fill-in'
import { compileTexts } from './compile-texts'
import { en } from './en'

type Text = string | { [key: string]: Text }
type Part = string | 0 | Value
type Value = [name: string, kind?: number, options?: Record<string, Part | Part[]>]

/** What a text is filled with, of which each option is chosen at least once. */
const rounds = 24
const counts = [0, 1, 2, 21, 1234]
const words = ['Ola', 7, 0.5, '']
const choice = 1

const t = createTranslator({ locale: 'en', messages: en, timeZone: 'UTC' })
const compiled = compileTexts(en)

test('each text says the same as one that is parsed when it is said', () => {
  const texts = listTexts(en)
  const parts = new Map(listTexts(compiled as Text))
  expect([...parts.keys()]).toEqual(texts.map(([key]) => key))
  const filled = texts.filter(([key]) => typeof parts.get(key) !== 'string')
  expect(filled.length).toBeGreaterThan(1000)
  for (const [key] of filled)
    for (let round = 0; round < rounds; round += 1) {
      const values = chooseValues(parts.get(key) as unknown as Part[], round)
      const said = (t as (key: string, values: object) => string)(key, values)
      expect([key, values, sayCompiled(key, parts.get(key)!, values)]).toEqual([key, values, said])
    }
})

test('a text without values is the text, and one that is no message is refused', () => {
  const layout = { service: 'It’s {one} and {one' }
  expect(compiled.form.dateLocale).toBe(en.form.dateLocale)
  expect(() => compileTexts({ layout } as Messages)).toThrow()
})

const listTexts = (texts: Text, key = ''): [key: string, text: string][] =>
  typeof texts === 'string' || Array.isArray(texts)
    ? [[key, texts as string]]
    : Object.entries(texts).flatMap(([name, each]) =>
        listTexts(each, key === '' ? name : `${key}.${name}`),
      )

function chooseValues(parts: Part[], round: number): Record<string, string | number> {
  const values: Record<string, string | number> = {}
  for (const [place, [name, kind, options = {}]] of listValues(parts).entries()) {
    const [known, among] = [Object.keys(options), kind === undefined ? words : counts]
    const samples = kind === choice ? [...known, 'something else'] : among
    values[name] ??= samples[(round + place) % samples.length]!
  }
  return values
}

/** Those with options first: a text may say a count and choose by it. */
const listValues = (parts: Part | Part[]): Value[] =>
  (Array.isArray(parts) ? (parts as Part[]) : [parts])
    .filter((part): part is Value => Array.isArray(part))
    .flatMap((value) => [value, ...Object.values(value[2] ?? {}).flatMap(listValues)])
    .sort((one, other) => Number(other.length) - Number(one.length))

const sayCompiled = (key: string, text: string, values: Record<string, string | number>) =>
  fillIn(key, text as never, values, {
    ...{ locale: 'en', timeZone: 'UTC', cache: {} as never },
    formatters: {
      getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) =>
        new Intl.NumberFormat(...given),
      getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) =>
        new Intl.PluralRules(...given),
    } as never,
  })
