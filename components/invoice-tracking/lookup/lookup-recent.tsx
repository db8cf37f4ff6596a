import { Section } from '@/components/form/section'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { hyperlinkClass } from '@/components/ui/link'
import { useT } from '@/lib/client/translation'
import type { Lookup } from '@/lib/features/invoice-tracking/client/lookup'
import type { useRecentLookups } from '@/lib/features/invoice-tracking/client/recent-lookups'
import { labelLookup } from '@/lib/features/invoice-tracking/messages/lookup-labels'

/** What the person looked up last: to look up again, or to remove. */
export function LookupRecent({
  recent,
  onAgain,
}: {
  recent: ReturnType<typeof useRecentLookups>
  onAgain: (lookup: Lookup) => void
}) {
  const t = useT()
  const { lookups, isMissing, isKept, drop } = recent
  return (
    <Section title={t('lookups.recent.title')}>
      {!isKept && <p role="alert">{t('lookups.recent.notKept')}</p>}
      {lookups === null && isMissing && <p role="status">{t('lookups.recent.missing')}</p>}
      {lookups?.length === 0 && (
        <p className="min-h-5 pt-1 text-xs wrap-anywhere text-ink-3">{t('lookups.recent.empty')}</p>
      )}
      <ul>
        {lookups?.map(({ has, text }) => (
          <li
            key={`${has} ${text}`}
            className="flex min-h-(--row-list) items-center gap-2 border-b border-line"
          >
            <button
              type="button"
              className={`${hyperlinkClass} min-w-0 text-left wrap-anywhere`}
              aria-label={t('lookups.recent.again', { text, as: labelLookup(t, has) })}
              onClick={() => onAgain({ has, text })}
            >
              {text}
            </button>
            <small className="flex-1 text-xs/5 text-ink-3">{labelLookup(t, has)}</small>
            <Button
              variant="quiet"
              size="sm"
              square
              aria-label={t('lookups.recent.remove', { text })}
              onClick={() => drop({ has, text })}
            >
              <Icon name="x" />
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
