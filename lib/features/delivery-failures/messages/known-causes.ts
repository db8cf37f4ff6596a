import { findCause } from '@/lib/features/delivery-failures/domain/failure-causes'
import type { CauseTexts } from '@/lib/features/invoice-search/messages/public'

/** All known causes with their wordings: 20 kB that a page loads once it stands. */
export const knownCauses: CauseTexts = {
  causeOf: findCause,
  shortOf: (t, cause) => t(`causes.${cause}.short`),
}
