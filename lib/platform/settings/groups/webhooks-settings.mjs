import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const webhooksSettings = {
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
}
