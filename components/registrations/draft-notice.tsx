import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { useRegistrationDraft } from './use-registration-draft'

/** Says that the form holds what was typed before, and where it is not being kept now. */
export function DraftNotice({ draft: { isOffered, failure, discard } }: Props) {
  const t = useT()
  return (
    <>
      {isOffered && (
        <StateBlock
          look="strip"
          kind="empty"
          title={t('registrations.draft')}
          steps={
            <Button size="sm" onClick={discard}>
              {t('registrations.discard')}
            </Button>
          }
        >
          {t('registrations.draftLeavesOut')}
        </StateBlock>
      )}
      <DraftNotKept failure={failure} />
    </>
  )
}

type Props = {
  draft: Pick<ReturnType<typeof useRegistrationDraft>, 'isOffered' | 'failure' | 'discard'>
}
