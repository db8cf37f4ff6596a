import { defineConfig } from 'vitest/config'
import usual from '../vitest.config'

const { MUTANT_TESTS, MUTANT_STORE } = process.env

/**
 * The usual settings, with those tests alone that must notice the faults of a group; without the
 * image of a store, which takes ten seconds, where none opens one.
 */
const { globalSetup, projects: _, ...test } = usual.test ?? {}
export default defineConfig({
  ...usual,
  test: {
    ...test,
    include: MUTANT_TESTS?.split(';'),
    globalSetup: MUTANT_STORE === 'none' ? [] : globalSetup,
  },
})
