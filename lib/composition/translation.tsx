import 'server-only'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { cache, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { createTranslator } from 'use-intl/core'
import { getEnv } from '@/lib/platform/env'
import type { Translate } from '@/lib/shared/i18n/translate'
import { hasIdentityNumber } from '@/lib/shared/references/identity-number'
import { readParts } from '@/lib/shared/routes'
import { loadTexts, type Namespace } from './messages/load-texts'
import { pickLocale } from './messages/locales'
import { PageTexts } from './messages/page-texts'
import { findTextFile } from './messages/text-files'

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

/**
 * The texts of some namespaces for what stands below, in the language of the request. They are in no
 * document: the browser has them from a file that it keeps, and is told of it before it asks.
 *
 * @param isOutermost where no texts stand above.
 */
export async function Translation(props: {
  of: readonly Namespace[]
  isOutermost?: boolean
  children: ReactNode
}) {
  const { of: namespaces, isOutermost, children } = props
  const texts = await findTexts(namespaces)
  preload(texts.file, { as: 'fetch', crossOrigin: 'anonymous' })
  return <PageTexts {...{ ...texts, isOutermost }}>{children}</PageTexts>
}

/** Where the texts of some namespaces are, for a part of a page that loads them once it is opened. */
export async function findTexts(namespaces: readonly Namespace[]) {
  const choice = { locale: await getLocale(), serviceName: getEnv().SERVICE_NAME, namespaces }
  return { ...choice, file: await findTextFile(choice) }
}
