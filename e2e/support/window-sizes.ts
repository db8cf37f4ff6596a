import { test } from '../fixtures'

export const windowSizes = {
  wide: { width: 1440, height: 900 },
  narrow: { width: 390, height: 844 },
}

/** Declares tests once for a wide window and once for a narrow one. Titles name the size. */
export function inBothSizes(declare: (size: keyof typeof windowSizes) => void) {
  for (const size of ['wide', 'narrow'] as const) {
    test.describe(`in a ${size} window`, () => {
      test.use({ viewport: windowSizes[size] })
      declare(size)
    })
  }
}
