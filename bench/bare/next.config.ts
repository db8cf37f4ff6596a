import { join } from 'node:path'
import type { NextConfig } from 'next'

/** The project's folder, whose packages the bare app borrows. */
const root = join(import.meta.dirname, '../..')

const config: NextConfig = {
  poweredByHeader: false,
  outputFileTracingRoot: root,
  turbopack: { root },
}

export default config
