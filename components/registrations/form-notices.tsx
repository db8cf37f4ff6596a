import { Checkbox } from '@/components/form/checkbox'
import { DraftNotKept } from '@/components/form/draft-not-kept'
import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { useRegistrationDraft } from './use-registration-draft'

/** Says that the form holds what was typed before, and where it is not being kept now. */
export function DraftNotice({ draft: { isOffered, failure, discard } }: DraftNoticeProps) {
  const t = useT()
  return (
    <>
      {isOffered && (
        <StateBlock
          variant="strip"
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

type DraftNoticeProps = {
  draft: Pick<ReturnType<typeof useRegistrationDraft>, 'isOffered' | 'failure' | 'discard'>
}

/** Says that earlier ones are not confirmed, and asks whether the person has checked them. */
export function OpenRegistrations({ count, isChecked, onCheck }: OpenRegistrationsProps) {
  const t = useT()
  if (count === 0) return null
  return (
    <StateBlock variant="strip" kind="warned" title={t('registrations.openOnes', { count })}>
      <Checkbox checked={isChecked} onChange={({ target }) => onCheck(target.checked)}>
        {t('registrations.openChecked')}
      </Checkbox>
    </StateBlock>
  )
}

type OpenRegistrationsProps = {
  count: number
  isChecked: boolean
  onCheck: (isChecked: boolean) => void
}
