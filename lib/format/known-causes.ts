import { findCause } from '../domain/failure-causes'
import type { CauseTexts } from './transaction-words'
import { t } from './translate-causes'

/** All known causes with their wordings: 20 kB that a page loads once it stands. */
export const knownCauses: CauseTexts = { causeOf: findCause, shortOf: (cause) => t(`causes.${cause}.short`) }
