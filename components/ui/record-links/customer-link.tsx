import type { ReactNode } from 'react'
import { routes } from '@/lib/shared/routes'
import { hyperlinkClass, Link } from '../link'

/** Who owes, as a link to the customer's page where its number and its client are known. */
export function CustomerLink({
  clientNo,
  customerNo,
  className = '',
  tabIndex,
  children,
}: {
  clientNo: string | null
  customerNo: string | null | undefined
  className?: string
  /** −1 in a list of which each row is one stop already. */
  tabIndex?: -1
  children: ReactNode
}) {
  const number = customerNo?.trim()
  if (!clientNo || !number) return children
  return (
    <Link
      className={`${hyperlinkClass} ${className}`}
      href={routes.customer(clientNo, number)}
      tabIndex={tabIndex}
    >
      {children}
    </Link>
  )
}
