import type { JoinArea, JoinSaid } from '../../contracts/desk/joins'
import type { ByHand } from './joins'

/** The words about things of one area that stand in one client or organization: under another the same id means something else. */
export const saidIn = (said: readonly JoinSaid[], area: JoinArea, place: string | null): JoinSaid[] =>
  said.filter((each) => each.area === area && each.place === place)

/** What the words of one area come to. */
export const byHandOf = (said: readonly Pick<JoinSaid, 'id' | 'same'>[]): ByHand => ({
  same: said.find(({ same }) => same)?.id ?? null,
  notSame: said.filter(({ same }) => !same).map(({ id }) => id),
})

/**
 * Of what is not the same by hand, what a rule would join if that word were taken back.
 *
 * @param joinedUnder which one is joined under some words.
 */
export const takenApart = (byHand: ByHand, joinedUnder: (byHand: ByHand) => string | null): string[] =>
  byHand.notSame.filter((id) => joinedUnder({ ...byHand, notSame: byHand.notSame.filter((each) => each !== id) }) === id)
