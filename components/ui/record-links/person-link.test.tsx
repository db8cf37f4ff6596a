import { expect, test } from 'vitest'
import { renderEnglish } from '@/tests/support/render-english'
import { PersonLink } from './person-link'

const paint = (person: string, say?: (name: string) => string) =>
  renderEnglish(<PersonLink person={person} {...(say && { say })} />).replaceAll(
    /<a [^>]*href="([^"]*)"[^>]*>/g,
    '<$1>',
  )

test('a person leads to what they changed', () =>
  expect(paint('kari nordmann')).toBe('</journal?who=kari%20nordmann>kari nordmann</a>'))

test('a sentence around a person leads there by the name alone', () =>
  expect(paint('kari', (name) => `Taken by ${name}, kari.`)).toBe(
    'Taken by </journal?who=kari>kari</a>, kari.',
  ))

test('a sentence that leaves the name out is shown as it is', () =>
  expect(paint('kari', () => 'Booked.')).toBe('Booked.'))

test.each([
  ['was erased', '••••• ~a1b2', '•••••'],
  ['may be an identity number', '01019030071', '01019030071'],
  ['is not known', '', ''],
])('a name that %s is no link', (_, person, shown) =>
  expect(paint(person, (name) => `Done by ${name}`)).toBe(`Done by ${shown}`),
)
