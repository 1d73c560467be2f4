import type { Call } from '../call.ts'
import { passwordPolicy as policyOf } from '../password-rules.ts'

/** GET /v2/passwordPolicy: the rules that the SDK's validatePassword checks. */
export const passwordPolicy: Call = (service) => policyOf(service)

/** GET /v2/recaptchaConfig: without a key and a state the SDK loads no reCAPTCHA script. */
export const recaptchaConfig: Call = () => ({ recaptchaKey: '', recaptchaEnforcementState: [] })

/** GET /v1/projects: the domains on which the SDK may run. */
export const projects: Call = ({ installation, publicUrl }) => ({
  projectId: installation.projectId,
  authorizedDomains: [new URL(publicUrl).hostname],
})
