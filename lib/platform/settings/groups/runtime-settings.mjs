import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const runtimeSettings = {
  title: 'Where it runs',
  settings: [
    { name: 'PORT', default: '3000', rule: must.port, says: 'Port of the desk.' },
    {
      name: 'HOST',
      default: '127.0.0.1',
      rule: must.anything,
      says: 'Address of the desk. `0.0.0.0` opens it to other machines; put a proxy with TLS in front.',
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
      rule: must.proxies,
      says: 'Proxies whose forwarding headers are believed: a number of hops, or addresses and networks separated by commas (`10.0.0.0/8, ::1`). Without it a client’s address is that of its connection, and X-Forwarded-For is ignored.',
    },
    {
      name: 'HEALTH_TOKEN',
      rule: must.longAs(16),
      says: 'Bearer token that opens the details of `/api/health/ready` and `/api/health/drift` to a monitor on another machine. A program on the same machine needs none. At least 16 characters.',
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
      says: 'What pages call the service in the middle of a sentence. At most 40 characters, none of `{ } < > #`.',
    },
  ],
}
