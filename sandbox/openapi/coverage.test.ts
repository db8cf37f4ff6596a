import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Operation } from '@/lib/contracts/operation'
import { operations } from '@/lib/contracts/registry'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { getSandboxPath } from '../addresses'
import { namedOnly, notInInterface } from './named-only'

const sandbox = sandboxUnderTest()
const contracts = Object.values<Operation>(operations).filter(({ area }) => area !== 'desk')
const ownPaths = contracts.filter(({ variantOf }) => !variantOf)
const inInterface = contracts.filter(({ name }) => !notInInterface.includes(name))
const served = () => inInterface.filter(({ name }) => sandbox.implemented.has(name))

test('interface.md, part 4, names 93 operations, each with a contract or as named only, once', () => {
  const names = [...inInterface, ...namedOnly].map(({ name }) => name)
  expect(names).toHaveLength(93)
  expect(new Set(names).size).toBe(93)
  expect(
    new Set([...ownPaths, ...namedOnly].map((each) => `${each.method} ${getSandboxPath(each)}`))
      .size,
  ).toBe(ownPaths.length + namedOnly.length)
})

test('README and /docs tell how many of them are served, as it is', async () => {
  const claim = `${served().length} of the 93`
  expect(readFileSync('README.md', 'utf8')).toContain(`serves ${claim} operations`)
  expect(await (await sandbox.app.request('/docs')).text()).toContain(
    `${claim} operations that interface.md names are served`,
  )
})

describe.each(namedOnly.map((each) => [each.name, each] as const))(
  '%s, which is named only,',
  (name, { area, method, path }) => {
    test('answers 501 at its assumed path', async () => {
      const { status } = await sandbox.send(
        method,
        getSandboxPath({ area, path }).replace(/:\w+/g, '1001'),
      )
      expect(status).toBe(501)
    })

    test('is listed as assumed in the OpenAPI document and in /docs', async () => {
      const { body } = await sandbox.send('GET', `/openapi/${area}.json`)
      const listed = body.paths[path.replace(/:(\w+)/g, '{$1}')][method.toLowerCase()]
      expect(listed).toMatchObject({
        operationId: name,
        'x-source': 'assumed',
        'x-section': '4.9',
        'x-sandbox': 'not yet',
        responses: { 501: {} },
      })
      const page = await (await sandbox.app.request('/docs')).text()
      expect(page).toContain(`<td>${name}</td>`)
    })
  },
)
