/**
 * The workspaces of a setting, read by the desk and by `npm start` alike, so that both refuse the
 * same for the same reason. It imports nothing: the start reads settings before anything is
 * installed.
 *
 * @typedef {{ name: string, clientNo: string | null, companyIds: number[], organizationId: string |
 *   null }} Workspace
 * @typedef {{ path: (string | number)[], complaint: string }} Complaint which part of the setting
 *   is wrong, and how
 */

/**
 * What each part of a workspace must be. A client number is an integer in interface.md (4), and
 * digits in a path: both are taken.
 */
const parts = {
  name: [(value) => typeof value === 'string' && value !== '', 'must be a text'],
  clientNo: [
    (value) => value == null || (typeof value === 'string' && value !== '') || isWhole(value),
    'must be a whole number, the same in quotes, or null',
  ],
  companyIds: [
    (value) => value === undefined || Array.isArray(value),
    'must be an array of whole numbers',
  ],
  organizationId: [
    (value) => value == null || (typeof value === 'string' && value !== ''),
    'must be a text or null',
  ],
}

const isWhole = (value) => Number.isSafeInteger(value) && value >= 0

const isCompany = (value) =>
  isWhole(value) || (typeof value === 'string' && /^\d{1,15}$/.test(value))

/**
 * Reads the setting. A name that no workspace has is refused too: `clientno` would else leave the
 * workspace without its client.
 *
 * @param {string} text
 * @returns {{ workspaces: Workspace[] } | { complaints: Complaint[] }}
 */
export function parseWorkspaces(text) {
  const list = parseList(text)
  if (!list)
    return {
      complaints: [
        {
          path: [],
          complaint: 'must be a JSON array of {name, clientNo, companyIds, organizationId}',
        },
      ],
    }
  const complaints = list.flatMap((each, place) =>
    listComplaints(each).map(({ path, complaint }) => ({ path: [place, ...path], complaint })),
  )
  return complaints.length > 0 ? { complaints } : { workspaces: list.map(toWorkspace) }
}

function parseList(text) {
  try {
    const list = JSON.parse(text)
    return Array.isArray(list) ? list : null
  } catch {
    return null
  }
}

function listComplaints(each) {
  if (typeof each !== 'object' || each === null || Array.isArray(each))
    return [{ path: [], complaint: `must be an object of ${names}` }]
  const wrong = Object.entries(parts).filter(([name, [isRight]]) => !isRight(each[name]))
  const companies = Array.isArray(each.companyIds) ? each.companyIds : []
  return [
    ...wrong.map(([name, [, complaint]]) => ({ path: [name], complaint })),
    ...companies.flatMap((id, place) =>
      isCompany(id) ? [] : [{ path: ['companyIds', place], complaint: 'must be a whole number' }],
    ),
    ...Object.keys(each)
      .filter((name) => !Object.hasOwn(parts, name))
      .map((name) => ({ path: [name], complaint: `is no part of a workspace; it has ${names}` })),
  ]
}

const names = Object.keys(parts).join(', ')

const toWorkspace = ({ name, clientNo, companyIds, organizationId }) => ({
  name,
  clientNo: clientNo == null ? null : String(clientNo),
  companyIds: (companyIds ?? []).map(Number),
  organizationId: organizationId ?? null,
})

/**
 * A part of a setting as it is written to whoever set it: `DESK_WORKSPACES[1].clientNo`.
 *
 * @param {string} setting
 * @param {readonly PropertyKey[]} path
 * @returns {string}
 */
export const formatSettingPath = (setting, path) =>
  setting +
  path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
