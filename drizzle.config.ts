import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './lib/platform/database/schema.ts',
    './lib/platform/database/bulk-schema.ts',
    './lib/platform/database/export-schema.ts',
    './lib/platform/database/live-schema.ts',
    './lib/platform/database/send-schema.ts',
    './lib/platform/database/work-schema.ts',
  ],
  out: './lib/platform/database/migrations',
})
