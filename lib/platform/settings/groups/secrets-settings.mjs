import { settingChoices as choices } from '../setting-choices.mjs'
import * as must from '../setting-rules.mjs'

/** Settings that may stand in a file of their own: `NAME_FILE` names it. */
export const settingsInFiles = [
  'NEXTAUTH_SECRET',
  'DESK_ENCRYPTION_KEY',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'COLLECTION_WEBHOOK_SECRET',
  'HEALTH_TOKEN',
  'DATABASE_URL',
  'SANDBOX_DATABASE_URL',
]

/** @type {import('../settings-list.mjs').SettingGroup} */
export const secretsSettings = {
  title:
    'Secrets. `npm start` makes the first four if they are missing, and keeps them in .env.local. All machines behind one address need the same.',
  settings: [
    {
      name: 'NEXTAUTH_SECRET',
      without: 'made at the first start',
      rule: must.longAs(32),
      says: 'Signs and encrypts the cookie. At least 32 characters.',
    },
    {
      name: 'DESK_ENCRYPTION_KEY',
      without: 'made at the first start',
      rule: must.keyList,
      says: 'Seals tokens and sensitive values in the store; without it they cannot be read again. 32 bytes in base64, or several separated by commas: the first seals, all of them open. To change it, put a new key before the old one, start, and run `npm run desk:reseal`. Keep the last key: digests in the store depend on it.',
    },
    {
      name: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
      without: 'made at the first start',
      rule: must.key,
      says: '32 bytes in base64. It is part of the build: after a change `npm start` builds again.',
    },
    {
      name: 'COLLECTION_WEBHOOK_SECRET',
      without: 'made at the first start',
      rule: must.secretsOf(16),
      says: 'What the service signs its webhooks with (POST `/api/webhooks/collection`). At least 16 characters. While you replace it, set both, separated by commas: each of them is accepted, and the sandbox signs with the first.',
    },
    {
      name: 'DESK_OPEN_UNBOUND',
      default: 'yes',
      rule: must.oneOf(choices.DESK_OPEN_UNBOUND),
      says: 'Whether values can still be opened that were sealed before November 2026, when a value was not yet bound to its place in the store. Set `no` once `npm run desk:reseal` has run, and at once for a new store.',
    },
    ...settingsInFiles.map((name) => ({
      name: `${name}_FILE`,
      sample: `/run/secrets/${name.toLowerCase().replaceAll('_', '-')}`,
      rule: must.anything,
      says: `A file that holds ${name}. Set one of the two.`,
    })),
  ],
}
