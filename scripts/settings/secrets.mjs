import { randomBytes } from 'node:crypto'
import { appendFileSync, chmodSync, existsSync, readFileSync, statSync } from 'node:fs'
import { Problem } from '../steps/user-error.mjs'
import { settingsFile } from './settings.mjs'

const heading =
  '# Made by `npm start` for this machine. Keep them: without DESK_ENCRYPTION_KEY nothing sealed in the store can be read.'

/**
 * Makes the secrets that are not set yet and keeps them in `.env.local`, readable by its owner
 * alone. Adds them to the settings.
 */
export function makeSecrets({ given }) {
  closeSettings()
  const made = Object.fromEntries(
    secrets
      .filter((name) => !given[name])
      .map((name) => [name, randomBytes(32).toString('base64')]),
  )
  if (Object.keys(made).length === 0) return
  // A store under a new key holds nothing that an older desk sealed.
  if (made.DESK_ENCRYPTION_KEY && !given.DESK_OPEN_UNBOUND) made.DESK_OPEN_UNBOUND = 'no'

  const file = settingsFile()
  const lines = [heading, ...Object.entries(made).map(([name, value]) => `${name}=${value}`), '']
  try {
    appendFileSync(file, `${separator(file)}${lines.join('\n')}`, { mode: 0o600 })
  } catch (error) {
    throw new Problem(
      `.env.local: cannot be written (${error.code}); set ${Object.keys(made).join(', ')} in the environment`,
    )
  }
  Object.assign(given, made)
  console.log(`made new secrets in .env.local: ${Object.keys(made).join(', ')}`)
}

/** What was there before may hold secrets that everybody of this machine can read. */
function closeSettings() {
  const file = settingsFile()
  if (process.platform === 'win32' || !existsSync(file) || (statSync(file).mode & 0o077) === 0)
    return
  try {
    chmodSync(file, 0o600)
    console.log('.env.local: was open to other users of this machine, and is closed now')
  } catch (error) {
    throw new Problem(
      `.env.local: is open to other users of this machine and cannot be closed (${error.code}); give it to this user, with mode 600`,
    )
  }
}

const secrets = [
  'NEXTAUTH_SECRET',
  'DESK_ENCRYPTION_KEY',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'COLLECTION_WEBHOOK_SECRET',
]

const separator = (file) =>
  existsSync(file) && !/(^|\n)$/.test(readFileSync(file, 'utf8')) ? '\n' : ''
