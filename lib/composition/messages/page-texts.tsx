'use client'

import { type ReactNode, use } from 'react'
import { MoreTexts, type Texts, TranslationProvider } from '@/lib/client/translation'
import { fetchTexts } from './fetch-texts'
import type { TextChoice } from './load-texts'

/**
 * Gives what stands below the texts of a choice: those at hand while the server paints, in the
 * browser those of `file`, whose address tells them from every other choice.
 */
export function PageTexts(
  props: TextChoice & { file: string; isOutermost?: boolean; children: ReactNode },
) {
  const texts = use(loadOnce(props.file, props))
  if (!props.isOutermost) return <MoreTexts texts={texts}>{props.children}</MoreTexts>
  return (
    <TranslationProvider locale={props.locale} texts={texts}>
      {props.children}
    </TranslationProvider>
  )
}

const loaded = new Map<string, Promise<Texts>>()

/** A promise that is new at every rendering would be waited for at every rendering. */
function loadOnce(file: string, choice: TextChoice) {
  const texts = loaded.get(file) ?? load(file, choice)
  loaded.set(file, texts)
  return texts
}

/** The condition stands where the build sees it: no script of the browser's has the texts. */
const load = (file: string, choice: TextChoice): Promise<Texts> =>
  typeof window === 'undefined'
    ? import('./load-texts').then(({ pickTexts }) => pickTexts(choice))
    : fetchTexts(file)
