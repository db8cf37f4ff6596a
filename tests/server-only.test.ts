import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

const places = ['lib/upstream', 'lib/session', 'lib/journal', 'lib/kept', 'lib/exports', 'lib/events', 'lib/gateway', 'lib/workflows']

const files = places.flatMap((place) =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(place, name)),
)

describe('what holds tokens and stores', () => {
  test.each(files)('%s cannot be built into the browser', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^import 'server-only'$/m)
  })
})

describe('the halves of lib/queries', () => {
  const queries = readdirSync('lib/queries').filter((name) => /^(prefetched|.+-on-server)\.tsx?$/.test(name))

  test.each(queries)('%s cannot be built into the browser', (name) => {
    expect(readFileSync(join('lib/queries', name), 'utf8')).toMatch(/^import 'server-only'$/m)
  })
})
