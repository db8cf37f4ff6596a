import type { ReactNode } from 'react'
import { PageFrame, type PageFrameProps } from '@/components/layout/page-frame'
import { useT } from '@/lib/client/translation'
import { routes } from '@/lib/shared/routes'

type Props = Pick<PageFrameProps, 'actions' | 'saveBar'> & {
  clientNo: string
  title?: string
  children: ReactNode
}

/** The page that creates documents from a file. */
export function DocumentImportFrame({ clientNo, title, children, ...frame }: Props) {
  const t = useT()
  return (
    <PageFrame
      crumbs={[
        { label: t('documents.area') },
        { label: t('documents.title'), href: routes.documents(clientNo) },
        { label: t('documents.fromFile.title') },
      ]}
      title={title ?? t('documents.fromFile.title')}
      {...frame}
    >
      {children}
    </PageFrame>
  )
}
