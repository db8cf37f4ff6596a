import { PersonLink } from '@/components/ui/record-links/person-link'
import { FailureBlock } from '@/components/ui/states/failure-block'
import { StateBlock } from '@/components/ui/states/state-block'
import { useT } from '@/lib/client/translation'
import type { Failure } from '@/lib/contracts/result'

/** Why what was said of a line was not taken; of a lost race, who was first. */
export function MarkFailure({ failure }: { failure: Failure }) {
  const t = useT()
  const first = failure.code === 'claimed' ? failure.message : undefined
  return first ? (
    <StateBlock
      kind="warned"
      look="strip"
      title={<PersonLink person={first} say={(person) => t('workHolders.firstWas', { person })} />}
    >
      <PersonLink person={first} say={(person) => t('workHolders.firstWasMeaning', { person })} />
    </StateBlock>
  ) : (
    <FailureBlock failure={failure} doing="write" look="strip" />
  )
}
