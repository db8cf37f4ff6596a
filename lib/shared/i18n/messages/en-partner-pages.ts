import { failures } from './en/failures'
import { references } from './en/references'
import { views } from './en/views'
import { enPartner } from './en-partner'

/**
 * English texts of the partner area's other pages, and of what the search loads when it is asked
 * for.
 */
export const enPartnerPages = { ...enPartner, failures, references, views }
