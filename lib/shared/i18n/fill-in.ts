import fillInCompiled from 'use-intl/format-message/format-only'

/**
 * Fills in a compiled text. It takes the place of what `use-intl` fills texts in with
 * (`next.config.ts`). A text whose values are all empty says nothing; alone, that would be a list
 * without parts, which passes for a text that is missing.
 */
export default function fillIn(...given: Parameters<typeof fillInCompiled>) {
  const said = fillInCompiled(...given)
  return Array.isArray(said) && said.length === 0 ? '' : said
}
fillIn.raw = fillInCompiled.raw
