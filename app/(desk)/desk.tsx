'use client'

import { useParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { DeskShell } from '@/components/layout/desk-shell'
import { t } from '@/lib/format/translate'
import { signOut } from '@/lib/queries/sign-in'
import { routes } from '@/lib/routes'

type Props = Omit<ComponentProps<typeof DeskShell>, 'currentClientNo' | 'navigation' | 'onSignOut'> & { isOfPartner: boolean }

/** The shell with the areas that are built, for the client in the address, or else the person's first one. */
export function Desk({ isOfPartner, ...props }: Props) {
  const { clientNo } = useParams<{ clientNo?: string }>()
  const current = clientNo ?? props.workspaces[0]?.clientNo ?? null
  const receivables = current ? [{ title: t('layout.receivables'), items: [{ href: routes.customers(current), label: t('layout.customers') }] }] : []
  const partner = isOfPartner ? [{ title: t('layout.partner'), items: partnerPlaces() }] : []
  const journal = { title: null, items: [{ href: routes.journal(), label: t('journal.title') }] }
  return <DeskShell {...props} currentClientNo={current} navigation={[...receivables, ...partner, journal]} onSignOut={() => void signOut()} />
}

const partnerPlaces = () => [
  { href: routes.partnerSearch(), label: t('layout.partnerSearch') },
  { href: routes.partnerReferences(), label: t('layout.partnerReferences') },
  { href: routes.partnerFailures(), label: t('layout.partnerFailures') },
  { href: routes.exports(), label: t('layout.partnerExports') },
]
