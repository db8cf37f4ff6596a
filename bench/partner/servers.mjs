import { areaServers } from '../servers/area-servers.mjs'
import { support } from '../servers/settings.mjs'

/**
 * Starts what the partner search is measured on, with a person of support signed in. The bare app
 * searches with the same token.
 */
export const partnerServers = (things, store) =>
  areaServers(things, store, {
    who: support,
    path: '/distribution/api/Invoice/SummaryInvoice',
    bareOf: ({ url, token }) => ({ BARE_TOKEN: token, BARE_SEARCH_URL: url }),
  })
