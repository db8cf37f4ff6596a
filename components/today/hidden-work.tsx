import { Button } from '@/components/ui/button'
import { PanelSection } from '@/components/ui/page-section'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import type { MarkedLine } from '@/lib/features/today/domain/work-order'
import { nameWork } from '@/lib/features/today/messages/describe-work'
import { formatLongDate } from '@/lib/shared/format/date-time'

type Props = {
  snoozed: readonly MarkedLine[]
  done: readonly MarkedLine[]
  onReturn: (each: MarkedLine) => void
}

/** What sleeps and what is done, with the way back: nothing that was hidden is lost. */
export function HiddenWork({ snoozed, done, onReturn }: Props) {
  const t = useT()
  if (snoozed.length + done.length === 0) return null
  return (
    <PanelSection title={t('today.hidden')}>
      <ul>
        {[...snoozed, ...done].map((each) => (
          <li
            key={each.line.subject}
            className="flex items-center gap-2 border-b border-line py-1.5"
          >
            <span className="min-w-0 flex-1">
              <span className="block wrap-anywhere">{nameWork(t, each.line)}</span>
              <span className="block text-xs text-ink-3">
                {each.mark?.doneAs === each.line.shows ? (
                  <PersonLink
                    person={each.mark.doneBy ?? ''}
                    say={(person) => t('today.hiddenDone', { person })}
                  />
                ) : (
                  t('today.hiddenSnoozed', {
                    day: formatLongDate(t, each.mark?.snoozedUntil ?? ''),
                  })
                )}
              </span>
            </span>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${t('today.returnIt')}: ${nameWork(t, each.line)}`}
              onClick={() => onReturn(each)}
            >
              {t('today.returnIt')}
            </Button>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
