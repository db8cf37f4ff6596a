'use client'

import { useParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { DeskShell } from '@/components/layout/desk-shell'
import { t } from '@/lib/format/translate'
import { signOut } from '@/lib/queries/sign-in'
import { useLive } from '@/lib/queries/use-live'
import { routes } from '@/lib/routes'

type Shell = ComponentProps<typeof DeskShell>
type Workspace = Shell['workspaces'][number] & { organizationId: string | null }
type Props = Omit<Shell, 'workspaces' | 'currentClientNo' | 'navigation' | 'onSignOut'> & {
  workspaces: Workspace[]
  isOfDistribution: boolean
  isOfPartner: boolean
  isOfCollection: boolean
}

/** The shell with the areas that are built, for the client or the organization in the address, or else the person's first one. */
export function Desk({ isOfDistribution, isOfPartner, isOfCollection, workspaces, ...props }: Props) {
  useLive()
  const { clientNo, organizationId } = useParams<{ clientNo?: string; organizationId?: string }>()
  const named = workspaces.find((each) => (clientNo ? each.clientNo === clientNo : organizationId && each.organizationId === organizationId))
  const current = named ?? workspaces[0]
  const client = clientNo ?? current?.clientNo ?? null
  const organization = organizationId ?? current?.organizationId ?? null
  const receivables = client ? [{ title: t('layout.receivables'), items: [{ href: routes.customers(client), label: t('layout.customers') }] }] : []
  const distribution = isOfDistribution
    ? [{ title: t('layout.distribution'), items: [{ href: routes.invoices(), label: t('layout.whereIsIt') }] }]
    : []
  const collection = isOfCollection && organization ? [{ title: t('layout.collection'), items: collectionPlaces(organization) }] : []
  const partner = isOfPartner ? [{ title: t('layout.partner'), items: partnerPlaces() }] : []
  const own = {
    title: null,
    items: [
      { href: routes.batches(), label: t('layout.batches') },
      ...(isOfPartner || isOfCollection ? [{ href: routes.exports(), label: t('layout.exports') }] : []),
      { href: routes.journal(), label: t('journal.title') },
    ],
  }
  return (
    <DeskShell
      {...props}
      workspaces={workspaces}
      currentClientNo={client}
      navigation={[...receivables, ...distribution, ...collection, ...partner, own]}
      onSignOut={() => void signOut()}
    />
  )
}

const collectionPlaces = (organizationId: string) => [
  { href: routes.collectionInvoices(organizationId), label: t('layout.collectionInvoices') },
  { href: routes.cases(organizationId), label: t('layout.cases') },
  { href: routes.decisions(organizationId), label: t('layout.decisions') },
  { href: routes.settlements(organizationId), label: t('layout.settlements') },
  { href: routes.reports(organizationId), label: t('layout.reports') },
]

const partnerPlaces = () => [
  { href: routes.partnerSearch(), label: t('layout.partnerSearch') },
  { href: routes.partnerReferences(), label: t('layout.partnerReferences') },
  { href: routes.partnerFailures(), label: t('layout.partnerFailures') },
]
