import type { NextConfig } from 'next'

const config: NextConfig = {
  poweredByHeader: false,
  reactStrictMode: true,
  serverExternalPackages: ['@electric-sql/pglite', 'pg', 'pino', 'undici'],
  turbopack: { root: import.meta.dirname },
  typedRoutes: false,
  experimental: { serverActions: { bodySizeLimit: '256kb' } },
}

export default config
