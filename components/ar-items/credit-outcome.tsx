import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { useCreditNote } from '@/lib/features/ar-items/client/use-credit-note'
import { routes } from '@/lib/shared/routes'

/** What became of a credit note: made, refused with its reason, or not known, and then the way to look. */
export function CreditOutcome({ note }: { note: ReturnType<typeof useCreditNote> }) {
  const t = useT()
  const { outcome, failure, look } = note
  return (
    <>
      {outcome?.outcome === 'sent' && (
        <StateBlock
          kind="done"
          level={3}
          title={t(outcome.isFound ? 'arItems.credit.done' : 'arItems.credit.accepted')}
        >
          {!outcome.isFound && t('arItems.credit.acceptedMeaning')}
        </StateBlock>
      )}
      {outcome?.outcome === 'changed' && (
        <StateBlock variant="strip" kind="warned" title={t('arItems.credit.changed')}>
          {t('arItems.credit.changedMeaning')}
        </StateBlock>
      )}
      {outcome?.outcome === 'open' && (
        <StateBlock
          variant="strip"
          kind="unknown"
          title={t('arItems.credit.earlier')}
          steps={
            <Link href={routes.journalLine(outcome.idempotencyKey)}>
              {t('arItems.credit.toActivity')}
            </Link>
          }
        >
          {t('arItems.credit.earlierMeaning')}
        </StateBlock>
      )}
      {failure && (
        <FailureBlock
          failure={failure}
          doing="write"
          steps={
            note.isUnknown && (
              <Button
                onClick={note.checkAgain}
                busy={note.isLooking}
                busyLabel={t('arItems.credit.checking')}
              >
                {t('arItems.credit.checkStatus')}
              </Button>
            )
          }
        />
      )}
      {look && (
        <StateBlock
          variant="strip"
          kind={look === 'notMade' ? 'warned' : 'unknown'}
          title={t(`arItems.credit.${look}`)}
        />
      )}
    </>
  )
}
