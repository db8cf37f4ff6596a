import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What Node has had since 22 alone: a script that imports it ends before it can start again on the pinned one. */
const sinceNode22: Record<string, RegExp> = {
  'node:fs': /\bglob(?:Sync)?\b/,
  'node:fs/promises': /\bglob\b/,
  'node:sqlite': /./,
}

const scripts = globSync('scripts/**/*.mjs')
const imports = scripts.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^import ([\s\S]*?) from '(node:[a-z/]+)'$/gm)].map(
    ([, names = '', from = '']) => ({ file, names, from }),
  ),
)

test('scripts import nothing that an older Node lacks', () => {
  expect(scripts.length).toBeGreaterThan(20)
  expect(imports.length).toBeGreaterThan(20)
  expect(imports.filter(({ names, from }) => sinceNode22[from]?.test(names))).toEqual([])
})
