/**
 * Places in the picture are shares of its width, so that a page that is not measured yet already
 * holds them about right.
 */
export const toPercent = (x: number, width: number) => `${Math.round((x / width) * 1e5) / 1e3}%`
