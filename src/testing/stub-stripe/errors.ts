/** An error response in Stripe's form. */
export class StripeFault extends Error {
  readonly status: number
  readonly type: 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error'
  readonly code: string | undefined
  readonly param: string | undefined
  constructor(
    status: number,
    type: StripeFault['type'],
    message: string,
    { code, param }: { code?: string; param?: string } = {},
  ) {
    super(message)
    this.status = status
    this.type = type
    this.code = code
    this.param = param
  }
  body() {
    const { type, message, code, param } = this
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } }
  }
}

export const noSuch = (what: string, id: string) =>
  new StripeFault(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param: what === 'customer' ? 'customer' : 'id',
  })

export const wrongRequest = (message: string, code?: string) =>
  new StripeFault(400, 'invalid_request_error', message, code ? { code } : {})
