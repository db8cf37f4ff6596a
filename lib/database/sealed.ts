import { createCipheriv, createDecipheriv, createHash, createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto'
import { env } from '../env'

/** Made once for a setting: making it anew costs as much as opening a text. */
const keys = new Map<string, KeyObject>()

function key(): KeyObject {
  const { DESK_ENCRYPTION_KEY } = env()
  const made = keys.get(DESK_ENCRYPTION_KEY) ?? createSecretKey(DESK_ENCRYPTION_KEY, 'base64')
  keys.set(DESK_ENCRYPTION_KEY, made)
  return made
}

/** Encrypts a text for the store: AES-256-GCM under DESK_ENCRYPTION_KEY, a new nonce each time, as `v1.<base64url>`. */
export function seal(text: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key(), nonce)
  const sealed = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return `v1.${sealed.toString('base64url')}`
}

/** Gives back what `seal` was given, or null when it was sealed under another key or changed since. */
export function unseal(sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed.slice('v1.'.length), 'base64url')
    const decipher = createDecipheriv('aes-256-gcm', key(), bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(-16))
    return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

/** One-way name of a secret, for keys of the store. */
export const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** One-way name of what may be guessed, such as a draft with an identity number in it: nobody without DESK_ENCRYPTION_KEY can try. */
export const keyedDigest = (text: string) => createHmac('sha256', key()).update(text).digest('base64url')
