/**
 * The fees and rates of a setting, read by the desk and by `npm start` alike, so that both refuse
 * the same for the same reason. It imports nothing: the start reads settings before anything is
 * installed.
 *
 * @typedef {'NO' | 'SE' | 'DK' | 'FI'} RateCountry
 * @typedef {'reminder' | 'collectionNotice' | 'paymentDemand' | 'handOver' | 'instalmentPlan' |
 *   'lateCompensation' | 'collectionRate' | 'interest'} RateFee
 * @typedef {{ country: RateCountry, fee: RateFee, amount: number, from: string, until: string | null,
 *   source: string, mostTimes?: number, capitalUnder?: number, capitalUpTo?: number }} CollectionRate
 * @typedef {{ path: (string | number)[], complaint: string }} Complaint
 */

const countries = ['NO', 'SE', 'DK', 'FI']
const fees = [
  ...['reminder', 'collectionNotice', 'paymentDemand', 'handOver', 'instalmentPlan'],
  ...['lateCompensation', 'collectionRate', 'interest'],
]

const isAmount = (value) => typeof value === 'number' && Number.isFinite(value) && value >= 0
const isDay = (value) =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  new Date(`${value}T00:00:00Z`).toJSON()?.slice(0, 10) === value

/** What each part of a row must be. */
const parts = {
  country: [(value) => countries.includes(value), `must be one of ${countries.join(', ')}`],
  fee: [(value) => fees.includes(value), `must be one of ${fees.join(', ')}`],
  amount: [
    isAmount,
    'must be a number from 0 up: an amount in the country’s currency, of interest a yearly percentage',
  ],
  from: [isDay, 'must be the first day it holds, like 2026-07-01'],
  until: [(value) => value == null || isDay(value), 'must be the last day it holds, or null'],
  source: [
    (value) => typeof value === 'string' && value.trim() !== '' && value.length <= 100,
    'must say where it is from, in at most 100 characters',
  ],
  mostTimes: [
    (value) => value === undefined || (Number.isSafeInteger(value) && value > 0),
    'must be a whole number above 0',
  ],
  capitalUnder: [(value) => value === undefined || isAmount(value), 'must be a number from 0 up'],
  capitalUpTo: [(value) => value === undefined || isAmount(value), 'must be a number from 0 up'],
}

const names = Object.keys(parts).join(', ')

/**
 * Reads the setting. A part that no row has is refused too: `untill` would else hold for ever.
 *
 * @param {string} text
 * @returns {{ rates: CollectionRate[] } | { complaints: Complaint[] }}
 */
export function parseCollectionRates(text) {
  const list = parseList(text)
  if (!list) return { complaints: [{ path: [], complaint: `must be a JSON array of {${names}}` }] }
  const complaints = list.flatMap((each, place) =>
    listComplaints(each).map(({ path, complaint }) => ({ path: [place, ...path], complaint })),
  )
  return complaints.length > 0 ? { complaints } : { rates: list.map(toRate) }
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
  const isBackwards = wrong.length === 0 && each.until != null && each.until < each.from
  return [
    ...wrong.map(([name, [, complaint]]) => ({ path: [name], complaint })),
    ...(isBackwards ? [{ path: ['until'], complaint: 'must not be before its from' }] : []),
    ...Object.keys(each)
      .filter((name) => !Object.hasOwn(parts, name))
      .map((name) => ({ path: [name], complaint: `is no part of a rate; it has ${names}` })),
  ]
}

const toRate = (each) => ({ ...each, until: each.until ?? null, source: each.source.trim() })
