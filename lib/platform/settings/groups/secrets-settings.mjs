import { settingChoices as choices } from '../setting-choices.mjs'
import * as must from '../setting-rules.mjs'
import { settingsInFiles } from '../settings-in-files.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const secretsSettings = {
  title:
    'Secrets: `npm start` makes the first four where they are missing, and keeps them in .env.local. The same on every machine behind one address.',
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
      says: 'Seals tokens and sensitive values in the store: without it they cannot be read again. 32 bytes in base64; several, separated by commas: the first seals and all open. To change it put a new one before the old one, start, run `npm run desk:reseal`, and keep the last for the names that it makes.',
    },
    {
      name: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
      without: 'made at the first start',
      rule: must.key,
      says: '32 bytes in base64. Built into the desk: changing it builds anew.',
    },
    {
      name: 'COLLECTION_WEBHOOK_SECRET',
      without: 'made at the first start',
      rule: must.secretsOf(16),
      says: 'What the upstream signs its webhooks with (POST `/api/webhooks/collection`), at least 16 characters. Several, separated by commas, while a new one takes the place of an old one: any of them is taken, and the sandbox signs with the first.',
    },
    {
      name: 'DESK_OPEN_UNBOUND',
      default: 'yes',
      rule: must.oneOf(choices.DESK_OPEN_UNBOUND),
      says: 'Whether texts open that a desk before November 2026 sealed, which are bound to no place in the store: `yes`, or `no` once `npm run desk:reseal` has run, and from the start of a new store.',
    },
    ...settingsInFiles.map((name) => ({
      name: `${name}_FILE`,
      sample: `/run/secrets/${name.toLowerCase().replaceAll('_', '-')}`,
      rule: must.anything,
      says: `A file that holds ${name}, which is not set then.`,
    })),
  ],
}
