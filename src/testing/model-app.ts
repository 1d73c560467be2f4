import { onTestFinished } from 'vitest'
import type { ModelConfig } from '#server/adapters/ai/ai-config.ts'
import { createModelAi } from '#server/adapters/ai/model/create-model-ai.ts'
import { createModelBook, metersOf } from '#server/features/models/model-book.ts'
import type { Meter } from '#server/ports/meter.ts'
import { quietLog } from './quiet-log.ts'
import { startStubModel } from './stub-model.ts'
import { type TestAppOptions, testApp } from './test-app.ts'

/** Starts the server with a stub model that speaks a provider's protocol. */
export const modelApp = async (config: Partial<ModelConfig> = {}, options: TestAppOptions = {}) => {
  const stub = await startStubModel()
  onTestFinished(() => stub.close())
  const meters: Meter[] = []
  const ai = createModelAi(
    { provider: 'openai-compatible', apiKey: 'key-1', baseUrl: stub.url, model: 'stub', ...config },
    {
      log: quietLog,
      clock: { now: () => new Date() },
      ...(options.cookbook && { cookbook: options.cookbook }),
      meter: { modelCalled: (call) => metersOf(meters).modelCalled(call) },
    },
  )
  const app = await testApp({ ai, ...options })
  meters.push(createModelBook(app.deps))
  return { stub, ...app }
}
