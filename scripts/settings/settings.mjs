import { existsSync, readFileSync } from 'node:fs'
import util from 'node:util'
import { readRenamedSettings } from '../../lib/platform/settings/renamed-settings.mjs'
import { formatSettingPath } from '../../lib/platform/settings/workspaces.mjs'
import { inProject } from '../steps/root.mjs'
import { Problem } from '../steps/user-error.mjs'
import { secretsInFiles } from './secret-files.mjs'
import { settingRules, upstreamAddresses } from './settings-list.mjs'

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

  const port = Number(given.PORT ?? 3000)
  const sandboxPort = Number(given.SANDBOX_PORT ?? 4010)
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
    host: given.HOST ?? '127.0.0.1',
    dataFolder: given.DESK_DATA_DIR ?? '.desk-data',
    databaseUrl: given.DATABASE_URL,
    sandboxDatabaseUrl: given.SANDBOX_DATABASE_URL,
    sandboxInMemory: given.SANDBOX_DATABASE_URL === 'memory',
    deskUrl: given.NEXTAUTH_URL ?? given.DESK_URL ?? `http://localhost:${port}`,
  }
}

function refuseWrong(given) {
  const wrong = Object.entries(settingRules).flatMap(([name, rule]) => {
    const complaints = (name in given ? rule(given[name]) : null) ?? []
    const parts =
      typeof complaints === 'string' ? [{ path: [], complaint: complaints }] : complaints
    return parts.map(({ path, complaint }) => `${formatSettingPath(name, path)}: ${complaint}`)
  })
  const missing = upstreamAddresses.filter((name) => !given[name])
  if (missing.length > 0 && missing.length < upstreamAddresses.length) {
    wrong.push(
      `${missing.join(', ')}: not set, although other upstream addresses are; set all four or none`,
    )
  }
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
