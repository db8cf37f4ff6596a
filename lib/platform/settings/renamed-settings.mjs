import { settings } from './settings-list.mjs'

/** @typedef {Record<string, string | undefined>} Values */

const renamed = settings.filter(({ oldNames }) => oldNames)

/**
 * Settings under the names of today. An old name alone counts as the new one; beside it, it may not
 * say otherwise. Read so by the desk and by `npm start` alike.
 *
 * @param {Values} stated without empty ones.
 * @param {{ name: string, oldNames?: string[] }[]} among which settings were renamed.
 * @returns {{ given: Values, warnings: string[], complaints: string[] }} One warning for each old
 *   name that is set, one complaint for each that says otherwise.
 */
export function readRenamedSettings(stated, among = renamed) {
  const given = { ...stated }
  const [warnings, complaints] = [[], []]
  for (const { name, oldNames = [] } of among)
    for (const old of oldNames.filter((each) => given[each] !== undefined)) {
      if (given[name] !== undefined && given[name] !== given[old])
        complaints.push(`${name}: is set otherwise under its old name ${old}; leave that out`)
      else warnings.push(`${old} is now called ${name}; the old name is still read.`)
      given[name] ??= given[old]
      delete given[old]
    }
  return { given, warnings, complaints }
}
