import './globals.css'
import type { Metadata, Viewport } from 'next'
import { cookies } from 'next/headers'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { parseTheme, themeCookie, toDataTheme } from '@/components/layout/theme'
import { getLocale, getT, Translation } from '@/lib/composition/translation'
import { fonts } from './fonts'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getT()
  return {
    title: { template: `%s · ${t('session.product')}`, default: t('session.product') },
    description: t('session.productFor'),
    robots: { index: false },
    manifest: '/manifest.webmanifest',
    icons: { apple: '/icons/apple-touch-icon.png' },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

/** What any page may say. */
const everywhere = [
  'form',
  'journal',
  'layout',
  'record',
  'session',
  'states',
  'workHolders',
] as const

/** Every page is made for its request: the policy's nonce lives one request long. */
export default async function RootLayout({ children }: { children: ReactNode }) {
  await connection()
  const theme = parseTheme((await cookies()).get(themeCookie)?.value)
  return (
    <html lang={await getLocale()} className={fonts} data-theme={toDataTheme(theme)}>
      <body>
        <Translation of={everywhere} isOutermost>
          {children}
        </Translation>
      </body>
    </html>
  )
}
