import { existsSync, readFileSync } from 'node:fs'
import util from 'node:util'
import { readRenamedSettings } from '../../lib/platform/settings/renamed-settings.mjs'
import {
  findComplaints,
  settingDefaults,
  settings,
} from '../../lib/platform/settings/settings-list.mjs'
import {
  findMissingAddresses,
  upstreamAddresses,
} from '../../lib/platform/settings/upstream-addresses.mjs'
import { formatSettingPath } from '../../lib/platform/settings/workspaces.mjs'
import { inProject } from '../steps/root.mjs'
import { Problem } from '../steps/user-error.mjs'
import { secretsInFiles } from './secret-files.mjs'

/** Where settings are kept on a machine; what the environment says goes before it. */
export const settingsFile = () => process.env.DESK_SETTINGS_FILE || inProject('.env.local')

/**
 * The settings as start runs with them: from the environment, then `.env.local`, then the defaults.
 *
 * @throws Problem with one line that names every setting that is wrong.
 */
export function readSettings() {
  const {
    given: stated,
    warnings,
    complaints,
  } = readRenamedSettings({
    ...fromFile(),
    ...notEmpty(process.env),
  })
  if (complaints.length > 0) throw new Problem(complaints.join('; '))
  const inFiles = secretsInFiles(stated)
  const given = { ...stated, ...inFiles }
  refuseWrong(given)

  const port = Number(given.PORT ?? settingDefaults.PORT)
  const sandboxPort = Number(given.SANDBOX_PORT ?? settingDefaults.SANDBOX_PORT)
  const withSandbox = !given[upstreamAddresses[0]]
  if (withSandbox && port === sandboxPort)
    throw new Problem(`SANDBOX_PORT: is ${port}, the same as PORT; give them different ports`)

  return {
    given,
    warnings,
    inFiles: Object.keys(inFiles),
    port,
    sandboxPort,
    withSandbox,
    host: given.HOST ?? settingDefaults.HOST,
    dataFolder: given.DESK_DATA_DIR ?? settingDefaults.DESK_DATA_DIR,
    databaseUrl: given.DATABASE_URL,
    sandboxDatabaseUrl: given.SANDBOX_DATABASE_URL,
    sandboxInMemory: given.SANDBOX_DATABASE_URL === 'memory',
    stopMs: computeStopMs(given),
    deskUrl: given.NEXTAUTH_URL ?? given.DESK_URL ?? `http://localhost:${port}`,
  }
}

/**
 * How long a desk that is asked to end may take, in milliseconds: more than it gives itself for the
 * writes that are on their way (lib/composition/stop-desk).
 */
const computeStopMs = ({ UPSTREAM_TIMEOUT_SECONDS = settingDefaults.UPSTREAM_TIMEOUT_SECONDS }) =>
  (6 * Number(UPSTREAM_TIMEOUT_SECONDS) + 15) * 1000

function refuseWrong(given) {
  const wrong = settings
    .filter(({ name }) => name in given)
    .flatMap(({ name }) =>
      findComplaints(name, given[name]).map(
        ({ path, complaint }) => `${formatSettingPath(name, path)}: ${complaint}`,
      ),
    )
  const missing = findMissingAddresses(given)
  if (missing) wrong.push(missing)
  if (wrong.length > 0) throw new Problem(wrong.join('; '))
}

function fromFile() {
  const file = settingsFile()
  if (!existsSync(file)) return {}
  try {
    return notEmpty(util.parseEnv(readFileSync(file, 'utf8')))
  } catch (error) {
    throw new Problem(`.env.local: cannot be read (${error.code ?? error.message})`)
  }
}

const notEmpty = (source) =>
  Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  )
