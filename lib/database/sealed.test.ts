import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/settings'
import { digest, seal, unseal } from './sealed'

beforeEach(() => useSettings())

describe('a sealed text', () => {
  test.each(['a-token', '', 'blåbær 🫐', 'x'.repeat(10_000)])('is given back as it was (%#)', (text) => expect(unseal(seal(text))).toBe(text))

  test('never looks the same twice, and never like what it holds', () => {
    const sealed = [seal('a-token'), seal('a-token')]
    expect(sealed[0]).not.toBe(sealed[1])
    expect(sealed.join()).not.toContain('a-token')
  })

  test('cannot be opened under another key', () => {
    const sealed = seal('a-token')
    useSettings()
    expect(unseal(sealed)).toBeNull()
  })

  test('cannot be opened when one byte of it was changed, wherever it stands', () => {
    const bytes = Buffer.from(seal('a-token').slice('v1.'.length), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(unseal(`v1.${changed.toString('base64url')}`)).toBeNull()
    }
  })

  test.each(['', 'v1.', 'v1.AAAA', 'a-token'])('is not what %j is', (text) => expect(unseal(text)).toBeNull())
})

test('a digest names a secret without telling it', () => {
  expect(digest('session')).toBe(digest('session'))
  expect(digest('session')).toMatch(/^[\w-]{43}$/)
  expect(digest('session')).not.toBe(digest('session '))
})
