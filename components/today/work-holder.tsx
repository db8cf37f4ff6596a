'use client'

import { Button } from '@/components/ui/button'
import { ChangingButton } from '@/components/ui/changing-button'
import { StateBlock } from '@/components/ui/states/state-block'
import { Strip, StripText } from '@/components/ui/states/strip'
import { useT } from '@/lib/client/translation'
import { useWorkHolder } from '@/lib/features/today/client/use-work-holder'
import type { WorkIdentity } from '@/lib/features/today/domain/work-identities'
import { MarkFailure } from './mark-failure'
import { MarkWords } from './mark-words'

/**
 * Where a line of work is done: who has it and what was noted of it, as Today shows it, and the way
 * to take it or give it back. It is not there where nobody said anything of the line.
 *
 * @param work the lines that the record is on, its own first; none where it needs nobody.
 */
export function WorkHolder({ work }: { work: readonly WorkIdentity[] }) {
  const t = useT()
  const { person, holding, verb, act, isPending, isReleased, failure, isUnread, again } =
    useWorkHolder(work)
  const source = holding?.source ?? (isReleased ? work[0]?.source : undefined)
  const holder = holding?.holder ?? null
  return (
    <>
      {source && (
        <Strip tone={holder !== null && holder !== person ? 'wait' : 'plain'}>
          <StripText role="status">
            <span className="pr-3 text-ink-2">{t(`workHolders.line.${source}`)}</span>
            {isReleased && holder === null && (
              <b className="pr-3 font-medium">{t('workHolders.released')}</b>
            )}
            <MarkWords holder={holder} person={person} notes={holding?.notes ?? []} />
          </StripText>
          {verb && (
            <ChangingButton
              size="sm"
              busy={isPending}
              busyLabel={t('workHolders.saving')}
              onClick={() => void act()}
              label={
                verb === 'release'
                  ? t('workHolders.release')
                  : holder === null
                    ? t('workHolders.take')
                    : t('workHolders.takeFrom', { person: holder })
              }
            />
          )}
        </Strip>
      )}
      {failure && <MarkFailure failure={failure} />}
      {isUnread && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('workHolders.notKnown')}
          steps={
            <Button size="sm" onClick={again}>
              {t('states.tryAgain')}
            </Button>
          }
        />
      )}
    </>
  )
}
