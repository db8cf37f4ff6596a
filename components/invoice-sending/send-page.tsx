'use client'

import dynamic from 'next/dynamic'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { useState } from 'react'
import { PageFrame } from '@/components/layout/page-frame'
import { Skeleton } from '@/components/ui/states/skeleton'
import { useT } from '@/lib/client/translation'
import type { OwnCompany } from './company-select'
import { OneDocument, type Replaced } from './one-document'
import { SendFromFile } from './send-from-file'
import { SendTabs, sendTabs } from './send-tabs'

/** Loaded once somebody chooses several files. */
const SendFiles = dynamic(() => import('./many/send-files').then((part) => part.SendFiles), {
  ssr: false,
  loading: () => <Skeleton rows={8} columns={6} />,
})

type Props = {
  userName: string
  /** Under which a draft is kept and customers are found; null where the person has no client. */
  clientNo: string | null
  companies: readonly OwnCompany[]
  /** The failed invoice in whose name this one goes. */
  replaced: Replaced | null
}

/** Sends one document: to a business, to a private person, or a letter. */
export function SendPage(props: Props) {
  const [asked] = useQueryState('to', parseAsStringLiteral(sendTabs).withDefault('business'))
  const route = props.replaced?.route ?? asked
  const [turn, setTurn] = useState(0)
  if (route === 'file')
    return (
      <FileTab
        key={turn}
        userName={props.userName}
        companies={props.companies}
        onNext={() => setTurn(turn + 1)}
      />
    )
  return (
    <OneDocument
      key={`${route} ${props.replaced?.companyId ?? ''} ${props.replaced?.invoice.transactionRid ?? ''} ${turn}`}
      {...props}
      replaced={turn === 0 ? props.replaced : null}
      route={route}
      onNext={() => setTurn(turn + 1)}
    />
  )
}

function FileTab(props: {
  userName: string
  companies: readonly OwnCompany[]
  onNext: () => void
}) {
  const t = useT()
  const [files, setFiles] = useState<readonly File[] | null>(null)
  const { userName, companies } = props
  if (files)
    return (
      <SendFiles
        key={files.map(({ name, size }) => `${name} ${size}`).join('/')}
        {...{ userName, companies }}
        chosen={files}
        onChoose={setFiles}
      />
    )
  return (
    <PageFrame
      crumbs={[{ label: t('invoiceSending.area') }, { label: t('invoiceSending.title') }]}
      title={t('invoiceSending.title')}
    >
      <SendTabs current="file" />
      <SendFromFile {...props} onMany={setFiles} />
    </PageFrame>
  )
}
