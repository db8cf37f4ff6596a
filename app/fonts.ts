import localFont from 'next/font/local'

/**
 * The letters of nearly every page, asked for beside the styles: what is painted first has them
 * already, so nothing is laid out twice. A page that does not get them in time stays with the
 * reader's own font.
 */
const latin = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-latin',
  display: 'optional',
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    },
  ],
})

/** Letters that names from all over Europe have beside those, fetched where one stands on a page. */
const extended = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
})

/** Those of Vietnamese names. What is written in other scripts has the reader's own font. */
const vietnamese = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-vietnamese-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0323,U+1EA0-1EF9,U+20AB',
    },
  ],
})

/** For what is literal: payloads, original messages, names of fields. */
const mono = localFont({
  src: '../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-mono-latin',
  preload: false,
  adjustFontFallback: false,
})

/** Gives the names of the fonts to the element that has it as its class. */
export const fonts = [latin, extended, vietnamese, mono].map(({ variable }) => variable).join(' ')
