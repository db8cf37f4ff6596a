import localFont from 'next/font/local'

/**
 * The letters of nearly every page, asked for beside the styles: what is painted first has them
 * already, so nothing is laid out twice. A page that does not get them in time stays with the
 * reader's own font; other scripts come with `globals.css`.
 */
export const latin = localFont({
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
