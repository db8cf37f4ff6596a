import type { LinkArea, LinkDecision } from '@/lib/contracts/desk/manual-links'
import type { ManualLinks } from './link-candidates'

/**
 * The words about things of one area that stand in one client or organization: under another the
 * same id means something else.
 */
export const filterLinkDecisions = (
  said: readonly LinkDecision[],
  area: LinkArea,
  place: string | null,
): LinkDecision[] => said.filter((each) => each.area === area && each.place === place)

/** What the words of one area come to. */
export const toManualLinks = (said: readonly Pick<LinkDecision, 'id' | 'same'>[]): ManualLinks => ({
  same: said.find(({ same }) => same)?.id ?? null,
  notSame: said.filter(({ same }) => !same).map(({ id }) => id),
})

/**
 * Of what is not the same by hand, what a rule would link if that word were taken back.
 *
 * @param linkedUnder which one is linked under some words.
 */
export const listRejectedLinks = (
  byHand: ManualLinks,
  linkedUnder: (byHand: ManualLinks) => string | null,
): string[] =>
  byHand.notSame.filter(
    (id) =>
      linkedUnder({ ...byHand, notSame: byHand.notSame.filter((each) => each !== id) }) === id,
  )
