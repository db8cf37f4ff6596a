import { readFileSync } from 'node:fs'
import { settingsInFiles } from '../../lib/platform/settings/groups/secrets-settings.mjs'
import { Problem } from '../steps/user-error.mjs'

/**
 * What stands in the files that settings name, by the names of the settings.
 *
 * @throws Problem that names the setting whose file cannot be read, that is empty, or that is given
 *   twice.
 */
export function secretsInFiles(given) {
  const named = settingsInFiles.filter((name) => given[`${name}_FILE`])
  return Object.fromEntries(named.map((name) => [name, secretIn(name, given)]))
}

function secretIn(name, given) {
  if (given[name]) throw new Problem(`${name}_FILE: ${name} is set too; set one of them`)
  const text = textOf(`${name}_FILE`, given[`${name}_FILE`]).trim()
  if (!text) throw new Problem(`${name}_FILE: the file is empty`)
  return text
}

function textOf(setting, file) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Problem(`${setting}: the file cannot be read (${error.code})`)
  }
}
