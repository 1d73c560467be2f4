import { AiError } from '#server/ports/ai.ts'
import type { Clock } from '#server/ports/clock.ts'
import type { Log } from '#server/ports/log.ts'
import type { Meter } from '#server/ports/meter.ts'
import type { Usage } from './ask-model.ts'
import type { Service } from './service.ts'

interface Asked {
  engine: string
  service: Pick<Service, 'address' | 'conceal'>
}

/** Logs one line per call with its cost and outcome, and never the cook's words or the answer. */
export const callLog =
  ({ log, clock, meter }: { log: Log; clock: Clock; meter?: Meter | undefined }) =>
  async <T extends object>(call: string, { engine, service }: Asked, work: () => Promise<T>): Promise<T> => {
    const started = clock.now().getTime()
    const note = async (
      outcome: string,
      { usage, said }: { usage?: Partial<Usage> | undefined; said?: string | undefined },
    ) => {
      const fields = { call, engine, ms: clock.now().getTime() - started, outcome }
      log.info({ ...fields, usage }, 'model call')
      const { inputTokens = 0, outputTokens = 0 } = usage ?? {}
      await meter?.modelCalled({
        ...fields,
        inputTokens,
        outputTokens,
        address: service.address(),
        said: said && service.conceal(said),
      })
    }
    try {
      const result = await work()
      await note('done', { usage: 'usage' in result ? (result.usage as Usage) : undefined })
      return result
    } catch (cause) {
      const failure = cause instanceof AiError ? cause : undefined
      await note(failure?.kind ?? 'aborted', { usage: failure?.spent, said: failure?.said })
      throw cause
    }
  }
