import { expect, test } from 'vitest'
import { settingsOf } from './settings'

test('what is not set has a default', () => {
  expect(settingsOf({ NODE_ENV: 'test' }, [])).toMatchObject({ port: 4010, folder: '.desk-data/sandbox', tokenSeconds: 3600, scale: 1 })
  expect(settingsOf({ NODE_ENV: 'test', SANDBOX_DATABASE_URL: 'memory' }, ['--scale', '3', '--transactions', '7'])).toMatchObject({
    scale: 3,
    transactions: 7,
  })
})

test.each([
  ['SANDBOX_PORT', 'x'],
  ['SANDBOX_PORT', '70000'],
  ['SANDBOX_DATABASE_URL', 'mysql://x'],
  ['SANDBOX_TOKEN_SECONDS', '0'],
  ['SANDBOX_SCALE', '-1'],
  ['SANDBOX_TRANSACTIONS', 'many'],
])('%s=%s is refused by name', (name, value) => expect(() => settingsOf({ NODE_ENV: 'test', [name]: value }, [])).toThrow(name))
