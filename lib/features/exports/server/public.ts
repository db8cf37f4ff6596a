import 'server-only'

export { unpackBytes } from './store/packed-bytes'
