import { expect, test } from 'vitest'
import { sandboxUnderTest } from '@/tests/support/sandbox-under-test'
import { addresses } from '../addresses'

const sandbox = sandboxUnderTest()

test.each(Object.keys(addresses))('the OpenAPI document of %s stands by itself', async (area) => {
  const { status, body } = await sandbox.send('GET', `/openapi/${area}.json`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    openapi: '3.1.0',
    info: { title: expect.any(String) },
    paths: expect.any(Object),
  })
  const operations = Object.values<
    Record<string, { operationId: string; parameters: { in: string }[]; responses: object }>
  >(body.paths).flatMap((path) => Object.values(path))
  expect(operations.length).toBeGreaterThan(0)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  for (const [path, methods] of Object.entries<Record<string, (typeof operations)[number]>>(
    body.paths,
  )) {
    for (const { parameters, responses } of Object.values(methods)) {
      expect(parameters.filter((one) => one.in === 'path')).toHaveLength(
        path.match(/\{/g)?.length ?? 0,
      )
      expect(Object.keys(responses).length).toBeGreaterThan(0)
    }
  }
  for (const [, name] of JSON.stringify(body).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
    expect(body.components.schemas).toHaveProperty(name!)
})

test('a person can read it', async () => {
  const response = await sandbox.app.request('/docs')
  const page = await response.text()
  expect(response.status).toBe(200)
  expect(page).toContain('updateCustomer')
  expect(page).not.toMatch(/https?:\/\//)
})
