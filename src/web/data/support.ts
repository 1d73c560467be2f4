import { api } from '#contract/index.ts'
import type { SupportRequest } from '#contract/support.ts'
import { call } from '#web/lib/http.ts'

/** Sends a message to the operators of this server. @throws HttpError */
export const sendSupportMessage = (message: SupportRequest) => call(api.support.send, { body: message })
