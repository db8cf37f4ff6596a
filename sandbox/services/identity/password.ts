import { createHash, randomBytes } from 'node:crypto'

/**
 * Stored form of a sandbox password. A quick hash is enough: the passwords of a sandbox are public.
 */
export function hashPassword(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}$${createHash('sha256').update(`${salt}${password}`).digest('hex')}`
}

export function isCorrectPassword(password: string, stored: string): boolean {
  return hashPassword(password, stored.split('$')[0]) === stored
}
