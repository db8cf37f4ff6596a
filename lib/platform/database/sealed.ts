import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import { getEnv } from '../env'

/** Where a sealed text stands in the store: it opens there and nowhere else. */
export type SealingPlace = { table: string; column: string; row: string }

/** A key of the list, by the id that a text names which it sealed. */
type Key = { id: string; secret: string; sealing: KeyObject }

/** Made once for a setting: making them anew costs as much as opening a text. */
const keyCache = new Map<string, Key[]>()

/** The keys of DESK_ENCRYPTION_KEY: the first seals, and all of them open. */
function getKeys(): Key[] {
  const secrets = getEnv().DESK_ENCRYPTION_KEY
  const list = secrets.join()
  const known =
    keyCache.get(list) ??
    secrets.map((secret) => ({
      id: makeKeyId(secret),
      secret,
      sealing: makeDerivedKey(secret, 'seal'),
    }))
  keyCache.set(list, known)
  return known
}

/** Tells keys apart, and nothing of them. */
const makeKeyId = (secret: string) =>
  computeHkdf(secret, 'key id').subarray(0, idBytes).toString('base64url')

const makeDerivedKey = (secret: string, purpose: string) =>
  createSecretKey(computeHkdf(secret, purpose))

const computeHkdf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64'), '', `duedesk ${purpose}`, 32))

const cipherName = 'aes-256-gcm'
const nonceBytes = 12
const idBytes = 6
const tagBytes = 16

/**
 * Encrypts a text for one place of the store: AES-256-GCM under a key derived from the first of
 * DESK_ENCRYPTION_KEY, a new nonce each time, with the place as associated data, as `v2.<key
 * id>.<base64url>`.
 */
export function seal(text: string, place: SealingPlace): string {
  const key = getKeys()[0]!
  return `v2.${key.id}.${encryptBytes(Buffer.from(text, 'utf8'), key, place).toString('base64url')}`
}

function encryptBytes(bytes: Buffer, { id, sealing }: Key, place: SealingPlace): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(cipherName, sealing, nonce).setAAD(toAssociatedData(id, place))
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
}

/**
 * Gives back what `seal` was given for the same place, or null: sealed under a key that is not in
 * the list, moved from another place, or changed since. A text of an older desk (`v1`), which is
 * bound to no place, opens while DESK_OPEN_UNBOUND is not `no`.
 */
export function unseal(sealed: string, place: SealingPlace): string | null {
  const [version, id, text] = sealed.split('.')
  if (version === 'v1' && id !== undefined)
    return getEnv().DESK_OPEN_UNBOUND === 'no' ? null : unsealUnbound(id)
  const key = version === 'v2' ? getKeys().find((each) => each.id === id) : undefined
  const found =
    key && text !== undefined
      ? decryptBytes(Buffer.from(text, 'base64url'), key.sealing, toAssociatedData(key.id, place))
      : null
  return found?.toString('utf8') ?? null
}

/** The same of bytes, as bytes: the id of the key, then what was sealed. */
export function sealBytes(bytes: Buffer, place: SealingPlace): Buffer {
  const key = getKeys()[0]!
  return Buffer.concat([Buffer.from(key.id, 'base64url'), encryptBytes(bytes, key, place)])
}

/** Gives back what `sealBytes` was given for the same place, or null, as `unseal` does. */
export function unsealBytes(sealed: Buffer, place: SealingPlace): Buffer | null {
  const id = sealed.subarray(0, idBytes).toString('base64url')
  const key = getKeys().find((each) => each.id === id)
  return key
    ? decryptBytes(sealed.subarray(idBytes), key.sealing, toAssociatedData(id, place))
    : null
}

/** True for a text that `seal` would make otherwise: under another key, or bound to no place. */
export const isSealedWithOldKey = (sealed: string) => !sealed.startsWith(`v2.${getKeys()[0]!.id}.`)

const toAssociatedData = (id: string, { table, column, row }: SealingPlace) =>
  Buffer.from(JSON.stringify(['v2', id, table, column, row]))

function unsealUnbound(text: string): string | null {
  for (const { secret } of getKeys()) {
    const found = decryptBytes(Buffer.from(text, 'base64url'), createSecretKey(secret, 'base64'))
    if (found !== null) return found.toString('utf8')
  }
  return null
}

function decryptBytes(bytes: Buffer, key: KeyObject, place?: Buffer): Buffer | null {
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
    if (place) decipher.setAAD(place)
    decipher.setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()])
  } catch {
    return null
  }
}

/** One-way name of a secret, for keys of the store. */
export const makeDigest = (text: string) => createHash('sha256').update(text).digest('base64url')

/**
 * One-way name of what may be guessed, such as a draft with an identity number in it: nobody
 * without DESK_ENCRYPTION_KEY can try. Its key is derived from the last of the list, so that a new
 * first one leaves all names what they are.
 */
export const makeKeyedDigest = (text: string) =>
  createHmac('sha256', getDerivedKey('digest')).update(text).digest('base64url')

/**
 * What `makeKeyedDigest` made before it had a key of its own: names that stand in the store from
 * then.
 */
export const makeLegacyDigest = (text: string) =>
  createHmac('sha256', createSecretKey(getKeys().at(-1)!.secret, 'base64'))
    .update(text)
    .digest('base64url')

const purposes = new Map<string, KeyObject>()

/**
 * A key of its own for one purpose, derived from DESK_ENCRYPTION_KEY (HKDF-SHA256): what is done
 * with it tells nothing of the others.
 */
export function getDerivedKey(purpose: string): KeyObject {
  const { secret } = getKeys().at(-1)!
  const name = `${secret} ${purpose}`
  const key = purposes.get(name) ?? makeDerivedKey(secret, purpose)
  purposes.set(name, key)
  return key
}
