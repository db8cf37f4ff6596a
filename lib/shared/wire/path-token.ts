/**
 * Whether a text can be a number or an id that stands in an address: the same as the contract asks
 * (`makePathToken` of 100 characters in lib/contracts/formats.ts).
 */
export const isPathToken = (text: string): boolean =>
  text.length > 0 &&
  text.length <= 100 &&
  !/(?:^|[/\\])\.{1,2}(?:$|[/\\])/.test(text) &&
  !/\p{Cc}/u.test(text) &&
  text.isWellFormed()
