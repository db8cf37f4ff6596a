import { createCipheriv, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { useSettings } from '@/tests/support/settings'
import {
  getDerivedKey,
  isSealedWithOldKey,
  makeDigest,
  makeKeyedDigest,
  makeLegacyDigest,
  type SealingPlace,
  seal,
  sealBytes,
  unseal,
  unsealBytes,
} from './sealed'

beforeEach(() => useSettings())

const place: SealingPlace = { table: 'session', column: 'access_token', row: 'one' }
const aKey = () => randomBytes(32).toString('base64')
const sealingWith = (...keys: string[]) => useSettings({ DESK_ENCRYPTION_KEY: keys.join(',') })

/** As a desk before this one sealed: under the key itself, bound to no place. */
function sealedUnbound(text: string, key: string) {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key, 'base64'), nonce)
  return `v1.${Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')}`
}

describe('a sealed text', () => {
  test.each(['a-token', '', 'blåbær 🫐', 'x'.repeat(10_000)])(
    'is given back as it was (%#)',
    (text) => expect(unseal(seal(text, place), place)).toBe(text),
  )

  test('never looks the same twice, and never like what it holds', () => {
    const sealed = [seal('a-token', place), seal('a-token', place)]
    expect(sealed[0]).not.toBe(sealed[1])
    expect(sealed.join()).not.toContain('a-token')
  })

  test('cannot be opened under another key', () => {
    const sealed = seal('a-token', place)
    useSettings()
    expect(unseal(sealed, place)).toBeNull()
  })

  test('opens in no other place: not in another row, column or table, however their names are cut', () => {
    const part = fc.string({ maxLength: 5, unit: fc.constantFrom('a', '"', ',', '\0', '\\', '1') })
    const anyPlace = fc.record({ table: part, column: part, row: part })
    fc.assert(
      fc.property(anyPlace, anyPlace, (one, other) => {
        const isSame =
          one.table === other.table && one.column === other.column && one.row === other.row
        expect(unseal(seal('kari', one), other)).toBe(isSame ? 'kari' : null)
      }),
    )
    for (const moved of [{ row: 'two' }, { column: 'refresh_token' }, { table: 'kept' }])
      expect(unseal(seal('kari', place), { ...place, ...moved })).toBeNull()
  })

  test('cannot be opened when one byte of it was changed, wherever it stands', () => {
    const sealed = seal('a-token', place)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed[at]! ^= 1
      expect(unseal(`${head}${changed.toString('base64url')}`, place)).toBeNull()
    }
  })

  test.each(['', 'v1', 'v1.', 'v1.AAAA', 'v2', 'v2.', 'v2..', 'v2.x.AAAA', 'v3.x.AAAA', 'a-token'])(
    'is not what %j is',
    (text) => expect(unseal(text, place)).toBeNull(),
  )

  test('cannot be opened under the name of another kind of sealing', () =>
    expect(unseal(seal('a-token', place).replace('v2.', 'v3.'), place)).toBeNull())

  test('cannot be opened without its text', () => {
    const [version, id] = seal('a-token', place).split('.')
    expect([unseal(`${version}.${id}`, place), unseal(`${version}.${id}.`, place)]).toEqual([
      null,
      null,
    ])
  })

  test('cannot be cut short, tag and all', () => {
    const sealed = seal('a-token', place)
    const head = sealed.slice(0, sealed.lastIndexOf('.') + 1)
    const bytes = Buffer.from(sealed.slice(head.length), 'base64url')
    for (let length = 0; length < bytes.length; length++)
      expect(unseal(`${head}${bytes.subarray(0, length).toString('base64url')}`, place)).toBeNull()
  })
})

describe('sealed bytes', () => {
  test.each([[Buffer.from([0, 255, 1])], [Buffer.alloc(0)], [randomBytes(5_000)]])(
    'are given back as they were (%#)',
    (bytes) => expect(unsealBytes(sealBytes(bytes, place), place)).toEqual(bytes),
  )

  test('open in no other place, under no other key, and not cut short', () => {
    const sealed = sealBytes(Buffer.from('kari'), place)
    expect(unsealBytes(sealed, { ...place, row: 'two' })).toBeNull()
    for (let length = 0; length < sealed.length; length++)
      expect(unsealBytes(sealed.subarray(0, length), place)).toBeNull()
    useSettings()
    expect(unsealBytes(sealed, place)).toBeNull()
  })

  test('open under any key of the list, and the first seals', () => {
    const [old, young] = [aKey(), aKey()]
    sealingWith(old)
    const earlier = sealBytes(Buffer.from('kari'), place)
    sealingWith(young, old)
    expect(unsealBytes(earlier, place)?.toString()).toBe('kari')
    const later = sealBytes(Buffer.from('kari'), place)
    sealingWith(old)
    expect(unsealBytes(later, place)).toBeNull()
  })
})

describe('keys in a list', () => {
  test('all open, and the first seals', () => {
    const [old, young] = [aKey(), aKey()]
    sealingWith(old)
    const earlier = seal('kari', place)
    sealingWith(young, old)
    expect(unseal(earlier, place)).toBe('kari')
    const later = seal('kari', place)
    expect([isSealedWithOldKey(earlier), isSealedWithOldKey(later)]).toEqual([true, false])
    sealingWith(young)
    expect([unseal(earlier, place), unseal(later, place)]).toEqual([null, 'kari'])
  })

  test('leave the names of things what they are while the last one stays', () => {
    const [old, young] = [aKey(), aKey()]
    sealingWith(old)
    const names = [makeKeyedDigest('a'), getDerivedKey('known browser').export().toString('hex')]
    sealingWith(young, old)
    expect([makeKeyedDigest('a'), getDerivedKey('known browser').export().toString('hex')]).toEqual(
      names,
    )
  })
})

describe('a text that an older desk sealed, bound to no place,', () => {
  test('opens under any key of the list, until it is said that none is left', () => {
    const [old, young] = [aKey(), aKey()]
    const text = sealedUnbound('kari', old)
    sealingWith(young, old)
    expect(unseal(text, place)).toBe('kari')
    expect(isSealedWithOldKey(text)).toBe(true)
    useSettings({ DESK_ENCRYPTION_KEY: `${young},${old}`, DESK_OPEN_UNBOUND: 'no' })
    expect(unseal(text, place)).toBeNull()
    sealingWith(young)
    expect(unseal(text, place)).toBeNull()
  })

  test('cannot be made of a text that is bound', () => {
    const bound = seal('kari', place)
    expect(unseal(`v1.${bound.split('.')[2]}`, place)).toBeNull()
  })
})

test('a digest names a secret without telling it', () => {
  expect(makeDigest('session')).toBe(makeDigest('session'))
  expect(makeDigest('session')).toMatch(/^[\w-]{43}$/)
  expect(makeDigest('session')).not.toBe(makeDigest('session '))
})

test('each purpose has a key of its own, none of which is the one that is set', () => {
  const key = aKey()
  sealingWith(key)
  const raw = createSecretKey(key, 'base64')
  const made = ['digest', 'seal', 'known browser'].map((purpose) =>
    getDerivedKey(purpose).export().toString('base64'),
  )
  expect(new Set([...made, key]).size).toBe(4)
  expect(makeLegacyDigest('a')).toBe(createHmac('sha256', raw).update('a').digest('base64url'))
  expect(makeKeyedDigest('a')).not.toBe(makeLegacyDigest('a'))
})
