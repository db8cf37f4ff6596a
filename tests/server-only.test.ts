import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const places = [
  'lib/platform/{upstream,session,journal,user-state,events,gateway,http}/**/*.{ts,tsx}',
  'lib/composition/*.{ts,tsx}',
  'lib/features/*/server/**/*.{ts,tsx}',
]

/** What a browser may import of the server: it gets a name to call, and none of the code. */
const isWrite = (file: string) => readFileSync(file, 'utf8').startsWith("'use server'\n")

/** It holds nothing but what every browser is sent, and the proxy, which reads no store, has it too. */
const sentToAll = 'lib/platform/http/security-headers.ts'

const files = globSync(places).filter((file) => !/\.test\.tsx?$/.test(file) && file !== sentToAll)

describe('what holds tokens and stores', () => {
  test.each(files.filter((file) => !isWrite(file)))(
    '%s cannot be built into the browser',
    (file) => {
      expect(readFileSync(file, 'utf8')).toMatch(/^import 'server-only'$/m)
    },
  )

  test.each(files.filter(isWrite))('%s lets a browser call nothing but defined writes', (file) => {
    const exported = readFileSync(file, 'utf8').match(/^export .*$/gm) ?? []
    expect(exported.length).toBeGreaterThan(0)
    for (const line of exported)
      expect(line).toMatch(/^export const \w+ = define(Resumable)?Write\(\{$/)
  })

  test('is not reached by an action of another place', () => {
    const elsewhere = globSync('{app,components,lib}/**/*.{ts,tsx}').filter(isWrite)
    expect(elsewhere.filter((file) => !files.includes(file))).toEqual([])
  })
})
