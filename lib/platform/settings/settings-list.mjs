import { rightsSettings } from './groups/rights-settings.mjs'
import { runtimeSettings } from './groups/runtime-settings.mjs'
import { sandboxSettings } from './groups/sandbox-settings.mjs'
import { secretsSettings } from './groups/secrets-settings.mjs'
import { sessionsSettings } from './groups/sessions-settings.mjs'
import { storageSettings } from './groups/storage-settings.mjs'
import { upstreamSettings } from './groups/upstream-settings.mjs'
import { webhooksSettings } from './groups/webhooks-settings.mjs'

/**
 * @typedef {{ path: (string | number)[], complaint: string }} Complaint which part of a value is
 *   wrong, and how
 * @typedef {object} Setting
 * @property {string} name
 * @property {string} says One or more sentences for whoever sets it.
 * @property {string} [default] The value that holds where nothing is set.
 * @property {string} [without] What holds then, where it is not a value of its own.
 * @property {string} [sample] A value to start from, where there is no default.
 * @property {string[]} [oldNames] What it was called before. They are still read.
 * @property {(text: string) => string | null | Complaint[]} rule What is wrong with a value.
 * @typedef {{ title: string, settings: Setting[] }} SettingGroup
 */

/**
 * Every setting of the project, by what it is about, once. From it come what `npm start` checks, the
 * schema of the desk (lib/platform/env.ts), and `.env.example` and the tables of the README, which
 * `npm run settings` writes. It imports no package: the start reads settings before anything is
 * installed.
 *
 * @type {SettingGroup[]}
 */
export const settingGroups = [
  runtimeSettings,
  storageSettings,
  upstreamSettings,
  rightsSettings,
  secretsSettings,
  webhooksSettings,
  sessionsSettings,
  sandboxSettings,
]

/** Every setting, in the order of the list. */
export const settings = settingGroups.flatMap((group) => group.settings)

/** What each setting's value must be, by its name. */
export const settingRules = Object.fromEntries(settings.map(({ name, rule }) => [name, rule]))

/**
 * What holds where a setting is not set, by its name.
 *
 * @type {Record<string, string | undefined>}
 */
export const settingDefaults = Object.fromEntries(
  settings.map((setting) => [setting.name, setting.default]),
)

/**
 * What is wrong with the value of a setting, part by part; nothing where it is good.
 *
 * @param {string} name
 * @param {string} text
 * @returns {Complaint[]}
 */
export function findComplaints(name, text) {
  const complaints = settingRules[name](text) ?? []
  return typeof complaints === 'string' ? [{ path: [], complaint: complaints }] : complaints
}
