import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'undici'],
  turbopack: { root: import.meta.dirname },
  /** Types are checked once, by `npm test`: a fresh `npm start` need not wait for them again. */
  typescript: { ignoreBuildErrors: true },
  experimental: { serverActions: { bodySizeLimit: '256kb' } },
}

export default config
