import { FailureBlock } from '@/components/ui/states/failure-block'
import type { Crumb } from './bar'
import { PageFrame } from './page-frame'

/**
 * A page whose operation the service does not have: it says so in the place of what would be there.
 */
export const NotOfferedPage = ({ crumbs, title }: { crumbs: Crumb[]; title: string }) => (
  <PageFrame crumbs={crumbs} title={title}>
    <FailureBlock failure={{ kind: 'refused', code: 'not-offered' }} doing="read" />
  </PageFrame>
)
