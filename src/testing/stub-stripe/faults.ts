/** A planned failure of a call, before it is carried out or after. */
export interface Fault {
  /**
   * Part of `METHOD /v1/path form idempotency-key`, such as `POST /v1/customers`; matches every call when not
   * given.
   */
  of?: string | RegExp
  when: 'before' | 'after'
  /**
   * Kind of failure. `drop` closes the connection without a response. `500` is stored under the call's
   * idempotency key, `503` is not. `400` refuses. `hang` never responds, so that the caller times out.
   */
  how: 'drop' | '500' | '503' | '400' | 'hang'
  /** Number of calls that fail; one when not given. */
  times?: number
}

export const createFaults = () => {
  const planned: (Fault & { left: number })[] = []
  return {
    plan: (fault: Fault) => {
      planned.push({ ...fault, left: fault.times ?? 1 })
    },
    clear: () => {
      planned.length = 0
    },
    /** Returns the planned fault of this call, and counts it as used. */
    take: (call: string): Fault | null => {
      const fault = planned.find(({ of, left }) => left > 0 && fits(call, of))
      if (!fault) return null
      fault.left -= 1
      return fault
    },
    /** Number of planned faults that did not happen yet. */
    left: () => planned.reduce((sum, { left }) => sum + left, 0),
  }
}
export type Faults = ReturnType<typeof createFaults>

const fits = (call: string, of: Fault['of']) =>
  of === undefined || (typeof of === 'string' ? call.includes(of) : of.test(call))
