import { api } from '#contract/index.ts'
import type { SupportRequest } from '#contract/support.ts'
import { call } from '#web/lib/http.ts'

/** Writes to whoever runs this server. @throws HttpError */
export const sendSupportMessage = (message: SupportRequest) => call(api.support.send, { body: message })
