/** What goes wrong with a call, before it is carried out or after. */
export interface Fault {
  /** Part of `METHOD /v1/path what-is-sent idempotency-key`, such as `POST /v1/customers`; every call when not given. */
  of?: string | RegExp
  when: 'before' | 'after'
  /**
   * `drop`: the connection closes without an answer. `500`: an answer that is kept under the call's key.
   * `503`: one that is not. `400`: it refuses. `hang`: no answer at all, until the caller gives up.
   */
  how: 'drop' | '500' | '503' | '400' | 'hang'
  /** How many calls fail; one when not given. */
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
    /** The fault of this call, if one is planned; it counts as used. */
    take: (call: string): Fault | null => {
      const fault = planned.find(({ of, left }) => left > 0 && fits(call, of))
      if (!fault) return null
      fault.left -= 1
      return fault
    },
    /** Planned and not met yet. */
    left: () => planned.reduce((sum, { left }) => sum + left, 0),
  }
}
export type Faults = ReturnType<typeof createFaults>

const fits = (call: string, of: Fault['of']) =>
  of === undefined || (typeof of === 'string' ? call.includes(of) : of.test(call))
