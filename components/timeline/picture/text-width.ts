const narrow = /[iljtfrI.,:;|!'’()[\] -]/
const wide = /[mwMW@%–—…]/
const capital = /[A-ZÆØÅÄÖ\d]/

/**
 * About how many pixels a text takes in the desk's type, rather too many than too few. A guess
 * needs no page, so that the server places labels as the browser does.
 */
export function estimateTextWidth(text: string, size: number): number {
  let ems = 0
  for (const letter of text)
    ems += narrow.test(letter)
      ? 0.36
      : wide.test(letter)
        ? 0.92
        : capital.test(letter)
          ? 0.68
          : 0.59
  return Math.ceil(ems * size) + 2
}
