'use client'

import { useId, useMemo, useState } from 'react'
import { ChooseFiles } from '@/components/form/choose-file'
import { useLeaveGuard } from '@/components/form/use-leave-guard'
import { PageFrame } from '@/components/layout/page-frame'
import { Button } from '@/components/ui/button'
import { ProgressMeter } from '@/components/ui/progress-meter'
import { StateBlock } from '@/components/ui/states/state-block'
import { useToday } from '@/lib/client/hydration'
import { useT } from '@/lib/client/translation'
import { ublFileTypes } from '@/lib/features/invoice-sending/client/read-ubl-file'
import {
  canGoOut,
  type PreparedDocument,
} from '@/lib/features/invoice-sending/domain/prepared-document'
import { formatCount } from '@/lib/shared/format/count'
import { CompanySelect, type OwnCompany } from '../company-select'
import { ConfirmMany } from './confirm-many'
import { describeTotals } from './describe-prepared'
import { ManyDocuments } from './many-documents'
import { SendManyBar } from './send-many-bar'
import { UnreadFiles } from './unread-files'
import { usePreparedFiles } from './use-prepared-files'
import { useReadFiles } from './use-read-files'
import { type Ticks, useTicked } from './use-ticked'

/** As many files are taken at once. */
const filesMax = 500

type Props = {
  userName: string
  companies: readonly OwnCompany[]
  chosen: readonly File[]
  onChoose: (files: readonly File[]) => void
}

/** Documents of several files: each as it would go out, and all that are ticked sent once asked for. */
export function SendFiles({ userName, companies, chosen, onChoose }: Props) {
  const t = useT()
  const today = useToday()
  const taken = useMemo(() => chosen.slice(0, filesMax), [chosen])
  const read = useReadFiles(taken, today)
  const [companyId, setCompanyId] = useState<number | null>(null)
  const [isAsked, setAsked] = useState(false)
  const { documents, before } = usePreparedFiles(read, companies, companyId)
  const { selected, select } = useTicked(documents, useState<Ticks | null>(null))
  const ticked = documents.filter(({ key }) => selected.has(key)).filter(canGoOut)
  const clients = listClients(ticked, companies)
  const [client = null] = clients.length === 1 ? clients : []
  useLeaveGuard(ticked.length > 0 && !isAsked, 'lost')
  const words = t('invoiceSending.many.files.reading', {
    done: formatCount(read.files.length + read.gone.length),
    all: formatCount(taken.length),
  })
  const title = t('invoiceSending.many.files.title')
  return (
    <PageFrame
      crumbs={[
        { label: t('invoiceSending.area') },
        { label: t('invoiceSending.title') },
        { label: title },
      ]}
      title={title}
      fill
      saveBar={
        <SendManyBar
          count={client === null ? 0 : ticked.length}
          all={documents.length}
          detail={
            clients.length > 1 ? t('invoiceSending.many.files.client') : describeTotals(t, ticked)
          }
          fault={
            clients.length === 1 && client === null
              ? t('invoiceSending.many.files.noClient')
              : undefined
          }
          isChecking={!read.isDone || before.isReading}
          onGoOn={() => setAsked(true)}
        />
      }
    >
      {chosen.length > taken.length && (
        <StateBlock
          kind="warned"
          variant="strip"
          title={t('invoiceSending.many.files.tooMany', { most: formatCount(filesMax) })}
        />
      )}
      {!read.isDone && (
        <div className="toolbar flex-wrap">
          <ProgressMeter
            value={read.files.length + read.gone.length}
            max={taken.length}
            label={words}
          />
          <span role="status">{words}</span>
        </div>
      )}
      <UnreadFiles read={read} />
      {before.isUntold && (
        <StateBlock
          kind="unknown"
          variant="strip"
          title={t('invoiceSending.many.untoldBefore')}
          steps={
            before.again && (
              <Button size="sm" onClick={before.again}>
                {t('states.tryAgain')}
              </Button>
            )
          }
        >
          {t('invoiceSending.many.untoldBeforeMeaning')}
        </StateBlock>
      )}
      {clients.length > 1 && (
        <ClientChoice
          clients={clients}
          companies={companies}
          onChoose={(clientNo) =>
            select(
              new Set(
                ticked
                  .filter((each) => findClient(each, companies) === clientNo)
                  .map(({ key }) => key),
              ),
            )
          }
        />
      )}
      <ManyDocuments
        documents={documents}
        selected={selected}
        onSelect={select}
        hrefOf={() => null}
        verbs={
          <>
            {companies.length > 1 && (
              <SenderChoice companies={companies} value={companyId} onChoose={setCompanyId} />
            )}
            <ChooseFiles
              label={t('invoiceSending.many.files.another')}
              accept={ublFileTypes}
              onFiles={onChoose}
            />
          </>
        }
      />
      {isAsked && client !== null && (
        <ConfirmMany
          {...{ userName }}
          clientNo={client}
          verb="send"
          documents={ticked}
          onClose={() => setAsked(false)}
        />
      )}
    </PageFrame>
  )
}

const findClient = ({ companyId }: PreparedDocument, companies: readonly OwnCompany[]) =>
  companies.find((each) => each.companyId === companyId)?.clientNo ?? null

/**
 * The clients of those that would go out: one bulk action is of one client. Null stands for companies
 * without one, whose documents go out one at a time.
 */
const listClients = (documents: readonly PreparedDocument[], companies: readonly OwnCompany[]) => [
  ...new Set(documents.map((each) => findClient(each, companies))),
]

type ClientProps = {
  clients: readonly (string | null)[]
  companies: readonly OwnCompany[]
  onChoose: (clientNo: string) => void
}

function ClientChoice({ clients, companies, onChoose }: ClientProps) {
  const t = useT()
  return (
    <fieldset className="toolbar flex-wrap" aria-label={t('invoiceSending.many.client')}>
      <span>{t('invoiceSending.many.files.client')}</span>
      {clients
        .filter((clientNo) => clientNo !== null)
        .map((clientNo) => (
          <Button key={clientNo} size="sm" onClick={() => onChoose(clientNo)}>
            {companies.find((each) => each.clientNo === clientNo)?.name ?? clientNo}
          </Button>
        ))}
    </fieldset>
  )
}

type SenderProps = {
  companies: readonly OwnCompany[]
  value: number | null
  onChoose: (companyId: number | null) => void
}

function SenderChoice({ companies, value, onChoose }: SenderProps) {
  const t = useT()
  const id = useId()
  return (
    <span className="flex items-center gap-2">
      <label htmlFor={id} className="whitespace-nowrap text-ink-2">
        {t('invoiceSending.many.files.sender')}
      </label>
      <CompanySelect
        id={id}
        companies={companies}
        none={t('invoiceSending.many.files.bySeller')}
        value={value}
        onChoose={(own) => onChoose(own?.companyId ?? null)}
      />
    </span>
  )
}
