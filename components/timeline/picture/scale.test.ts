import { describe, expect, test } from 'vitest'
import { createScale } from './scale'

const day = 86_400_000
const at = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('the scale of the axis', () => {
  test('runs evenly where no time stands apart', () => {
    const { breaks, at: place } = createScale(
      [at('2026-02-24'), at('2026-03-12'), at('2026-03-31')],
      700,
    )
    expect(breaks).toEqual([])
    expect(place(at('2026-03-12')) - place(at('2026-03-05'))).toBeCloseTo(
      place(at('2026-03-05')) - place(at('2026-02-26')),
      5,
    )
  })

  test('leaves out the years before the rest, which then fills the axis', () => {
    const { breaks, at: place } = createScale(
      [at('2019-05-01'), at('2026-02-24'), at('2026-03-12'), at('2026-03-31')],
      700,
    )
    expect(breaks).toHaveLength(1)
    expect(place(at('2026-03-31')) - place(at('2026-02-24'))).toBeGreaterThan(400)
    expect(place(at('2019-05-01'))).toBeLessThan(breaks[0]!.left)
  })

  test('leaves out years on both sides', () => {
    const { breaks, at: place } = createScale(
      [at('2016-01-01'), at('2026-02-24'), at('2026-03-12'), at('2033-01-01')],
      900,
    )
    expect(breaks).toHaveLength(2)
    expect(place(at('2026-03-12')) - place(at('2026-02-24'))).toBeGreaterThan(300)
  })

  test('keeps years that are alike', () => {
    expect(
      createScale(
        [2020, 2021, 2022, 2023, 2026].map((year) => at(`${year}-01-01`)),
        700,
      ).breaks,
    ).toEqual([])
  })

  test('leaves nothing out where there is no room for a break', () => {
    expect(createScale([at('2019-05-01'), at('2026-02-24'), at('2026-03-12')], 100).breaks).toEqual(
      [],
    )
  })

  test.each([
    ['nothing but now', [at('2026-03-12')]],
    ['one moment twice', [at('2026-03-12'), at('2026-03-12')]],
  ])('puts %s in the middle', (_, times) =>
    expect(createScale(times, 700).at(at('2026-03-12'))).toBeCloseTo(350, 5),
  )

  test('holds times beyond its ends at its ends', () => {
    const { at: place } = createScale([at('2026-03-01'), at('2026-03-12')], 700)
    expect(place(at('2026-03-01') - 400 * day)).toBe(0)
    expect(place(at('2026-03-12') + 400 * day)).toBe(700)
  })
})
