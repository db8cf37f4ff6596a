import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'

/** The table of operations that `docs/architecture.md` follows from contract to screen, by column. */
function readTraces(): { operation: string; files: string[] }[] {
  const document = readFileSync('docs/architecture.md', 'utf8')
  const text = /^## Three operations, file by file$(.*?)^## /ms.exec(document)?.[1] ?? ''
  const rows = text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[-|]+$/.test(line))
    .map((line) => line.split('|').slice(2, -1))
  const [head = [], ...cells] = rows
  return head.map((operation, column) => ({
    operation: operation.trim(),
    files: cells.flatMap((row) =>
      [...row[column]!.matchAll(/`([^`]+)`/g)].map(([, file]) => file!),
    ),
  }))
}

const traces = readTraces()

/** Operations that a file describes; the registry has them by their names. */
const listDefined = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+) = defineOperation/gm)].map(
    ([, operation]) => operation!,
  )

/** Files of a trace that a file imports, or of which it names an operation. */
const listNamed = (file: string, files: string[]) => {
  const text = readFileSync(file, 'utf8')
  return files.filter((other) => {
    const path = other.replace(/\.tsx?$/, '')
    const names = [`@/${path}`, ...listDefined(other)]
    return names.some((name) => text.includes(`'${name}'`)) || text.includes(`/${basename(path)}'`)
  })
}

test('three operations are followed', () => {
  expect(traces.map(({ operation }) => operation)).toEqual([
    'update a customer',
    'search summaries',
    'correct an invoice',
  ])
})

test.each(traces)('$operation is at most six files, each reached from its screen', ({ files }) => {
  expect(files.length).toBeGreaterThan(3)
  expect(files.length).toBeLessThanOrEqual(6)
  expect(files.filter((file) => !existsSync(file))).toEqual([])

  const reached = new Set(files.slice(-1))
  for (const file of reached) for (const next of listNamed(file, files)) reached.add(next)
  expect(files.filter((file) => !reached.has(file))).toEqual([])
})
