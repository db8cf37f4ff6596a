import { test } from '../fixtures'

/** Declares tests once for a wide window and once for a narrow one. Titles name the size. */
export function inBothSizes(declare: (size: 'wide' | 'narrow') => void) {
  for (const [size, viewport] of [
    ['wide', { width: 1440, height: 900 }],
    ['narrow', { width: 390, height: 844 }],
  ] as const) {
    test.describe(`in a ${size} window`, () => {
      test.use({ viewport })
      declare(size)
    })
  }
}
