import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { Problem } from '../scripts/steps/problem.mjs'
import { inProject } from '../scripts/steps/root.mjs'
import { ports } from './settings.mjs'

/**
 * Looks for a build and free ports before anything is started.
 *
 * @throws Problem, one line.
 */
export async function refuseBadPreconditions() {
  if (!existsSync(inProject('.next/BUILD_ID')) || !existsSync(inProject('.env.local')))
    throw new Problem('bench: the desk is not built; run npm start once')
  for (const [name, port] of Object.entries(ports)) await refuseTaken(settingOf(name), port)
}

const settingOf = (name) => (name.toLowerCase().includes('sandbox') ? 'BENCH_SANDBOX_PORT' : 'BENCH_PORT')

function refuseTaken(setting, port) {
  const first = setting === 'BENCH_PORT' ? ports.desk : ports.sandbox
  return new Promise((done, refuse) => {
    const server = createServer()
    server.once('error', ({ code }) =>
      refuse(new Problem(`${setting}: port ${port} cannot be used (${code}); set ${setting} (now ${first}) elsewhere`)),
    )
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => done()))
  })
}
