import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Every file that draws something, with the style sheets. */
const drawn = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx|css)$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name)),
)

test('no element is a query container: Chromium may leave out what stands in one (decision 0092)', () => {
  expect(drawn.length).toBeGreaterThan(300)
  const containers = drawn.filter((file) =>
    /@container|container-type|@(min|max)-/.test(readFileSync(file, 'utf8')),
  )
  expect(containers).toEqual([])
})
