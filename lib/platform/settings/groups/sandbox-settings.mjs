import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const sandboxSettings = {
  title: 'The sandbox',
  settings: [
    { name: 'SANDBOX_PORT', default: '4010', rule: must.port, says: 'Port of the sandbox.' },
    {
      name: 'SANDBOX_DATABASE_URL',
      without: 'a folder in DESK_DATA_DIR',
      rule: must.databaseOrMemory,
      says: 'PostgreSQL for the sandbox, or `memory`.',
    },
    {
      name: 'SANDBOX_TOKEN_SECONDS',
      default: '3600',
      rule: must.positive,
      says: 'How long its access tokens live.',
    },
    {
      name: 'SANDBOX_SCALE',
      default: '1',
      rule: must.positive,
      says: 'How many times its usual data its first seed makes: 38.4616 makes 100,000 customers of client 1001 (200,000 in all) in half a minute, in an empty folder or database.',
    },
    {
      name: 'SANDBOX_TRANSACTIONS',
      without: '6,000 times the scale',
      sample: '6000',
      rule: must.count,
      says: 'How many transactions its first seed makes. In a store that has some, `npm run sandbox:seed -- --transactions 1000000` replaces them, `-- --collection 150000` makes that many collection cases (two thirds for client 1001), and `-- --items 1000000` receivable items of client 1001. Stop the sandbox first if its store is embedded.',
    },
    {
      name: 'SANDBOX_WEBHOOK_URL',
      without: 'the desk, where it answers on this machine',
      rule: must.address,
      says: 'Where the sandbox sends webhooks, signed by the first of COLLECTION_WEBHOOK_SECRET: an `http:` address of this machine.',
    },
  ],
}
