import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { parseInput } from './parse-input'

const all = Object.entries(operations) as [string, Operation][]
const parts = ['params', 'query', 'body'] as const

/** The places of a schema at which a text, a list or anything else that has a length may stand. */
function placesOf(schema: z.ZodType, path: string[] = []): { path: string[]; isList: boolean }[] {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return placesOf(schema.unwrap() as z.ZodType, path)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((each) => placesOf(each as z.ZodType, path))
  if (schema instanceof z.ZodArray)
    return [{ path, isList: true }, ...placesOf(schema.element as z.ZodType, [...path, '0'])]
  if (schema instanceof z.ZodObject) {
    const inner = Object.entries(schema.shape).flatMap(([name, each]) =>
      placesOf(each as z.ZodType, [...path, name]),
    )
    return [...inner, { path: [...path, 'aFieldThatNobodyKnows'], isList: false }]
  }
  return [{ path, isList: false }]
}

/** A copy of a value with something else at a place. */
function withAt(value: unknown, [step, ...path]: string[], put: unknown): unknown {
  if (step === undefined) return put
  if (step === '0') return [withAt(Array.isArray(value) ? value[0] : undefined, path, put)]
  const held = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  return { ...held, [step]: withAt(held[step], path, put) }
}

/** What an action may bring (next.config.ts), and a file of four million bytes in base64. */
const [bodyMax, fileMax] = [5_600 * 1024, 5_400_000]

describe.each(all)('the input of %s', (_, operation) => {
  const { text, list, whole } = operation.bounds

  test('has bounds that a body of the desk keeps to', () => {
    expect(parseInput(operation, operation.example)).toMatchObject({ ok: true })
    expect(list).toBeLessThanOrEqual(1_000_000)
    expect(text).toBeLessThanOrEqual(operation.name === 'uploadFiles' ? fileMax : 1_000_000)
    expect(whole).toBeLessThanOrEqual(bodyMax)
  })

  test('is refused before its schema is asked where a text or a list is longer, wherever it may stand', () => {
    const blind: Operation = { ...operation, params: unasked, query: unasked, body: unasked }
    const places = parts.flatMap((part) => placesOf(operation[part] ?? z.object({}), [part]))
    expect(places.length).toBeGreaterThanOrEqual(3)
    for (const { path, isList } of places) {
      const long = isList ? Array.from({ length: list + 1 }, () => '') : 'x'.repeat(text + 1)
      const outcome = parseInput(blind, withAt(operation.example, path, long))
      expect(outcome, path.join('.')).toEqual({
        ok: false,
        failure: { kind: 'invalid', code: 'off-contract' },
      })
    }
  })

  test('is refused where all of it is longer', () => {
    const many = Array.from({ length: Math.ceil(whole / text) + 1 }, () => 'x'.repeat(text))
    expect(parseInput(operation, { body: many })).toMatchObject({
      ok: false,
      failure: { kind: 'invalid', code: 'off-contract' },
    })
  })
})

const unasked = z.unknown().refine(() => {
  throw new Error('asked')
})
