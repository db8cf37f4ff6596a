/**
 * What a page says of a thing in words, what these were made of, and what it has announced of it,
 * which is nothing at first.
 */
export type Announcement = { words: string; madeOf: string; announced: string }

/**
 * What stands after the thing was read again. A change of its words is announced, also one back to
 * what they were first; the same words are not, and neither are better words for the same answer.
 */
export function updateAnnouncement(
  before: Announcement,
  { words, madeOf }: Pick<Announcement, 'words' | 'madeOf'>,
): Announcement {
  if (words === before.words && madeOf === before.madeOf) return before
  const hasChanged = madeOf !== before.madeOf && words !== before.words
  return {
    words,
    madeOf,
    announced: hasChanged || before.announced === before.words ? words : before.announced,
  }
}
