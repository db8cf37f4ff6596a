/** What is to be read in painted markup, each link as `[words](address)`. */
export const readWithLinks = (markup: string): string =>
  markup
    .replace(/<a\b[^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g, '[$2]($1)')
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
