/** The words that a setting may be, where it is one of several. */
export const settingChoices = /** @type {const} */ ({
  STATUS_QUESTION: ['get', 'post', 'pstatus'],
  STATUS_COMPANY: ['named', 'left-out'],
  PARTNER_WIRE: ['schema', 'narrative'],
  PARTNER_TOKEN: ['person', 'own'],
  RIGHTS: ['token', 'service'],
  DESK_OPEN_UNBOUND: ['yes', 'no'],
  LOG_LEVEL: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
})
