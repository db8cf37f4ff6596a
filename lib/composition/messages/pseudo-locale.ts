import type { Messages } from 'use-intl'

type Text = string | { [key: string]: Text }

/** Words that lengthen a text, none of which stands on a page of the desk. */
const filler = 'lorem ipsum dolor sit amet consetetur sadipscing elitr '

/** What is no text: it names a locale, and no page shows it. */
const untouched = new Set(['dateLocale'])

/** Every text in brackets and 40 % longer. What a text is filled with stays as it is. */
export const toPseudoLocale = (texts: Messages): Messages => lengthen(texts as Text) as Messages

function lengthen(text: Text): Text {
  if (typeof text === 'string') return `⟦${text} ${fill(Math.ceil(text.length * 0.4))}⟧`
  return Object.fromEntries(
    Object.entries(text).map(([key, value]) => [key, untouched.has(key) ? value : lengthen(value)]),
  )
}

const fill = (length: number) =>
  filler
    .repeat(Math.ceil(length / filler.length))
    .slice(0, length)
    .trimEnd()
