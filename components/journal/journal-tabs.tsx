import type { ReactNode } from 'react'
import { Tabs } from '@/components/layout/tabs'
import { Glyph } from '@/components/ui/glyph'
import { Link } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { JournalCounts } from '@/lib/contracts/desk/journal'
import type { JournalAddress } from '@/lib/features/journal/client/journal-view'
import { formatCount } from '@/lib/shared/format/count'

type Props = {
  address: JournalAddress
  userName: string
  /** Null while they are not known, or not of all that may be seen. */
  counts: JournalCounts | null
  hrefOf: (change: { who: string | null; state: 'unknown' | 'refused' | null }) => string
}

/**
 * All of the activity, the person's own, and what needs somebody: what is not known first. Each
 * number is of the other filters that are set.
 */
export function JournalTabs({ address, userName, counts, hrefOf }: Props) {
  const t = useT()
  const { who, state } = address
  const isAlone = address.line === null
  const tabs: { key: string; is: boolean; href: string; count?: number; name: ReactNode }[] = [
    {
      key: 'all',
      is: who === null && state === null,
      href: hrefOf({ who: null, state: null }),
      count: counts?.all,
      name: t('journal.all'),
    },
    {
      key: 'mine',
      is: who === userName && state === null,
      href: hrefOf({ who: userName, state: null }),
      count: counts?.mine,
      name: t('journal.mine'),
    },
    ...(['unknown', 'refused'] as const).map((each) => ({
      key: each,
      is: who === null && state === each,
      href: hrefOf({ who: null, state: each }),
      count: counts?.[each],
      name: (
        <>
          <Glyph verdict={each === 'unknown' ? 'unknown' : 'fail'} />
          {t(`journal.state.${each}`)}
        </>
      ),
    })),
  ]
  return (
    <Tabs aria-label={t('journal.tabs')}>
      {tabs.map(({ key, is, href, count, name }) => (
        <Link key={key} href={href} aria-current={is && isAlone ? 'page' : undefined}>
          {name}
          <span className="min-w-4 text-xs text-ink-3 tabular-nums">
            {count === undefined ? '' : formatCount(count)}
          </span>
        </Link>
      ))}
    </Tabs>
  )
}
