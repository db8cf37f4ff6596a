import { bundleSandbox, sandboxProgram } from '../../scripts/steps/bundle-sandbox.mjs'
import { processGroup } from '../../scripts/steps/processes.mjs'
import { deskProgram } from '../../scripts/steps/serve.mjs'
import { answering } from '../../scripts/steps/wait-for-url.mjs'
import { plainEnvironment, secrets } from './start-settings.mjs'

const next = 'node_modules/next/dist/bin/next'

/** Where a port of this machine is. */
export const at = (port) => `http://127.0.0.1:${port}`

/** The processes of a run, ended with it. The first that ends by itself ends the run. */
export function processesOf(things) {
  const group = processGroup((name, code, lastLines) => {
    things.end().then(() => {
      console.error(
        [...lastLines, `${name}: ended with ${code}; its last lines stand above`].join('\n'),
      )
      process.exit(1)
    })
  })
  things.atEnd(() => group.stop())
  return group
}

/** Starts a sandbox and waits until it has made its data. Its tokens outlive the run. */
export async function startSandbox(group, port, settings) {
  await bundleSandbox()
  group.start('sandbox', [sandboxProgram], {
    ...plainEnvironment(),
    SANDBOX_PORT: String(port),
    SANDBOX_TOKEN_SECONDS: '86400',
    ...settings,
  })
  await answering('BENCH_SANDBOX_PORT', `${at(port)}/auth/health`, 300)
}

/** Starts the bare app on a port. */
export function startBare(group, port, settings) {
  group.start('bare', [next, 'start', 'bench/bare', ...listening(port)], {
    ...plainEnvironment(),
    ...settings,
  })
}

/** Starts a desk in front of a sandbox, as `npm start` does. */
export function startDesk(group, { name, port, sandboxPort, store }) {
  group.start(`desk on ${name}`, [...deskProgram, ...listening(port)], {
    ...plainEnvironment(),
    ...secrets(),
    IDENTITY_URL: `${at(sandboxPort)}/auth`,
    RECEIVABLES_URL: `${at(sandboxPort)}/arm/v1`,
    DISTRIBUTION_URL: `${at(sandboxPort)}/distribution`,
    COLLECTION_URL: `${at(sandboxPort)}/collection/v1`,
    NEXTAUTH_URL: at(port),
    ...store,
  })
}

/** Waits until a Next app answers. */
export const answeringApp = (port, path) => answering('BENCH_PORT', `${at(port)}${path}`, 60)

const listening = (port) => ['-p', String(port), '-H', '127.0.0.1']
