import { randomUUID } from 'node:crypto'
import { areaServers } from '../servers/area-servers.mjs'
import { organizationId } from '../servers/settings.mjs'

/**
 * Starts what debt collection is measured on, with a controller signed in, and the secret that
 * webhooks are to be signed with.
 */
export async function collectionServers(things, store) {
  const secret = randomUUID()
  const area = {
    path: `/collection/v1/orgs/${organizationId}`,
    settings: webhooksSignedWith(secret),
  }
  return { ...(await areaServers(things, store, area)), secret }
}

/** The bench signs them itself, under the usual names. */
const webhooksSignedWith = (secret) => ({
  COLLECTION_WEBHOOK_SECRET: secret,
  ...Object.fromEntries(
    ['HOURS', 'EVENT_HEADER', 'REQUEST_HEADER', 'KEY_HEADER', 'SIGNATURE_HEADER'].map((name) => [
      `COLLECTION_WEBHOOK_${name}`,
      '',
    ]),
  ),
})
