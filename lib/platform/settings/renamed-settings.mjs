/**
 * Settings that had another name, read by the desk and by `npm start` alike. It imports nothing: the
 * start reads settings before anything is installed.
 */

/** @type {Record<string, string>} The name of today by the old one. */
export const renamedSettings = { POSTINGS_PER_BATCH: 'ADJUSTMENTS_PER_BATCH' }

/**
 * Settings under the names of today. An old name alone counts as the new one; beside it, it may not
 * say otherwise.
 *
 * @param {Record<string, string | undefined>} stated without empty ones.
 * @returns {{
 *   given: Record<string, string | undefined>
 *   warnings: string[]
 *   complaints: string[]
 * }}
 */
export function readRenamedSettings(stated) {
  const given = { ...stated }
  const [warnings, complaints] = [[], []]
  for (const [old, name] of Object.entries(renamedSettings)) {
    if (given[old] === undefined) continue
    if (given[name] !== undefined && given[name] !== given[old])
      complaints.push(`${name}: is set otherwise under its old name ${old}; leave that out`)
    else warnings.push(`${old} is called ${name} now; the old name is still read`)
    given[name] ??= given[old]
    delete given[old]
  }
  return { given, warnings, complaints }
}
