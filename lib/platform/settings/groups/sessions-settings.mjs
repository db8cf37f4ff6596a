import { settingChoices as choices } from '../setting-choices.mjs'
import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const sessionsSettings = {
  title: 'Sessions and logs',
  settings: [
    {
      name: 'SESSION_IDLE_MINUTES',
      default: '60',
      rule: must.minutes,
      says: 'Minutes without activity after which a session ends.',
    },
    {
      name: 'SESSION_HOURS',
      default: '12',
      rule: must.hours,
      says: 'Hours after which it ends in any case.',
    },
    {
      name: 'LOG_LEVEL',
      default: 'info',
      rule: must.oneOf(choices.LOG_LEVEL),
      says: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. JSON lines on standard output, without tokens, bodies or query strings.',
    },
  ],
}
