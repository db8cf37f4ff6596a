import { defineConfig } from 'drizzle-kit'

/** Writes the sandbox's migrations: `drizzle-kit generate --config drizzle.sandbox.config.ts`. */
export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './sandbox/database/schema.ts',
    './sandbox/database/collection-schema.ts',
    './sandbox/database/webhook-schema.ts',
    './sandbox/database/sent-schema.ts',
    './sandbox/database/ledger-schema.ts',
    './sandbox/database/log-schema.ts',
    './sandbox/database/file-schema.ts',
    './sandbox/database/document-schema.ts',
    './sandbox/database/registration-schema.ts',
  ],
  out: './sandbox/database/migrations',
})
