import { Button } from '@/components/ui/button'
import { hyperlinkClass, Link } from '@/components/ui/link'
import { Moment } from '@/components/ui/moment'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { useT } from '@/lib/client/translation'
import { formatDateTime } from '@/lib/shared/format/date-time'
import type { LinkEntry } from './link-entries'

/** What a person may say of a thing. */
export type LinkAction = 'same' | 'notSame' | 'takeBack'

type Props = {
  entry: LinkEntry
  /** The verb of this entry that is on its way. */
  doing: LinkAction | null
  /** Something is on its way: nothing else can be said until then. */
  isBusy: boolean
  onSay: (entry: LinkEntry, verb: LinkAction) => void
}

/**
 * One thing beside an invoice: what is known of it, who has said what of it, and what can be said.
 */
export function LinkRow({ entry, doing, isBusy, onSay }: Props) {
  const t = useT()
  const { name, href, standing, why, said, word } = entry
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line py-1.25">
      <span className="min-w-0 flex-[1_1_320px] wrap-anywhere">
        {href ? (
          <Link className={hyperlinkClass} href={href}>
            {name}
          </Link>
        ) : (
          name
        )}{' '}
        <small className="text-ink-2 [&>time]:whitespace-nowrap">
          {why}
          {said && (
            <>
              {why && '; '}
              <PersonLink
                person={said.by}
                say={(person) =>
                  t(
                    `invoiceTracking.said.${said.same ? 'same' : standing === 'apart' ? 'apart' : 'aside'}`,
                    { person },
                  )
                }
              />{' '}
              <Moment instant={said.at} format={formatDateTime} />
            </>
          )}
        </small>
      </span>
      {word && (
        <span className="flex gap-1 max-narrow:-ml-3">
          {listActions(entry).map((verb) => {
            const words =
              verb === 'notSame' && standing === 'linked'
                ? t('invoiceTracking.say.apart')
                : t(`invoiceTracking.say.${verb}`)
            return (
              <Button
                key={verb}
                size="sm"
                variant="quiet"
                aria-label={`${words}: ${name}`}
                aria-disabled={isBusy || undefined}
                busy={doing === verb}
                busyLabel={t(`invoiceTracking.saying.${verb}`)}
                onClick={() => onSay(entry, verb)}
              >
                {words}
              </Button>
            )
          })}
        </span>
      )}
    </li>
  )
}

function listActions({ standing, said }: LinkEntry): LinkAction[] {
  if (said) return ['takeBack']
  return standing === 'linked' ? ['notSame'] : ['same', 'notSame']
}
