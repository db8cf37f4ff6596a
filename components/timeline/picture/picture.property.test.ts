import fc from 'fast-check'
import { expect, test } from 'vitest'
import { t } from '@/tests/support/english'
import { createClock } from '../clock'
import { sortByTime, type TimelineItem } from '../timeline-item'
import { layoutPicture } from './picture-layout'

const minute = 60_000
const year = 365.25 * 24 * 60 * minute
const now = { order: Date.parse('2026-03-12T13:32:00Z'), words: 'Now, 2026-03-12 14:32' }
const lanes = ['distribution', 'ledger', 'collection'].map((id) => ({ id, name: id, link: null }))
const clock = createClock('Europe/Oslo')

const item = (from: number, to: number) =>
  fc
    .record({
      lane: fc.constantFrom(...lanes.map(({ id }) => id)),
      order: fc.integer({ min: Math.floor(from), max: Math.ceil(to) }),
      lasts: fc.option(fc.integer({ min: 1, max: Math.ceil(to - from) }), {
        nil: undefined,
        freq: 3,
      }),
      title: fc.string({ maxLength: 50 }),
      precision: fc.constantFrom('instant' as const, 'local' as const, 'day' as const),
      verdict: fc.constantFrom('fail' as const, 'ok' as const, undefined),
    })
    .map(({ lasts, order, ...rest }): Omit<TimelineItem, 'id'> => {
      const at = new Date(order).toISOString()
      const until =
        lasts === undefined
          ? undefined
          : { at: new Date(order + lasts).toISOString(), order: order + lasts }
      return {
        ...rest,
        at,
        order,
        until,
        phase: order > now.order ? 'future' : 'past',
        field: 'LogTime',
        kindOfTime: 'instant',
        raw: [],
      }
    })

/**
 * Stories of up to 60 events within a minute, within 20 years, and everything between, alone or
 * with something years away.
 */
const story = fc.double({ min: 0, max: 1, noNaN: true }).chain((size) => {
  const half = (minute * (20 * (year / minute)) ** size) / 2
  return fc
    .tuple(
      fc.array(item(now.order - half, now.order + half), { maxLength: 60 }),
      fc.array(item(now.order - 18 * year, now.order + 20 * year), { maxLength: 2 }),
    )
    .map(([near, far]) =>
      [...near, ...far].map((one, at): TimelineItem => ({ ...one, id: `event-${at}` })),
    )
})
const width = fc.integer({ min: 320, max: 1600 })

const pictures = (
  check: (layout: ReturnType<typeof layoutPicture>, items: readonly TimelineItem[]) => void,
) =>
  fc.assert(
    fc.property(story, width, (items, pixels) =>
      check(layoutPicture(t, { lanes, items, now, clock, width: pixels }), items),
    ),
    { numRuns: 300 },
  )

type Box = { left: number; right: number; top: number; bottom: number }
const overlaps = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom
const pairs = (boxes: readonly Box[]) =>
  boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const))

test('every event is in the picture once, in its lane, alone or with others', () => {
  pictures((layout, items) => {
    for (const { lane, marks, bands } of layout.lanes) {
      const drawn = [...marks.flatMap((mark) => mark.items), ...bands.map((band) => band.item)].map(
        ({ id }) => id,
      )
      expect(drawn.toSorted()).toEqual(
        items.flatMap(({ id, lane: of }) => (of === lane.id ? [id] : [])).toSorted(),
      )
    }
  })
})

test('no mark, band or label lies on another, on now, or beyond the edge', () => {
  pictures((layout) => {
    for (const { marks, bands, labels, height } of layout.lanes) {
      const markBoxes = marks.map(({ left, right }) => ({ left, right, top: 17, bottom: 31 }))
      const bandBoxes = bands.map(({ left, right, top }) => ({
        left,
        right,
        top,
        bottom: top + 10,
      }))
      const labelBoxes = labels.map(({ box }) => box)
      expect(
        pairs([...markBoxes, ...bandBoxes, ...labelBoxes]).filter(([one, other]) =>
          overlaps(one, other),
        ),
      ).toEqual([])
      for (const box of labelBoxes)
        expect(layout.nowX <= box.left || layout.nowX >= box.right).toBe(true)
      for (const box of [...markBoxes, ...labelBoxes])
        expect(box.left >= 0 && box.right <= layout.width && box.bottom <= height).toBe(true)
    }
  })
})

test('what is later never stands further left', () => {
  pictures(({ scale, lanes: drawn }, items) => {
    const places = sortByTime(items).map(({ order }) => scale.at(order))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    for (const { marks } of drawn) {
      const orders = marks.flatMap((mark) => mark.items.map(({ order }) => order))
      expect(orders).toEqual(orders.toSorted((one, other) => one - other))
      expect(marks.map(({ x }) => x)).toEqual(
        marks.map(({ x }) => x).toSorted((one, other) => one - other),
      )
    }
  })
})

test('the axis has ticks on every stretch, in order, and no words on others, on now, or beyond the edge', () => {
  pictures(({ ticks, scale, nowBox, width: pixels }) => {
    for (const { from, to } of scale.stretches)
      expect(ticks.some(({ order }) => order >= from && order <= to)).toBe(true)
    expect(ticks.map(({ x }) => x)).toEqual(
      ticks.map(({ x }) => x).toSorted((one, other) => one - other),
    )
    expect(new Set(ticks.map(({ order }) => order)).size).toBe(ticks.length)
    expect(ticks.length).toBeLessThan(pixels / 20)
    const words = ticks
      .filter(({ label }) => label)
      .map(({ x, width: wide }) => ({ left: x + 5, right: x + 5 + wide, top: 0, bottom: 1 }))
    expect(
      pairs([...words, { ...nowBox, top: 0, bottom: 1 }]).filter(([one, other]) =>
        overlaps(one, other),
      ),
    ).toEqual([])
    expect(words.every(({ right }) => right <= pixels)).toBe(true)
  })
})

test('the same story gives the same picture', () => {
  pictures(({ lanes: drawn, ticks, width: pixels }, items) => {
    const again = layoutPicture(t, { lanes, items, now, clock, width: pixels })
    expect([again.lanes, again.ticks]).toEqual([drawn, ticks])
  })
})
