import { existsSync } from 'node:fs'
import { fingerprint, isMadeFrom, noteMadeFrom } from '../../scripts/steps/fingerprint.mjs'
import { inProject } from '../../scripts/steps/root.mjs'
import { run } from '../../scripts/steps/run.mjs'
import { compressStaticFiles } from '../../scripts/steps/static-files.mjs'
import { Problem } from '../../scripts/steps/user-error.mjs'
import { timed } from '../../scripts/steps/with-timing.mjs'

const app = 'bench/react-admin'
const packages = [`${app}/package.json`, `${app}/package-lock.json`]
const sources = ['src', 'index.html', 'vite.config.ts', 'tsconfig.json'].map(
  (each) => `${app}/${each}`,
)

/**
 * Installs the packages of the app of react-admin and builds it, each where what it is made of
 * changed. Its scripts are compressed as the desk's are.
 *
 * @throws Problem when either fails.
 */
export async function buildApp() {
  await made(`${app}/node_modules/made-from`, packages, () =>
    timed('installing the packages of react-admin', () =>
      ended('npm', ['ci', '--prefix', app, '--include=dev', '--no-audit', '--no-fund']),
    ),
  )
  await made(`${app}/dist/made-from`, [...packages, ...sources], () =>
    timed('building the app of react-admin', async () => {
      const vite = inProject(`${app}/node_modules/vite/bin/vite.js`)
      await ended(process.execPath, [vite, 'build', app, '--logLevel', 'error'])
      compressStaticFiles(inProject(`${app}/dist/assets`))
    }),
  )
}

async function made(stamp, places, make) {
  const print = fingerprint(places)
  if (existsSync(inProject(stamp)) && isMadeFrom(stamp, print)) return
  await make()
  noteMadeFrom(stamp, print)
}

async function ended(command, args) {
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(command, args, { env })
  if (code !== 0) throw new Problem(`${command} ${args.join(' ')}: ended with ${code}\n${output}`)
}
