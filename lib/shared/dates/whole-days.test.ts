import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayPresets, findPreset, getPresetDays, toDayBounds } from './whole-days'

describe('a range of days', () => {
  test.each([
    [
      'two days',
      '2026-03-01',
      '2026-03-12',
      '2026-03-01T00:00:00.000Z',
      '2026-03-12T23:59:59.999Z',
      false,
    ],
    [
      'one day',
      '2026-03-01',
      '2026-03-01',
      '2026-03-01T00:00:00.000Z',
      '2026-03-01T23:59:59.999Z',
      false,
    ],
    [
      'the day of summer time',
      '2026-03-29',
      '2026-03-29',
      '2026-03-29T00:00:00.000Z',
      '2026-03-29T23:59:59.999Z',
      false,
    ],
    ['open before', null, '2026-03-12', null, '2026-03-12T23:59:59.999Z', false],
    ['open after', '2026-03-01', null, '2026-03-01T00:00:00.000Z', null, false],
    ['open', null, null, null, null, false],
    [
      'the wrong way round',
      '2026-03-12',
      '2026-03-01',
      '2026-03-01T00:00:00.000Z',
      '2026-03-12T23:59:59.999Z',
      true,
    ],
  ])('%s', (_, from, to, first, last, swapped) =>
    expect(toDayBounds({ from, to })).toEqual({ ok: true, from: first, to: last, swapped }),
  )

  test('is refused with the days that do not exist', () => {
    expect(toDayBounds({ from: '2026-02-29', to: '2026-04-31' })).toEqual({
      ok: false,
      impossible: ['2026-02-29', '2026-04-31'],
    })
    expect(toDayBounds({ from: '2026-02-29', to: '2026-02-29' })).toEqual({
      ok: false,
      impossible: ['2026-02-29'],
    })
    expect(toDayBounds({ from: '', to: null })).toEqual({ ok: false, impossible: [''] })
  })
})

describe('a preset', () => {
  test.each([
    ['today', '2026-03-12', '2026-03-12', '2026-03-12'],
    ['yesterday', '2026-03-01', '2026-02-28', '2026-02-28'],
    ['last7Days', '2026-03-03', '2026-02-25', '2026-03-03'],
    ['last30Days', '2026-03-12', '2026-02-11', '2026-03-12'],
    ['thisMonth', '2026-03-12', '2026-03-01', '2026-03-12'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['lastMonth', '2026-01-15', '2025-12-01', '2025-12-31'],
  ] as const)('%s on %s', (preset, today, from, to) =>
    expect(getPresetDays(preset, today)).toEqual({ from, to }),
  )

  test('is known by its days', () => {
    expect(findPreset({ from: '2026-03-06', to: '2026-03-12' }, '2026-03-12')).toBe('last7Days')
    expect(findPreset({ from: '2026-03-06', to: null }, '2026-03-12')).toBeNull()
  })
})

describe('in every zone', () => {
  const inZone = (TZ: string, days: string[]) => {
    const program = `
      import { dayPresets, getPresetDays, toDayBounds } from './lib/shared/dates/whole-days.ts'
      const days = ${JSON.stringify(days)}
      const told = days.flatMap((today) => dayPresets.map((preset) => toDayBounds(getPresetDays(preset, today))))
      console.log(JSON.stringify({ offset: new Date(0).getTimezoneOffset(), told }))`
    const { NODE_OPTIONS: _, ...env } = process.env
    const answer = execFileSync(
      process.execPath,
      ['--import', 'tsx', '--input-type=module', '-e', program],
      {
        env: { ...env, TZ },
        encoding: 'utf8',
      },
    )
    return JSON.parse(answer) as { offset: number; told: unknown[] }
  }

  test('the same days are the same times, at UTC−11 and at UTC+14', () => {
    const someDays = fc.sample(
      fc
        .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
        .map((date) => date.toISOString().slice(0, 10)),
      200,
    )
    const [west, east] = [
      inZone('Pacific/Pago_Pago', someDays),
      inZone('Pacific/Kiritimati', someDays),
    ]
    const here = someDays.flatMap((today) =>
      dayPresets.map((preset) => toDayBounds(getPresetDays(preset, today))),
    )
    expect(west.offset).not.toBe(east.offset)
    expect(west.told).toEqual(here)
    expect(east.told).toEqual(here)
  })
})
