import { Button } from '@/components/ui/button'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Absence } from '@/lib/features/invoice-registration/domain/registration-outcome'

type Props = { absence: Absence; isPending: boolean; onSend: () => void }

/** Offers to send again what is not there, and says who or what says that it is not. */
export function ResendOffer({ absence, isPending, onSend }: Props) {
  const t = useT()
  return (
    <StateBlock
      kind="warned"
      look="strip"
      title={
        absence.is === 'absent'
          ? t('invoiceRegistration.send.notFound')
          : t('record.done.not-applied', { person: absence.person })
      }
      steps={
        <Button
          size="sm"
          busy={isPending}
          busyLabel={t('invoiceRegistration.send.sendingAgain')}
          onClick={onSend}
        >
          {t('invoiceRegistration.send.again')}
        </Button>
      }
    >
      {absence.is === 'absent' && t('invoiceRegistration.send.notFoundMeaning')}
    </StateBlock>
  )
}
