/** Settings that may stand in a file of their own: `NAME_FILE` names it. */
export const settingsInFiles = [
  'NEXTAUTH_SECRET',
  'DESK_ENCRYPTION_KEY',
  'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
  'COLLECTION_WEBHOOK_SECRET',
  'HEALTH_TOKEN',
  'DATABASE_URL',
  'SANDBOX_DATABASE_URL',
]
