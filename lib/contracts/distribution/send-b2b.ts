import { defineRequest, markAssumed } from '../source'
import { Identifier } from './send-answer'

/**
 * A business document by the element names of UBL, with the sender's own identifier beside them.
 * That the identifier stands in the body is assumed by analogy with the consumer invoice.
 */
export const B2bDocument = defineRequest({ Identifier: markAssumed(Identifier) })
