import type { Messages } from 'use-intl'
import type { Locale } from './locales'
import { toPseudoLocale } from './pseudo-locale'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  'en-XA': async () => toPseudoLocale((await import('./en')).en),
}

/** Every text of a language, by namespace. */
export const loadTexts = (locale: Locale): Promise<Messages> => loaders[locale]()
