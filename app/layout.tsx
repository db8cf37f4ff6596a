import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { parseTheme, themeCookie, toDataTheme } from '@/components/layout/theme'
import { t } from '@/lib/shared/i18n/translate'
import { latin } from './latin'

export const metadata: Metadata = {
  title: { template: `%s · ${t('session.product')}`, default: t('session.product') },
  description: t('session.productFor'),
  robots: { index: false },
  manifest: '/manifest.webmanifest',
  icons: { apple: '/icons/apple-touch-icon.png' },
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

/** Every page is made for its request: the policy's nonce lives one request long. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection()
  const theme = parseTheme((await cookies()).get(themeCookie)?.value)
  return (
    <html lang="en" className={latin.variable} data-theme={toDataTheme(theme)}>
      <body>{children}</body>
    </html>
  )
}
