import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/ui/skeleton'

export default function Loading() {
  return (
    <PageFrame crumbs={[]}>
      <Skeleton rows={14} columns={5} />
    </PageFrame>
  )
}
