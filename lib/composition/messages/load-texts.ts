import type { Messages } from 'use-intl'
import type { Locale } from './locales'
import { nameService } from './name-service'
import { toPseudoLocale } from './pseudo-locale'

const loaders: Record<Locale, () => Promise<Messages>> = {
  en: async () => (await import('./en')).en,
  'en-XA': async () => toPseudoLocale((await import('./en')).en),
}

const loaded = new Map<string, Promise<Messages>>()

/**
 * Every text of a language, by namespace, made once for each name of the upstream; without a name
 * the texts call it as the language does.
 */
export function loadTexts(locale: Locale, serviceName?: string): Promise<Messages> {
  const key = JSON.stringify([locale, serviceName])
  const texts = loaded.get(key) ?? loaders[locale]().then((each) => nameService(each, serviceName))
  loaded.set(key, texts)
  return texts
}
