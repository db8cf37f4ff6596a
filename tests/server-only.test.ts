import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const places = [
  'lib/platform/{upstream,session,journal,user-state,events,gateway}/**/*.{ts,tsx}',
  'lib/composition/*.{ts,tsx}',
  'lib/features/*/server/**/*.{ts,tsx}',
]

/** What a browser may import of the server: it gets a name to call, and none of the code. */
const isAction = (file: string) => /\/server\/(reveal-action|actions)\.ts$/.test(file)

const files = globSync(places).filter((file) => !/\.test\.tsx?$/.test(file))

describe('what holds tokens and stores', () => {
  test.each(files.filter((file) => !isAction(file)))(
    '%s cannot be built into the browser',
    (file) => {
      expect(readFileSync(file, 'utf8')).toMatch(/^import 'server-only'$/m)
    },
  )

  test.each(files.filter(isAction))('%s gives the browser names alone', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^'use server'\n/)
  })
})
