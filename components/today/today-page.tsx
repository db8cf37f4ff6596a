'use client'

import { type ReactNode, useState } from 'react'
import { Head } from '@/components/layout/head'
import { PageFrame } from '@/components/layout/page-frame'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import type { WorkMark } from '@/lib/contracts/desk/work-marks'
import { useWork } from '@/lib/features/today/client/use-work'
import { findDeadline } from '@/lib/features/today/domain/work-marks'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { formatWholeDay } from '@/lib/features/today/messages/describe-work'
import { ExportList } from './export-list'
import { HiddenWork } from './hidden-work'
import { NoteDialog } from './note-dialog'
import { RecentList } from './recent-list'
import { SnoozeDialog } from './snooze-dialog'
import { SourceList } from './source-list'
import { SourceProblems } from './source-problems'
import { TodayKeys } from './today-keys'
import { TodaySummary } from './today-summary'
import { UnreadMarks } from './unread-marks'
import { useWorkMarking } from './use-work-marking'
import { ViewNewsList } from './view-news'
import type { WorkVerb } from './work-keys'
import { WorkList } from './work-list'

/**
 * What needs this person now, across all areas that they may see, in the order in which it does.
 * An area that could not be read is named, and the others stay. Nothing can be said of a line as long
 * as it is not known what others said of it.
 *
 * @param children what stands below the work.
 */
export function TodayPage({ userName, children }: { userName: string; children?: ReactNode }) {
  const t = useT()
  const today = useToday()
  const work = useWork(today)
  const isSaidKnown = work.said.is === 'read' || work.said.is === 'old'
  const marking = useWorkMarking(userName)
  const [asked, setAsked] = useState<{ verb: 'later' | 'note'; each: MarkedLine } | null>(null)

  function act(verb: WorkVerb, each: MarkedLine) {
    if (verb === 'later' || verb === 'note') setAsked({ verb, each })
    else marking.act(verb, each)
  }
  const close = () => setAsked(null)
  return (
    <PageFrame crumbs={[{ label: t('today.title') }]}>
      <div className="grid min-h-full grid-cols-[minmax(0,1fr)_264px] max-wide:grid-cols-[minmax(0,1fr)]">
        <div className="min-w-0">
          <Head title={formatWholeDay(t, today)} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-6 pb-1 max-narrow:px-4">
            <TodaySummary groups={isSaidKnown ? work.groups : []} states={work.states} />
            <TodayKeys
              hasLines={work.said.is !== 'reading' && work.groups.length > 0}
              hasVerbs={isSaidKnown}
            />
          </div>
          <SourceProblems states={work.states} />
          <UnreadMarks said={work.said} />
          {marking.notice}
          <WorkList
            groups={work.groups}
            states={work.states}
            isHeld={work.said.is === 'reading'}
            today={today}
            userName={userName}
            onAct={isSaidKnown ? act : null}
          />
          <NoWork work={work} />
          {children}
        </div>
        <aside
          className="border-l border-line bg-canvas px-5 pb-6 max-wide:border-t max-wide:border-l-0 max-narrow:px-4"
          aria-label={t('today.checked')}
        >
          <ViewNewsList />
          <SourceList states={work.states} />
          <RecentList />
          <ExportList />
          <HiddenWork {...work} onReturn={(each) => marking.act('return', each)} />
        </aside>
      </div>
      {asked?.verb === 'later' && (
        <SnoozeDialog
          today={today}
          due={findDeadline(asked.each.line)}
          onChoose={(until) => marking.snooze(asked.each, until)}
          onClose={close}
        />
      )}
      {asked?.verb === 'note' && (
        <NoteDialog
          stored={findMark(work.said.marks, asked.each)}
          onSave={(note, seen) => marking.note(asked.each, note, seen)}
          onClose={close}
        />
      )}
    </PageFrame>
  )
}

const findMark = (marks: readonly WorkMark[], { line }: MarkedLine) =>
  marks.find(({ subject }) => subject === line.subject) ?? noMark

const noMark = { note: null, noteBy: null, claimedBy: null }

/** What stands in the place of the work where there is none, as far as that is known. */
function NoWork({ work: { groups, states, isRead } }: { work: ReturnType<typeof useWork> }) {
  const t = useT()
  if (groups.length > 0 || states.some(({ is }) => is === 'reading')) return null
  return (
    <StateBlock
      kind={isRead ? 'empty' : 'unknown'}
      title={t(isRead ? 'today.empty' : 'today.emptyYet')}
    >
      {isRead && t('today.emptyMeaning')}
    </StateBlock>
  )
}
