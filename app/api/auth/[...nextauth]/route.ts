export {
  handleAuthRequest as GET,
  handleAuthRequest as POST,
} from '@/lib/platform/http/handle-auth-request'
