import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { TranslationProvider } from '@/lib/client/translation'
import { en } from './english'

/** What the server paints of a part, with every English text. */
export const renderEnglish = (part: ReactNode): string =>
  renderToStaticMarkup(
    <TranslationProvider locale="en" texts={en}>
      {part}
    </TranslationProvider>,
  )
