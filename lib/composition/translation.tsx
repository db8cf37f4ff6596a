import 'server-only'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { cache, type ReactNode } from 'react'
import type { Messages } from 'use-intl'
import { createTranslator } from 'use-intl/core'
import { MoreTexts, type Texts, TranslationProvider } from '@/lib/client/translation'
import { getEnv } from '@/lib/platform/env'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { readParts } from '@/lib/shared/routes'
import { loadTexts } from './messages/load-texts'
import { pickLocale } from './messages/locales'

export type Namespace = keyof Messages

/** The language of the request: the one that the person chose, or that the browser asks for. */
export const getLocale = cache(async () =>
  pickLocale((await cookies()).get('locale')?.value, (await headers()).get('accept-language')),
)

const getTexts = cache(async () => loadTexts(await getLocale(), getEnv().SERVICE_NAME))

/** The translator of a request, with every text: `const t = await getT()`. */
export const getT = cache(
  async (): Promise<Translate> =>
    createTranslator({ locale: await getLocale(), messages: await getTexts(), timeZone: 'UTC' }),
)

/** A page's `generateMetadata`, for one whose title is a text. */
export const titlePage = (key: Parameters<Translate>[0]) => async (): Promise<Metadata> => ({
  title: (await getT())(key),
})

/**
 * As `titlePage`, for a page of one object, which its address names: `Invoice 2026-105999`. What may
 * be an identity number stands in no title, so there the page is named by the text alone.
 */
export const titleObjectPage =
  <Part extends string>(
    part: Part,
    format: (t: Translate, name: string) => string,
    unnamed: Parameters<Translate>[0],
  ) =>
  async ({ params }: { params: Promise<Record<Part, string>> }): Promise<Metadata> => {
    const [t, parts] = await Promise.all([getT(), readParts(params)])
    return { title: hasIdentityNumber(parts[part]) ? t(unnamed) : format(t, parts[part]) }
  }

const pickTexts = async (namespaces: readonly Namespace[]): Promise<Texts> => {
  const texts = await getTexts()
  return Object.fromEntries(namespaces.map((name) => [name, texts[name]]))
}

/** The texts of some namespaces for what stands below, in the language of the request. */
export async function Translation(props: { of: readonly Namespace[]; children: ReactNode }) {
  const { of, children } = props
  return <MoreTexts texts={await pickTexts(of)}>{children}</MoreTexts>
}

/** As `Translation`, for what stands below nothing else. */
export async function RootTranslation(props: { of: readonly Namespace[]; children: ReactNode }) {
  const { of, children } = props
  return (
    <TranslationProvider locale={await getLocale()} texts={await pickTexts(of)}>
      {children}
    </TranslationProvider>
  )
}
