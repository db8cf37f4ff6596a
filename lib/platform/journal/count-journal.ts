import 'server-only'
import { and, asc, eq, gte, type SQL, sql } from 'drizzle-orm'
import { type JournalCounts, journalPeopleMax } from '@/lib/contracts/desk/journal'
import { getDeskDatabase } from '@/lib/platform/database/desk-database'
import { journal } from '@/lib/platform/database/schema'
import {
  hasState,
  isAbout,
  isLine,
  isMadeBy,
  isUnknown,
  isVisibleTo,
  type JournalQuestion,
  type JournalScope,
} from './journal-filter'

/**
 * How many writes there are, of those that the reader may see and of no other.
 *
 * @param since when today began, where the reader is.
 */
export async function countJournal(
  reader: JournalScope,
  question: JournalQuestion,
  since: string,
): Promise<JournalCounts> {
  const db = await getDeskDatabase()
  const ofAnyState = { ...question, state: undefined }
  const isToday = gte(journal.sentAt, new Date(since))
  const [filtered] = await db
    .select({
      shown: countWhere(and(isMadeBy(question.person), hasState(question.state), isLine(question))),
      all: countWhere(isLine(ofAnyState)),
      mine: countWhere(and(isMadeBy(reader.person), isLine(ofAnyState))),
      unknown: countWhere(isUnknown()),
      refused: countWhere(eq(journal.state, 'refused')),
    })
    .from(journal)
    .where(and(isVisibleTo(reader), isAbout(question)))
  const [today] = await db
    .select({
      changes: countWhere(isLine({})),
      people: sql<number>`cast(count(distinct ${journal.person}) as int)`,
      unknown: countWhere(isUnknown()),
    })
    .from(journal)
    .where(and(isVisibleTo(reader), isToday))
  const people = await db
    .selectDistinct({ person: journal.person })
    .from(journal)
    .where(isVisibleTo(reader))
    .orderBy(asc(journal.person))
    .limit(journalPeopleMax)
  return { ...filtered!, today: today!, people: people.map(({ person }) => person) }
}

const countWhere = (condition: SQL | undefined) =>
  sql<number>`cast(count(*) filter (where ${condition ?? sql`true`}) as int)`
