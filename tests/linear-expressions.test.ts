import { check } from 'recheck'
import { describe, expect, test } from 'vitest'
import { labelForms } from '@/lib/shared/references/reference-text'
import { type Expression, expressionsIn, shippedExpressions } from './support/shipped-expressions'

/** Expressions that need not be linear, by file and source, and why. */
const exceptions: Record<string, string> = {
  'lib/platform/env.ts /\\/+$/': 'a setting, read once at the start by who runs the desk',
}

/**
 * What builds an expression at run time, by file, with what it builds: checked as if it stood
 * there.
 */
const built: Record<string, [source: string, flags: string][]> = {
  'lib/shared/references/reference-text.ts': labelForms.map(({ source, flags }) => [source, flags]),
  'lib/shared/documents/redacted-document.ts': [
    ['^••••• (pdf|xml|text|other|unreadable), (\\d+) bytes$', ''],
  ],
}

/** Without a repetition that has no small end, no expression takes long. */
const mayTakeLong = ({ source }: Pick<Expression, 'source'>) =>
  /[*+]|\{\d+,\}|\{\d*,?\d{3,}\}/.test(source)

/** Null for an expression whose work grows as its text does; else what an analyser found. */
async function complaintOf({
  source,
  flags,
}: Pick<Expression, 'source' | 'flags'>): Promise<string | null> {
  if (!mayTakeLong({ source })) return null
  const found = await check(source, flags, { timeout: 600_000, randomSeed: 1 })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `not known: ${JSON.stringify(found.error)}`
  const isSquare = found.complexity.type === 'polynomial' && found.complexity.degree === 2
  return !isSquare || takesLong(new RegExp(source, flags), found.attack)
    ? `${found.complexity.summary}: ${found.attack.pattern}`
    : null
}

type Attack = { pumps: { prefix: string; pump: string; bias: number }[]; suffix: string }

const attackedLength = 40_000
/** No machine makes a thousand million steps in so short a time. */
const shortMs = 100

/**
 * A square that the analyser suspects is measured: forty thousand steps are soon made, a thousand
 * million are not. How long those take is measured beside it, for a machine may be slow, or busy with
 * something else. The least of three tries counts, and one that is surely long decides.
 */
function takesLong(form: RegExp, { pumps, suffix }: Attack): boolean {
  const unit = pumps.reduce((sum, { pump, bias }) => sum + pump.length * (bias + 1), 0)
  const times = Math.ceil(attackedLength / Math.max(unit, 1))
  const text =
    pumps.map(({ prefix, pump, bias }) => prefix + pump.repeat(times + bias)).join('') + suffix
  for (let attempt = 0; attempt < 3; attempt++) {
    const tookMs = measure(form, text)
    if (tookMs < shortMs) return false
    const squareMs = measure(knownSquare, squareText)
    if (tookMs < squareMs / 10) return false
    if (tookMs > squareMs) return true
  }
  return true
}

const knownSquare = /0+$/
const squareText = `${'0'.repeat(attackedLength)}1`

function measure(form: RegExp, text: string): number {
  const startedAt = performance.now()
  form.lastIndex = 0
  if (form.global) text.replace(form, '')
  else form.test(text)
  return performance.now() - startedAt
}

describe('every regular expression that is shipped', () => {
  const all = shippedExpressions()
  const literals = [
    ...new Map(
      all.filter(({ isBuilt }) => !isBuilt).map((each) => [`${each.source}/${each.flags}`, each]),
    ).values(),
  ]

  test('takes time in proportion to its text (findings, B1)', { timeout: 900_000 }, async () => {
    expect(literals.length).toBeGreaterThan(200)
    const complaints: string[] = []
    const waiting = literals.filter(
      ({ at, source, flags }) => !(`${at} /${source}/${flags}` in exceptions),
    )
    const ask = async () => {
      for (let each = waiting.shift(); each; each = waiting.shift()) {
        const complaint = await complaintOf(each)
        if (complaint) complaints.push(`${each.at} /${each.source}/${each.flags} ${complaint}`)
      }
    }
    await Promise.all([ask(), ask()])
    expect(complaints).toEqual([])
  })

  test('that is built at run time stands here with what it builds', {
    timeout: 900_000,
  }, async () => {
    expect([...new Set(all.filter(({ isBuilt }) => isBuilt).map(({ at }) => at))].sort()).toEqual(
      Object.keys(built).sort(),
    )
    for (const [at, forms] of Object.entries(built))
      for (const [source, flags] of forms)
        expect(await complaintOf({ source, flags }), `${at} ${source}`).toBeNull()
  })

  test('has no exception that is no longer there', () => {
    const there = all.map(({ at, source, flags }) => `${at} /${source}/${flags}`)
    expect(Object.keys(exceptions).filter((each) => !there.includes(each))).toEqual([])
  })

  test.each(['/0+$/', '/^(.*[^\\s-])[\\s-]+(\\S+)$/', '/(a+)+$/', '/[^\\s@]+@/g'])(
    '%s would be noticed',
    async (literal) => {
      const [found] = expressionsIn('planted.ts', `export const planted = ${literal}`)
      expect(await complaintOf(found!)).toContain(':')
    },
  )
})
