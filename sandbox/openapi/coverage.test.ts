import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getSandboxPath } from '../addresses'
import { notInInterface } from './not-in-interface'

const sandbox = sandboxUnderTest()
const contracts = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
const ownPaths = contracts.filter(({ variantOf }) => !variantOf)
const inInterface = contracts.filter(({ name }) => !notInInterface.includes(name))
const served = () => inInterface.filter(({ name }) => sandbox.implemented.has(name))

test('interface.md, part 4, names 93 operations, each with a contract, once', () => {
  const names = inInterface.map(({ name }) => name)
  expect(names).toHaveLength(93)
  expect(new Set(names).size).toBe(93)
  expect(new Set(ownPaths.map((each) => `${each.method} ${getSandboxPath(each)}`)).size).toBe(
    ownPaths.length,
  )
})

test('README and /docs tell how many of them are served, as it is', async () => {
  const claim = `${served().length} of the 93`
  expect(readFileSync('README.md', 'utf8')).toContain(`serves ${claim} operations`)
  expect(await (await sandbox.app.request('/docs')).text()).toContain(
    `${claim} operations that interface.md names are served`,
  )
})
