import { readFileSync } from 'node:fs'
import { parseCollectionRates } from './collection-rates.mjs'
import { parseRightsMap } from './rights.mjs'
import { proxiesComplaint } from './trusted-proxies.mjs'
import { parseWorkspaces } from './workspaces.mjs'

// Each tells what is wrong with a value, or null; of a value with parts, a list of what is wrong
// with which. `npm start` and the desk ask them; the sandbox parses its settings again.

export const port = (text) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
    ? null
    : 'must be a port number from 1 to 65535'

export const address = (text) =>
  /^https?:\/\//.test(text) && URL.canParse(text)
    ? null
    : 'must be an address that starts with http:// or https://'

export const database = (text) =>
  /^postgres(ql)?:\/\//.test(text) && URL.canParse(text)
    ? null
    : 'must be an address that starts with postgresql://'

export const databaseOrMemory = (text) => (text === 'memory' ? null : database(text))

export const key = (text) =>
  /^[A-Za-z0-9+/]+={0,2}$/.test(text) && Buffer.from(text, 'base64').length === 32
    ? null
    : 'must be 32 bytes in base64'

export const keyList = (text) =>
  text.split(',').every((each) => key(each.trim()) === null)
    ? null
    : 'must be 32 bytes in base64, or several of them separated by commas'

export const positive = (text) =>
  Number(text) > 0 && Number.isFinite(Number(text)) ? null : 'must be a number greater than 0'

/** Of a length of time, which counted from now must still be a day of the calendar. */
export const positiveUpTo = (most) => (text) =>
  positive(text) ?? (Number(text) <= most ? null : `must be at most ${most}`)

/** A hundred years. */
const daysMax = 36_500
export const days = positiveUpTo(daysMax)
export const hours = positiveUpTo(daysMax * 24)
export const minutes = positiveUpTo(daysMax * 24 * 60)

export const count = (text) => (/^\d+$/.test(text) ? null : 'must be a whole number')

export const limit = (text) =>
  /^\d+$/.test(text) && Number(text) >= 1 && Number(text) <= 10_000
    ? null
    : 'must be a whole number from 1 to 10000'

export const longAs = (least) => (text) =>
  text.length >= least ? null : `must be at least ${least} characters`

export const name = (text) =>
  /^[^{}<>#]{1,40}$/.test(text.trim())
    ? null
    : 'must be a name of 1 to 40 characters without { } < > #'

export const upTo = (most) => (text) =>
  text.length <= most ? null : `must be at most ${most} characters`

export const oneOf = (words) => (text) =>
  words.includes(text) ? null : `must be one of ${words.join(', ')}`

/** Each part of the workspaces that is wrong, by its place. */
export function workspaces(text) {
  const read = parseWorkspaces(text)
  return 'complaints' in read ? read.complaints : null
}

/** Each part of the fees and rates that is wrong, by its place. */
export function collectionRates(text) {
  const read = parseCollectionRates(text)
  return 'complaints' in read ? read.complaints : null
}

/** Each part of the map of rights that is wrong, by its place. */
export function rightsMap(text) {
  const read = parseRightsMap(text)
  return 'complaints' in read ? read.complaints : null
}

/**
 * From the folder of the project, where every script and the desk run. Whether the operations in it
 * are right only the desk knows, when it starts.
 */
export function jsonFile(text) {
  try {
    JSON.parse(readFileSync(text, 'utf8'))
    return null
  } catch (error) {
    return error instanceof SyntaxError
      ? `${text} is no JSON`
      : `${text} cannot be read (${error.code ?? 'unknown'})`
  }
}

export const proxies = proxiesComplaint

export const header = (text) =>
  /^[A-Za-z0-9-]{1,64}$/.test(text) ? null : 'must be the name of a header'

export const secretsOf = (least) => (text) =>
  text.split(',').every((each) => each.trim().length >= least)
    ? null
    : `must be secrets of at least ${least} characters, separated by commas`

const hostForm = /^(\*\.[a-z0-9-]+\.|)([a-z0-9-]+\.)*[a-z][a-z0-9-]*(:\d{1,5})?$/i

export const hosts = (text) =>
  text.split(',').every((each) => hostForm.test(each.trim()))
    ? null
    : 'must be names of hosts, separated by commas'

export const anything = () => null
