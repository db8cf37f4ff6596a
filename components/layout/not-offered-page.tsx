import { FailureBlock } from '@/components/ui/states/failure-block'
import type { Crumb } from './bar'
import { PageFrame } from './page-frame'

type Props = { crumbs: Crumb[]; title: string }

/**
 * A page whose operation the service does not have: it says so in the place of what would be there.
 */
export const NotOfferedPage = ({ crumbs, title }: Props) => (
  <PageFrame crumbs={crumbs} title={title}>
    <FailureBlock failure={{ kind: 'refused', code: 'not-offered' }} doing="read" />
  </PageFrame>
)

/** A page whose operation the person may not do. */
export const ForbiddenPage = ({ crumbs, title }: Props) => (
  <PageFrame crumbs={crumbs} title={title}>
    <FailureBlock failure={{ kind: 'forbidden' }} doing="read" />
  </PageFrame>
)
