import { Button } from '@/components/ui/button'
import { PersonLink } from '@/components/ui/record-links/person-link'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Absence } from '@/lib/features/journal/domain/public'

type Props = {
  absence: Absence
  texts: { notFound: string; notFoundMeaning: string; again: string; sendingAgain: string }
  isPending: boolean
  onSend: () => void
}

/** Offers to send again what is not there, and says who or what says that it is not. */
export function ResendOffer({ absence, texts, isPending, onSend }: Props) {
  const t = useT()
  return (
    <StateBlock
      kind="warned"
      variant="strip"
      title={
        absence.is === 'absent' ? (
          texts.notFound
        ) : (
          <PersonLink
            person={absence.person}
            say={(person) => t('record.done.not-applied', { person })}
          />
        )
      }
      steps={
        <Button size="sm" busy={isPending} busyLabel={texts.sendingAgain} onClick={onSend}>
          {texts.again}
        </Button>
      }
    >
      {absence.is === 'absent' && texts.notFoundMeaning}
    </StateBlock>
  )
}
