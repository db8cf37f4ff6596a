import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../app/globals.css', import.meta.url), 'utf8')
const colours = new Map(
  [...css.matchAll(/--color-([\w-]+):\s*light-dark\((#[\da-f]{6}),\s*(#[\da-f]{6})\)/gi)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)

const work = ['surface', 'canvas', 'sunken', 'raised', 'hover', 'selected']
const verdicts = ['ok', 'wait', 'fail', 'unknown', 'handled']
const text = 4.5
const shape = 3

/**
 * Every pair of colours the desk puts on each other, with the lowest ratio WCAG 2.2 allows for it
 * (ui.md, colour roles).
 */
const pairs = [
  ...on(
    'ink',
    [...work, 'field', 'accent-tint', 'wait-tint', 'fail-tint', 'ok-tint', 'unknown-tint'],
    text,
  ),
  ...on('ink-2', [...work, 'accent-tint', 'wait-tint', 'fail-tint', 'unknown-tint'], text),
  ...on('ink-3', [...work, 'field', 'accent-tint', 'wait-tint', 'fail-tint', 'unknown-tint'], text),
  ...on('accent', [...work, 'accent-tint', 'wait-tint', 'fail-tint'], text),
  ...on('on-accent', ['accent-fill', 'accent-press'], text),
  ...verdicts.flatMap((verdict) => on(verdict, [...work, `${verdict}-tint`], text)),
  ...verdicts.flatMap((verdict) =>
    on(
      `${verdict}-mark`,
      ['surface', 'canvas', 'hover', 'selected', 'raised', `${verdict}-tint`],
      shape,
    ),
  ),
  ...on('control', ['surface', 'field', 'raised', 'canvas', 'hover'], shape),
  ...on('focus', ['surface', 'canvas', 'raised', 'selected', 'field', 'sunken'], shape),
  ...on('accent-fill', ['surface', 'canvas', 'raised'], shape),
  ...on('ink', ['nav-current', 'nav-hover', 'removed', 'badge'], text),
  ...on('ink-2', ['nav-hover', 'nav-current'], text),
  ...on('ink-3', ['nav-current', 'nav-hover'], text),
  ...on('fail', ['nav-current', 'nav-hover'], text),
]

describe('the colours of the desk', () => {
  test('are the 133 pairs it uses', () =>
    expect(new Set(pairs.map(({ front, back }) => `${front} on ${back}`)).size).toBe(133))

  test.each(pairs)(
    'let $front be read on $back, in light and in dark',
    ({ front, back, least }) => {
      const [one, other] = [colours.get(front), colours.get(back)]
      expect(one && other, `no such colour: ${front} or ${back}`).toBeTruthy()
      expect(ratio(one!.light, other!.light)).toBeGreaterThanOrEqual(least)
      expect(ratio(one!.dark, other!.dark)).toBeGreaterThanOrEqual(least)
    },
  )

  test('are measured as WCAG does', () => {
    expect(ratio('#000000', '#FFFFFF')).toBeCloseTo(21)
    expect(ratio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
  })
})

function on(front: string, backs: string[], least: number) {
  return backs.map((back) => ({ front, back, least }))
}

function ratio(one: string, other: string) {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}

function linear(channel: number) {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}
