import { proxiesComplaint } from '../steps/client-address.mjs'
import { settingsInFiles } from './secret-files.mjs'
import * as must from './setting-rules.mjs'

/**
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} says One or more sentences for whoever sets it.
 * @property {string} [default] The value that holds where nothing is set.
 * @property {string} [without] What holds then, where it is not a value of its own.
 * @property {string} [sample] A value to start from, where there is no default.
 * @property {(text: string) => string | null | { path: (string | number)[], complaint: string }[]} rule
 *   What is wrong with a value.
 */

/**
 * Every setting of the project, by what it is about, once: what `npm start` checks, `.env.example` and
 * the table of the README come from it (`npm run settings` writes them), and a test holds the
 * schema of the desk to it (lib/platform/env.ts).
 *
 * @type {{ title: string, settings: Setting[] }[]}
 */
export const settingGroups = [
  {
    title: 'Where it runs',
    settings: [
      { name: 'PORT', default: '3000', rule: must.port, says: 'Port of the desk.' },
      {
        name: 'HOST',
        default: '127.0.0.1',
        rule: must.anything,
        says: 'Address of the desk. `0.0.0.0` opens it to other machines: put TLS in front of it then.',
      },
      {
        name: 'DESK_URL',
        without: 'http://localhost:PORT',
        sample: 'https://desk.example.com',
        rule: must.address,
        says: 'How browsers reach the desk; with `https:` its cookies are `Secure` and `__Host-`.',
      },
      {
        name: 'NEXTAUTH_URL',
        without: 'DESK_URL',
        rule: must.address,
        says: 'The same for next-auth alone.',
      },
      {
        name: 'TRUSTED_PROXIES',
        sample: '10.0.0.0/8',
        rule: proxiesComplaint,
        says: 'Which proxies may say for whom they ask: a number of hops, or addresses and networks separated by commas (`10.0.0.0/8, ::1`). Without it the address of a request is its socket’s, whatever X-Forwarded-For says.',
      },
      {
        name: 'HEALTH_TOKEN',
        rule: must.longAs(16),
        says: 'Who sends it as a bearer token to `/api/health/ready` learns which areas work, as a program of this machine does. At least 16 characters.',
      },
      {
        name: 'DESK_LABEL',
        without: '`Sandbox data` with the sandbox',
        rule: must.upTo(40),
        says: 'Shown in the header of every page. At most 40 characters.',
      },
      {
        name: 'DESK_SIGN_IN_HINT',
        without: 'the sandbox’s names with the sandbox',
        rule: must.upTo(200),
        says: 'A line under the sign-in. At most 200 characters.',
      },
      {
        name: 'SERVICE_NAME',
        without: '`the service`',
        sample: 'the ledger',
        rule: must.name,
        says: 'What the upstream is called on the screen, as it stands within a sentence: at most 40 characters, none of `{ } < > #`.',
      },
    ],
  },
  {
    title: 'Where it keeps things',
    settings: [
      {
        name: 'DESK_DATA_DIR',
        default: '.desk-data',
        rule: must.anything,
        says: 'Folder of the embedded stores, one process each. It does not survive a power cut: use PostgreSQL for anything real.',
      },
      {
        name: 'DATABASE_URL',
        without: 'PGlite in DESK_DATA_DIR',
        sample: 'postgresql://duedesk:password@127.0.0.1:5432/duedesk',
        rule: must.database,
        says: 'PostgreSQL for the desk: sessions, journal and what else is the desk’s own.',
      },
      {
        name: 'JOURNAL_PAYLOAD_DAYS',
        default: '90',
        rule: must.positive,
        says: 'Days after which what was sent is erased from the journal (who, when and the outcome stay), and a draft that nobody has touched.',
      },
      {
        name: 'EXPORT_DAYS',
        default: '7',
        rule: must.positive,
        says: 'Days after which an export is erased, its file and its receipt; a sign-out leaves both.',
      },
      {
        name: 'SESSION_ROW_DAYS',
        default: '90',
        rule: must.positive,
        says: 'Days after which the row of a session that nobody uses any more is erased.',
      },
      {
        name: 'NOTE_DAYS',
        default: '365',
        rule: must.positive,
        says: 'Days after which a note and a mark on a cause of failures are erased.',
      },
      {
        name: 'VIEW_DAYS',
        default: '365',
        rule: must.positive,
        says: 'Days after which a view that nobody has opened or changed is erased.',
      },
    ],
  },
  {
    title: 'The upstream: all four addresses, or none. With all four set no sandbox starts.',
    settings: [
      ...['IDENTITY_URL', 'RECEIVABLES_URL', 'DISTRIBUTION_URL', 'COLLECTION_URL'].map((name) => ({
        name,
        without: 'the sandbox',
        sample: `https://service.example.com/${name.split('_')[0].toLowerCase()}`,
        rule: must.address,
        says: `Address of the ${name.split('_')[0].toLowerCase()} area.`,
      })),
      {
        name: 'UPSTREAM_TIMEOUT_SECONDS',
        default: '10',
        rule: must.positive,
        says: 'How long one upstream call may take.',
      },
      {
        name: 'UPSTREAM_OVERRIDES',
        sample: 'overrides.json',
        rule: must.jsonFile,
        says: 'A JSON file that says where the service has an operation elsewhere, under other names, or not at all (docs/integration.md).',
      },
      {
        name: 'STATUS_QUESTION',
        default: 'get',
        rule: must.oneOf(['get', 'post', 'pstatus']),
        says: 'How the status of an invoice is asked: `get` (a GET with a body), `post` (POST `/send/status`) or `pstatus` (POST `/send/pstatus`). Where it is refused the others are tried, and the log says which was answered.',
      },
      {
        name: 'STATUS_COMPANY',
        default: 'named',
        rule: must.oneOf(['named', 'left-out']),
        says: 'Whether that question has the `CompanyId` that we assume: `named` or `left-out`.',
      },
      {
        name: 'PARTNER_WIRE',
        default: 'schema',
        rule: must.oneOf(['schema', 'narrative']),
        says: 'How a partner search is written: `schema` (integers, date-times with a zone) or `narrative` (quoted digits, dates without one).',
      },
      {
        name: 'PARTNER_TOKEN',
        default: 'person',
        rule: must.oneOf(['person', 'own']),
        says: 'Whose token partner operations carry: the `person`’s from the identity area, or their `own`, asked of the partner part at sign-in.',
      },
      {
        name: 'PARTNER_PAGE_ROWS',
        default: '1000',
        rule: must.limit,
        says: 'How many rows a page of a partner search may hold. Assumed: the interface states no limit.',
      },
      {
        name: 'PARTNER_SEARCH_VALUES',
        default: '100',
        rule: must.limit,
        says: 'How many values one search may hold. Assumed.',
      },
      {
        name: 'ADJUSTMENTS_PER_BATCH',
        default: '1000',
        rule: must.limit,
        says: 'How many corrections or payments one batch may hold. Assumed.',
      },
    ],
  },
  {
    title: 'Who may do what',
    settings: [
      {
        name: 'CLAIM_NAME',
        default: 'name',
        rule: must.anything,
        says: 'The token’s claim that holds the person’s name.',
      },
      {
        name: 'CLAIM_SCOPE',
        default: 'scope',
        rule: must.anything,
        says: 'The claim that holds the rights.',
      },
      {
        name: 'CLAIM_WORKSPACES',
        default: 'workspaces',
        rule: must.anything,
        says: 'The claim that holds the workspaces.',
      },
      {
        name: 'RIGHTS',
        default: 'token',
        rule: must.oneOf(['token', 'service']),
        says: 'Whose word on rights counts: the `token`’s scopes narrow what the service allows, or the `service` alone decides.',
      },
      {
        name: 'RIGHTS_MAP',
        sample: '{"kunder.*":["read:arm.customer","write:arm.customer"],"admin":["*"]}',
        rule: must.rightsMap,
        says: 'Which of the desk’s rights (README) a scope of the service gives: a JSON object, a scope or a pattern with `*` to an array of rights; `"*"` means all.',
      },
      {
        name: 'RIGHT_TO_REVEAL',
        sample: 'personal-data',
        rule: must.anything,
        says: 'The scope that a person needs to see a masked value. Without it, who may read a customer or a debtor may.',
      },
      {
        name: 'REVEALS_PER_MINUTE',
        default: '20',
        rule: must.positive,
        says: 'How often in a minute one person may reveal a masked value, on each process. Beyond it they are asked to wait, and a line is logged.',
      },
      {
        name: 'READS_PER_MINUTE',
        default: '6000',
        rule: must.positive,
        says: 'The same for reads, by hand and by programs together.',
      },
      {
        name: 'WRITES_PER_MINUTE',
        default: '1200',
        rule: must.positive,
        says: 'The same for writes.',
      },
      {
        name: 'DESK_WORKSPACES',
        without: 'from the token',
        sample: '[{"name":"Nordlys","clientNo":"1001","companyIds":[11],"organizationId":null}]',
        rule: must.workspaces,
        says: 'The workspaces, where the token does not tell: a JSON array; numbers as numbers or in quotes.',
      },
    ],
  },
  {
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
        rule: must.oneOf(['yes', 'no']),
        says: 'Whether texts open that a desk before November 2026 sealed, which are bound to no place in the store: `yes`, or `no` once `npm run desk:reseal` has run, and from the start of a new store.',
      },
      ...settingsInFiles.map((name) => ({
        name: `${name}_FILE`,
        sample: `/run/secrets/${name.toLowerCase().replaceAll('_', '-')}`,
        rule: must.anything,
        says: `A file that holds ${name}, which is not set then.`,
      })),
    ],
  },
  {
    title: 'Webhooks of the collection part, and links of invoices',
    settings: [
      {
        name: 'COLLECTION_WEBHOOK_HOURS',
        default: '24',
        rule: must.positive,
        says: 'Hours that the time in a webhook may lie from now: late retries come in, older ones are refused.',
      },
      {
        name: 'COLLECTION_WEBHOOK_EVENT_HEADER',
        default: 'X-Webhook-Event',
        rule: must.header,
        says: 'The header of a webhook that names its event.',
      },
      {
        name: 'COLLECTION_WEBHOOK_REQUEST_HEADER',
        default: 'X-Webhook-Request-Id',
        rule: must.header,
        says: 'Its header with the request id.',
      },
      {
        name: 'COLLECTION_WEBHOOK_KEY_HEADER',
        default: 'IdempotencyKey',
        rule: must.header,
        says: 'Its header with the idempotency key.',
      },
      {
        name: 'COLLECTION_WEBHOOK_SIGNATURE_HEADER',
        default: 'X-Webhook-Signature',
        rule: must.header,
        says: 'Its header with the signature: HMAC-SHA256 of the body, in hexadecimal digits.',
      },
      {
        name: 'INVOICE_LINK_HOSTS',
        default: 'invoices.example',
        rule: must.hosts,
        says: 'Hosts, separated by commas, to which a link of the upstream may be opened: `pay.example.com`, with `:port` where it is not 443, or `*.example.com` for every host below it. A host in letters of another script stands as it is sent (xn--). The default is the host of the sandbox’s links, which leads nowhere.',
      },
    ],
  },
  {
    title: 'Sessions and logs',
    settings: [
      {
        name: 'SESSION_IDLE_MINUTES',
        default: '60',
        rule: must.positive,
        says: 'Minutes without activity after which a session ends.',
      },
      {
        name: 'SESSION_HOURS',
        default: '12',
        rule: must.positive,
        says: 'Hours after which it ends in any case.',
      },
      {
        name: 'LOG_LEVEL',
        default: 'info',
        rule: must.oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
        says: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. JSON lines on standard output, without tokens, bodies or query strings.',
      },
    ],
  },
  {
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
        says: 'How many transactions its first seed makes. `npm run sandbox:seed -- --transactions 1000000` makes them anew in a store that has some, `-- --collection 150000` so many collection cases (two thirds of client 1001); an embedded store must be free, so stop the sandbox first.',
      },
      {
        name: 'SANDBOX_WEBHOOK_URL',
        without: 'the desk, where it answers on this machine',
        rule: must.address,
        says: 'Where the sandbox sends webhooks, signed by the first of COLLECTION_WEBHOOK_SECRET: an `http:` address of this machine.',
      },
    ],
  },
]

/** The four addresses of an upstream: set together or not at all. */
export const upstreamAddresses = [
  'IDENTITY_URL',
  'RECEIVABLES_URL',
  'DISTRIBUTION_URL',
  'COLLECTION_URL',
]

/** Every setting, in the order of the list. */
export const settings = settingGroups.flatMap((group) => group.settings)

/** What each setting's value must be, by its name. */
export const settingRules = Object.fromEntries(settings.map(({ name, rule }) => [name, rule]))
