import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { operations } from '@/lib/contracts/registry'

const spec = readFileSync(
  new URL('../e2e/platform/access-to-routes.spec.ts', import.meta.url),
  'utf8',
)

test('the end-to-end test of the routes names each operation of the desk’s own, with its effect', () => {
  const named = [...spec.matchAll(/\{ name: '(\w+)', effect: '([\w-]+)' \}/g)].map(
    ([, name, effect]) => `${name} ${effect}`,
  )
  const own = Object.values(operations)
    .filter(
      ({ area, name, variantOf }) => (area === 'desk' || variantOf) && !name.endsWith('Health'),
    )
    .map(({ name, effect }) => `${name} ${effect}`)
  expect(named.sort()).toEqual(own.sort())
})
