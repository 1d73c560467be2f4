import { z } from 'zod'
import { ok, writtenText } from './common.ts'
import { MAX_SUPPORT_MESSAGE_LENGTH, MAX_SUPPORT_SUBJECT_LENGTH } from './limits.ts'
import { route } from './route.ts'

export const supportRequest = z.object({
  subject: writtenText(MAX_SUPPORT_SUBJECT_LENGTH).min(1, 'Please enter a subject'),
  message: writtenText(MAX_SUPPORT_MESSAGE_LENGTH).min(1, 'Please enter a message'),
})
export type SupportRequest = z.infer<typeof supportRequest>

export const support = {
  send: route({
    method: 'POST',
    path: '/api/support',
    access: 'user',
    summary: 'Writes to whoever runs this server. Mail of Premium cooks is marked as priority.',
    body: supportRequest,
    reply: ok,
  }),
}
