export { handleAuthRequest as GET, handleAuthRequest as POST } from '@/lib/gateway/answer-auth'
