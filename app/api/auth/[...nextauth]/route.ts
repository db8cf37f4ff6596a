export { answerAuth as GET, answerAuth as POST } from '@/lib/gateway/answer-auth'
