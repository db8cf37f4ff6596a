import { expect, test } from 'vitest'
import { readWithLinks } from '@/tests/support/read-with-links'
import { renderPage } from '@/tests/support/render-page'
import { PersonLink } from '../record-links/person-link'
import { FailureBlock } from './failure-block'
import { StateBlock, type StateProps } from './state-block'

const readText = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
const strip = (told: Omit<StateProps, 'kind' | 'look'>) =>
  readText(renderPage(<StateBlock kind="warned" variant="strip" {...told} />))

test.each([
  [
    'what it means',
    { title: 'Not found', children: 'It may be gone' },
    'Not found. It may be gone',
  ],
  ['what the service said', { title: 'Not found', raw: '404' }, 'Not found. 404'],
  ['its note', { title: 'Not found', raw: '404', note: 'As of now' }, 'Not found. 404 As of now'],
  ['nothing', { title: 'Not found', children: [false, ' ', null] }, 'Not found'],
] as [string, Omit<StateProps, 'kind'>, string][])(
  'a title of a strip is a sentence before %s',
  (_, told, text) => expect(strip(told)).toBe(text),
)

test.each(['Saved.', 'Sent?', 'Stopped because of this:'])('%s keeps its own mark', (title) =>
  expect(strip({ title, children: 'Then' })).toBe(`${title} Then`),
)

test.each([
  ['Taken by ', '', 'Taken by [ola](/journal?who=ola). Then'],
  ['Taken by ', '.', 'Taken by [ola](/journal?who=ola). Then'],
  ['', ' was first.', '[ola](/journal?who=ola) was first. Then'],
])('a title with a link of a person in it ends as any other: %s…%s', (before, after, text) => {
  const title = <PersonLink person="ola" say={(name) => `${before}${name}${after}`} />
  expect(
    readWithLinks(
      renderPage(
        <StateBlock kind="warned" variant="strip" title={title}>
          Then
        </StateBlock>,
      ),
    ),
  ).toBe(text)
})

test('a strip without a title begins with its meaning', () =>
  expect(strip({ title: '', children: 'Then' })).toBe('Then'))

test('a failure in a strip does not run into what it means', () => {
  const text = readText(
    renderPage(
      <FailureBlock failure={{ kind: 'invalid', message: 'no' }} doing="write" variant="strip" />,
    ),
  )
  expect(text).toMatch(/[^.]\. Nothing was saved/)
})

test('a title over a block is a heading, and stays as it is', () =>
  expect(
    renderPage(
      <StateBlock kind="failed" title="Not found">
        It may be gone
      </StateBlock>,
    ),
  ).toContain('>Not found</h2>'))
