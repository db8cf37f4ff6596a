import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const webhooksSettings = {
  title: 'Webhooks of the collection area, and links of invoices',
  settings: [
    {
      name: 'COLLECTION_WEBHOOK_HOURS',
      default: '24',
      rule: must.hours,
      says: 'How many hours a webhook’s timestamp may differ from the current time. Late retries are accepted; anything further away is refused.',
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
      says: 'Hosts, separated by commas, to which a link from the service may be opened: `pay.example.com`, with `:port` where it is not 443, or `*.example.com` for every host below it. Write a host in another script as it is sent (xn--). The default is the host of the sandbox’s links, which leads nowhere.',
    },
  ],
}
