import { expect, test } from 'vitest'
import { parseSandboxSettings } from './settings'

test('what is not set has a default', () => {
  expect(parseSandboxSettings({ NODE_ENV: 'test' }, [])).toMatchObject({
    port: 4010,
    folder: '.desk-data/sandbox',
    tokenSeconds: 3600,
    scale: 1,
  })
  expect(
    parseSandboxSettings({ NODE_ENV: 'test', SANDBOX_DATABASE_URL: 'memory' }, [
      '--scale',
      '3',
      '--transactions',
      '7',
    ]),
  ).toMatchObject({
    scale: 3,
    transactions: 7,
  })
})

test('what is set to nothing is not set', () => {
  const names = ['PORT', 'TOKEN_SECONDS', 'SCALE', 'TRANSACTIONS', 'DATABASE_URL', 'WEBHOOK_URL']
  const empty = Object.fromEntries(names.map((name) => [`SANDBOX_${name}`, '']))
  expect(parseSandboxSettings({ NODE_ENV: 'test', ...empty }, [])).toEqual(
    parseSandboxSettings({ NODE_ENV: 'test' }, []),
  )
})

test.each([
  ['SANDBOX_PORT', 'x'],
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_DATABASE_URL', 'mysql://x'],
  ['SANDBOX_TOKEN_SECONDS', '0'],
  ['SANDBOX_SCALE', '-1'],
  ['SANDBOX_TRANSACTIONS', 'many'],
  ['SANDBOX_WEBHOOK_URL', 'https://hooks.example/x'],
])('%s=%s is refused by name', (name, value) =>
  expect(() => parseSandboxSettings({ NODE_ENV: 'test', [name]: value }, [])).toThrow(name),
)

test('webhooks go to an address of this machine, signed by the first secret, and nowhere without either', () => {
  const url = 'http://127.0.0.1:3000/api/webhooks/collection'
  const webhookOf = (env: object) => parseSandboxSettings({ NODE_ENV: 'test', ...env }, []).webhook
  expect(
    webhookOf({ SANDBOX_WEBHOOK_URL: url, COLLECTION_WEBHOOK_SECRET: 'new-secret, old-secret' }),
  ).toEqual({ url, secret: 'new-secret' })
  expect(webhookOf({ SANDBOX_WEBHOOK_URL: url })).toBeUndefined()
  expect(webhookOf({ COLLECTION_WEBHOOK_SECRET: 'new-secret' })).toBeUndefined()
})

test.each(['collection', 'items'] as const)('a number of %s is given by its flag', (what) => {
  expect(parseSandboxSettings({ NODE_ENV: 'test' }, [`--${what}`, '9'])[what]).toBe(9)
  expect(() => parseSandboxSettings({ NODE_ENV: 'test' }, [`--${what}`, 'many'])).toThrow(
    `--${what}`,
  )
})
