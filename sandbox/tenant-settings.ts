import type { Shapes } from './shapes/shapes'

/** What the control routes set for one tenant. It is stored, so that a restart keeps it. */
export type TenantSettings = {
  /** How far the tenant's clock is from the real one. Token life stays on real time. */
  clockOffset: number
  /**
   * Whether an empty text or list outside the address group empties the stored one. interface.md
   * leaves it open, hence a choice.
   */
  clearing: Clearing
  tokenSeconds: number | null
  /** Access tokens are random strings that are looked up. */
  opaqueTokens: boolean
  withoutRefreshToken: boolean
  /** Access tokens name the person and nothing else. */
  withoutClaims: boolean
  /** Tokens of an earlier generation are refused. */
  accessGeneration: number
  refreshGeneration: number
  /** The search of the partner area answers 200 without a body, as interface.md documents it. */
  summaryWithoutRows: boolean
  /** The partner area takes its own tokens only. */
  partnerTokens: boolean
  /** Batches of the collection area stay QUEUED. */
  holdBatches: boolean
  /**
   * One amount of collection invoices and cases that is bent in answers, so that they do not add
   * up.
   */
  collectionFault: CollectionFault | null
  /**
   * Some of its requests to send go on by themselves, so each look at what was sent takes the steps
   * that are due.
   */
  movesRequests: boolean
  /** What bank agreements and companies come to; null where their own fields decide. */
  registrationEnding: RegistrationEnding | null
  /** How its service differs from the usual one. */
  shapes: Shapes
}

/** What a registration comes to; `held` stays as it is for ever. */
export type RegistrationEnding = 'completed' | 'failed' | 'contradictory' | 'held'

export type CollectionFault = { field: string; by: number }

export type Clearing = 'applied' | 'ignored'

export const defaultSettings: TenantSettings = {
  clockOffset: 0,
  clearing: 'applied',
  tokenSeconds: null,
  opaqueTokens: false,
  withoutRefreshToken: false,
  withoutClaims: false,
  accessGeneration: 0,
  refreshGeneration: 0,
  summaryWithoutRows: false,
  partnerTokens: false,
  holdBatches: false,
  collectionFault: null,
  movesRequests: false,
  registrationEnding: null,
  shapes: {},
}
