import type { Area, Operation } from '@/lib/contracts/operation'

/** Where each area stands under the sandbox's own address. */
export const addresses: Record<Exclude<Area, 'desk'>, string> = {
  identity: '/auth',
  receivables: '/arm/v1',
  distribution: '/distribution',
  partner: '/distribution',
  collection: '/collection/v1',
  legacy: '/webapi',
}

/** The path of an operation under the sandbox's own address. */
export function getSandboxPath(operation: Pick<Operation, 'area' | 'path'>): string {
  if (operation.area === 'desk') throw new Error('The desk is no part of the sandbox')
  return `${addresses[operation.area]}${operation.path}`
}
