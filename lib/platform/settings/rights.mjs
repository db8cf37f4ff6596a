/**
 * The names of rights, and how a service's own scopes are read as them: by the desk and by `npm
 * start` alike. It imports nothing: the start reads settings before anything is installed.
 */

/**
 * Every right that an operation asks for. The words are the desk's own: the interface shows none
 * (interface.md 5.4).
 */
export const knownRights = [
  'read:arm.customer',
  'write:arm.customer',
  'delete:arm.customer',
  'read:distribution.invoice',
  'write:distribution.invoice',
  'write:distribution.bankagreement',
  'write:distribution.company',
  'read:partner.invoice',
  'read:collection.case',
  'write:collection.case',
]

/**
 * Reads `RIGHTS_MAP`: which rights a scope of the service gives, by its name or by a pattern in
 * which `*` stands for anything. `"*"` among the rights means all.
 *
 * @param {string} text
 * @returns {{ map: [pattern: string, rights: string[]][] } | { complaints: { path: (string |
 *   number)[], complaint: string }[] }}
 */
export function parseRightsMap(text) {
  const map = parseMap(text)
  if (!map)
    return {
      complaints: [{ path: [], complaint: 'must be a JSON object: scope to an array of rights' }],
    }
  const complaints = Object.entries(map).flatMap(([scope, rights]) => {
    if (!Array.isArray(rights)) return [{ path: [scope], complaint: 'must be an array of rights' }]
    return rights.flatMap((right, place) =>
      right === '*' || knownRights.includes(right)
        ? []
        : [
            {
              path: [scope, place],
              complaint: `is no right; rights are ${knownRights.join(', ')}`,
            },
          ],
    )
  })
  return complaints.length > 0 ? { complaints } : { map: Object.entries(map) }
}

function parseMap(text) {
  try {
    const map = JSON.parse(text)
    return typeof map === 'object' && map !== null && !Array.isArray(map) ? map : null
  } catch {
    return null
  }
}

/**
 * The rights that scopes give: those of their own name, those that a scope with a `*` covers, and
 * those that the setting maps them to.
 *
 * @param {readonly string[]} scopes
 * @param {readonly [string, readonly string[]][]} map
 * @returns {string[]}
 */
export function toRights(scopes, map) {
  const mapped = map
    .filter(([pattern]) => scopes.some((scope) => isPatternMatch(pattern, scope)))
    .flatMap(([, rights]) => rights)
  return knownRights.filter(
    (right) =>
      mapped.includes('*') ||
      mapped.includes(right) ||
      scopes.some((scope) => isPatternMatch(scope, right)),
  )
}

/**
 * Whether a text is what a pattern says. Each part is looked for once, so no pattern takes long.
 */
export function isPatternMatch(pattern, text) {
  const [first = '', ...others] = pattern.split('*')
  const last = others.pop()
  if (last === undefined) return text === pattern
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of others) {
    const found = text.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return text.endsWith(last) && text.length - last.length >= at
}
