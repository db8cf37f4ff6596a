import * as must from '../setting-rules.mjs'

/** @type {import('../settings-list.mjs').SettingGroup} */
export const storageSettings = {
  title: 'Where it keeps things',
  settings: [
    {
      name: 'DESK_DATA_DIR',
      default: '.desk-data',
      rule: must.anything,
      says: 'Folder of the embedded stores, one process each. It does not survive a power cut: use PostgreSQL for anything real.',
    },
    {
      name: 'DATABASE_URL',
      without: 'PGlite in DESK_DATA_DIR',
      sample: 'postgresql://duedesk:password@127.0.0.1:5432/duedesk',
      rule: must.database,
      says: 'PostgreSQL for the desk’s own data: sessions, journal and the rest.',
    },
    {
      name: 'JOURNAL_PAYLOAD_DAYS',
      default: '90',
      rule: must.days,
      says: 'Days after which the journal forgets what was sent (who, when and the outcome stay), and an untouched draft is erased.',
    },
    {
      name: 'EXPORT_DAYS',
      default: '7',
      rule: must.days,
      says: 'Days after which an export is erased, with its file and its receipt. A sign-out leaves both.',
    },
    {
      name: 'SESSION_ROW_DAYS',
      default: '90',
      rule: must.days,
      says: 'Days after which the row of a session that nobody uses any more is erased.',
    },
    {
      name: 'NOTE_DAYS',
      default: '365',
      rule: must.days,
      says: 'Days after which notes, and marks on causes of failures, are erased.',
    },
    {
      name: 'VIEW_DAYS',
      default: '365',
      rule: must.days,
      says: 'Days after which a view that nobody has opened or changed is erased.',
    },
  ],
}
