import 'server-only'
import { createHash } from 'node:crypto'
import type { Messages } from 'use-intl'
import { routes } from '@/lib/shared/routes'
import { loadTexts, type Namespace, pickTexts, type TextChoice } from './load-texts'
import { isLocale } from './locales'

/** The address of the file with the texts of a choice: another one when a text has changed. */
export async function findTextFile(choice: TextChoice): Promise<string> {
  const version = await findVersion(choice)
  return routes.texts(choice.locale, version, choice.namespaces.join('.'))
}

/**
 * The file of an address, or null where no such texts are. Of an older version, which an open page
 * may ask for, and of the next one, which another process serves, it is the texts of today, to be
 * kept by no browser.
 */
export async function readTextFile(
  address: { locale: string; version: string; namespaces: string },
  serviceName: string | undefined,
): Promise<{ texts: Partial<Messages>; isCurrent: boolean } | null> {
  const { locale } = address
  if (!isLocale(locale)) return null
  const known = await loadTexts(locale, serviceName)
  const namespaces = address.namespaces.split('.')
  if (!namespaces.every((name): name is Namespace => Object.hasOwn(known, name))) return null

  const choice = { locale, serviceName, namespaces: namespaces as Namespace[] }
  const isCurrent = address.version === (await findVersion(choice))
  return { texts: await pickTexts(choice), isCurrent }
}

const versions = new WeakMap<Messages, string>()

/** A digest of every text of a language: one for all files of it. */
async function findVersion({ locale, serviceName }: TextChoice): Promise<string> {
  const texts = await loadTexts(locale, serviceName)
  const version =
    versions.get(texts) ??
    createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16)
  versions.set(texts, version)
  return version
}
