import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { inProject } from '../scripts/steps/root.mjs'
import { Problem } from '../scripts/steps/user-error.mjs'
import {
  invoices,
  invoicesLeast,
  items,
  itemsLeast,
  only,
  parts,
  ports,
  transactions,
} from './servers/settings.mjs'

/**
 * Looks at what was asked for, for a build and free ports, before anything is started.
 *
 * @throws Problem, one line.
 */
export async function refuseBadPreconditions() {
  if (only !== undefined && !parts.includes(only))
    throw new Problem(`--only: must be ${parts.join(' or ')}`)
  if (!Number.isInteger(transactions) || transactions < 2000)
    throw new Problem('--transactions: must be a whole number of at least 2000')
  if (!Number.isInteger(invoices) || invoices < invoicesLeast)
    throw new Problem(`--invoices: must be a whole number of at least ${invoicesLeast}`)
  if (!Number.isInteger(items) || items < itemsLeast)
    throw new Problem(`--items: must be a whole number of at least ${itemsLeast}`)
  if (!existsSync(inProject('.next/BUILD_ID')) || !existsSync(inProject('.env.local')))
    throw new Problem('bench: the desk is not built; run npm start once')
  for (const [name, port] of Object.entries(ports)) await refuseTaken(settingOf(name), port)
}

const settingOf = (name) =>
  name.toLowerCase().includes('sandbox') ? 'BENCH_SANDBOX_PORT' : 'BENCH_PORT'

function refuseTaken(setting, port) {
  const first = setting === 'BENCH_PORT' ? ports.desk : ports.sandbox
  return new Promise((done, refuse) => {
    const server = createServer()
    server.once('error', ({ code }) =>
      refuse(
        new Problem(
          `${setting}: port ${port} cannot be used (${code}); set ${setting} (now ${first}) elsewhere`,
        ),
      ),
    )
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done()))
  })
}
