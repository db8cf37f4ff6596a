import * as z from 'zod'
import type { settingChoices } from './setting-choices.mjs'
import { findComplaints, settingDefaults } from './settings-list.mjs'

type Read<V> = (text: string) => V
type Choices = typeof settingChoices
type Schema<V> = z.ZodPipe<z.ZodString, z.ZodTransform<V, string>>

/**
 * A setting that must be set: a text that its rule in the list takes, as `read` makes it.
 *
 * @throws where the list has no such setting.
 */
export function makeSchema<V>(name: string, read: Read<V>): Schema<V> {
  if (!Object.hasOwn(settingDefaults, name)) throw new Error(`${name}: is not in the list`)
  const rule = z.string().superRefine((text, context) => {
    for (const { path, complaint } of findComplaints(name, text))
      context.addIssue({ code: 'custom', path, message: complaint })
  })
  return rule.transform(read) as Schema<V>
}

/** Settings that may be left out. */
export function makeOptionalSchemas<V, N extends string>(read: Read<V>, ...names: N[]) {
  return makeEach(names, (name) => makeSchema(name, read).optional())
}

/**
 * Settings that have the default of the list where they are left out.
 *
 * @throws where the list has none.
 */
export function makeDefaultSchemas<V, N extends string>(read: Read<V>, ...names: N[]) {
  return makeEach(names, (name) => withDefault(name, read))
}

/** Settings that are one of the words of `settingChoices`, with the default of the list. */
export function makeChoiceSchemas<N extends keyof Choices>(...names: N[]) {
  return makeEach(names, (name) => withDefault(name, (text) => text)) as {
    [K in N]: z.ZodPrefault<Schema<Choices[K][number]>>
  }
}

function withDefault<V>(name: string, read: Read<V>) {
  const usual = settingDefaults[name]
  if (usual === undefined) throw new Error(`${name}: has no default in the list`)
  return makeSchema(name, read).prefault(usual)
}

const makeEach = <N extends string, S>(names: N[], make: (name: N) => S) =>
  Object.fromEntries(names.map((name) => [name, make(name)])) as Record<N, S>
