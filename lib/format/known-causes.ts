import { causeOf } from '../domain/failure-causes'
import type { Causes } from './transaction-words'
import { t } from './translate-causes'

/** All known causes with their wordings: 20 kB that a page loads once it stands. */
export const knownCauses: Causes = { causeOf, shortOf: (cause) => t(`causes.${cause}.short`) }
