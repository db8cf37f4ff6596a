import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'

/** The rows of docs/coverage.md: an operation, and in which files each part of it is. */
const rows = readFileSync('docs/coverage.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [name, contract, sandbox, page, tests] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''))
    return { name: name!, contract: contract!, sandbox: sandbox!, page: page!, tests: tests! }
  })
/** The health check is asked by readiness, and has no page. */
const receivables = Object.values<Operation>(operations).filter(
  ({ area, name }) => area === 'receivables' && name !== 'receivablesHealth',
)

test('has a row for each operation of receivables, and for nothing else', () =>
  expect(rows.map(({ name }) => name).sort()).toEqual(receivables.map(({ name }) => name).sort()))

const inFolder = (folder: string, cell: string) =>
  cell.split(', ').map((file) => `${folder}${file}`)

test.each(rows.map((row) => [row.name, row] as const))('%s is where its row says', (name, row) => {
  const [contract] = inFolder('lib/contracts/receivables/', row.contract)
  expect(readFileSync(contract!, 'utf8')).toContain(`export const ${name} = defineOperation`)
  const [sandbox] = inFolder('sandbox/services/', row.sandbox)
  expect(readFileSync(sandbox!, 'utf8')).toMatch(/implement\(/)
  expect(readFileSync(sandbox!, 'utf8')).toContain(name)
  for (const file of row.page === 'none' ? [] : inFolder('app/(desk)/', row.page))
    expect(existsSync(file), file).toBe(true)
  for (const file of inFolder('', row.tests)) expect(existsSync(file), file).toBe(true)
})
