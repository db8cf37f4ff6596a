import { expect, test } from 'vitest'
import { renderEnglish } from '@/tests/support/render-english'
import { Timeline } from './timeline'
import type { TimelineItem, TimelineLane } from './timeline-item'

const lanes: TimelineLane[] = [
  { id: 'distribution', name: 'Distribution', link: { strength: 'own', words: 'this invoice' } },
  {
    id: 'ledger',
    name: 'Ledger',
    link: { strength: 'sure', words: 'sure, same number' },
    missing: 'The ledger does not answer.',
  },
]
const event = (id: string, at: string, more: Partial<TimelineItem> = {}): TimelineItem => {
  const order = Date.parse(at)
  const rest = {
    lane: 'distribution',
    precision: 'instant',
    phase: 'past',
    field: 'LogTime',
    kindOfTime: 'instant',
    raw: [],
  } as const
  return { id, at, order, title: `Event ${id}`, ...rest, ...more }
}
const now = { order: Date.parse('2026-03-12T13:32:00Z'), words: 'Now, 2026-03-12 14:32' }
const shown = (items: TimelineItem[], selected: string | null = null) =>
  renderEnglish(
    <Timeline
      lanes={lanes}
      items={items}
      now={now}
      selected={selected}
      onSelect={() => {}}
      zone="Europe/Oslo"
    />,
  )
const inTurn = (markup: string, ...texts: string[]) => {
  const places = texts.map((text) => markup.lastIndexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
}

test('the list reads in order of time, with now between what was and what will be', () => {
  const items = [
    event('third', '2026-03-25', { precision: 'day', phase: 'future' }),
    event('second', '2026-03-11T02:00:00Z'),
    event('first', '2026-02-24T07:01:12Z'),
  ]
  inTurn(shown(items), 'Event first', 'Event second', now.words, 'Event third')
})

test('an instant is read by the clock of the zone, anything else as it was sent', () => {
  const markup = shown([
    event('instant', '2026-03-11T02:00:00Z'),
    event('local', '2026-03-11T02:00:07', { precision: 'local' }),
    event('odd', 'last Tuesday', { precision: 'local', order: now.order }),
  ])
  for (const time of ['2026-03-11 03:00:00', '2026-03-11 02:00:07', 'last Tuesday'])
    expect(markup).toContain(`${time}</time>`)
})

test('one row is the tab stop: the selected one, else the first', () => {
  const items = [event('a', '2026-03-01T00:00:00Z'), event('b', '2026-03-02T00:00:00Z')]
  const stops = (markup: string) =>
    [...markup.matchAll(/tabindex="(-?\d)"[^>]*>Event (\w+)/gi)]
      .filter(([, stop]) => stop === '0')
      .map(([, , id]) => id)
  expect(stops(shown(items))).toEqual(['a'])
  expect(stops(shown(items, 'b'))).toEqual(['b'])
})

const several = ['b', 'c', 'd'].map((id, at) => event(id, `2026-03-0${at + 5}T00:00:00Z`))

test('raw data is closed, and a lane says in the picture and in words what is missing', () => {
  const first = event('a', '2026-03-01T00:00:00Z', { raw: [['Status', 'Failed']] })
  const markup = shown([first, ...several])
  expect(markup).not.toContain('Failed')
  expect(markup.split('The ledger does not answer.')).toHaveLength(3)
})

test('fewer than four moments have no picture: their lanes stand in a line above the list', () => {
  const three = shown(several)
  expect(three).not.toContain('timeline-picture')
  expect(three.split('The ledger does not answer.')).toHaveLength(2)
  inTurn(three, 'sure, same number', 'Event b', 'Event d')
  expect(shown([event('a', '2026-03-01T00:00:00Z'), ...several])).toContain('timeline-picture')
})

test('an axis that leaves out years says so', () => {
  const markup = shown([
    event('old', '2019-03-01T00:00:00Z'),
    event('a', '2026-03-01T00:00:00Z'),
    event('b', '2026-03-10T00:00:00Z'),
    event('c', '2026-03-11T00:00:00Z'),
  ])
  expect(markup).toContain('The axis skips 7 years, from 2019-03-01 to 2026-02-28.')
})

test('nothing of a timeline speaks by itself: the page says in one sentence what has changed', () => {
  const markup = shown([event('a', '2026-03-01T00:00:00Z')])
  expect(markup).not.toMatch(/role="(status|alert|log)"|aria-live/)
})

test('nothing to tell is said, with the lanes', () => {
  const markup = shown([])
  expect(markup).toContain('No events yet')
  expect(markup).toContain('sure, same number')
  expect(markup).not.toContain('timeline-picture')
})
