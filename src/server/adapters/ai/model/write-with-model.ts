import type { Category } from '#contract/common.ts'
import type { RecipeDraft } from '#contract/recipe.ts'
import { AiError, type RefineRequest, type WriteOptions, type WriteRequest } from '#server/ports/ai.ts'
import { refused } from './ai-failure.ts'
import type { Capability, createCapability } from './capability.ts'
import type { Deadline } from './deadline.ts'
import type { Endpoint } from './endpoint.ts'
import { findJson } from './find-json.ts'
import { instructions, mendAnswer, question, refineQuestion } from './instructions.ts'
import { partialTeller } from './partial-teller.ts'
import { withPatience } from './patience.ts'
import { type ReadAnswer, readAnswer, recipeAnswerSchema } from './recipe-answer.ts'
import { type Answer, type AnswerRequest, streamAnswer } from './stream-answer.ts'

export interface ModelTools {
  endpoint: Endpoint
  deadline: Deadline
  capability: ReturnType<typeof createCapability>
}

interface Written {
  draft: RecipeDraft
  usage: { calls: number; inputTokens: number; outputTokens: number }
}

/** A recipe has some 1,000 tokens; thinking models count their thoughts, too. */
const MAX_OUTPUT_TOKENS = 8_000
const MENDING_TEMPERATURE = 0.2

/**
 * The ladder: ask, with the schema where the service takes it; find the recipe in whatever came; when there is none,
 * ask once more and name the problem; then give up honestly.
 *
 * @throws AiError, or the signal's reason.
 */
export const writeWithModel = (
  tools: ModelTools,
  request: WriteRequest,
  options: WriteOptions,
): Promise<Written> =>
  askModel(
    tools,
    {
      question: question(request),
      fallbackCategory: request.category ?? request.craving.category ?? 'dinner',
      mending: request.repair !== undefined,
    },
    options,
  )

/** The same ladder for a change of a recipe that is there. */
export const refineWithModel = (
  tools: ModelTools,
  request: RefineRequest,
  options: WriteOptions,
): Promise<Written> =>
  askModel(
    tools,
    {
      question: refineQuestion(request),
      fallbackCategory: request.draft.category,
      mending: request.repair !== undefined,
    },
    options,
  )

interface Asked {
  question: string
  fallbackCategory: Category
  /** A second attempt, after failed checks. */
  mending: boolean
}

async function askModel(
  tools: ModelTools,
  asked: Asked,
  { signal, onPartial }: WriteOptions,
): Promise<Written> {
  const usage = { calls: 0, inputTokens: 0, outputTokens: 0 }
  const ask = async (prompt: string, mending: boolean) => {
    const answer = await tools.capability((capability) =>
      streamAnswer({
        ...tools,
        signal,
        call: callOf(tools.endpoint, capability, prompt, mending),
        ...(onPartial && { onText: partialTeller(onPartial) }),
      }),
    )
    usage.calls += 1
    usage.inputTokens += answer.inputTokens ?? 0
    usage.outputTokens += answer.outputTokens ?? 0
    return { answer, read: read(answer, asked.fallbackCategory) }
  }

  const first = await withPatience(signal, () => ask(asked.question, asked.mending))
  if (first.read.kind === 'recipe') return { draft: first.read.draft, usage }
  if (first.read.kind === 'refused') throw refused()

  const mend = `${asked.question}\n\n${mendAnswer(first.answer.text, first.read.problem)}`
  const second = await ask(mend, true)
  if (second.read.kind === 'recipe') return { draft: second.read.draft, usage }
  if (second.read.kind === 'refused') throw refused()
  throw new AiError('broken', `The AI service answered twice without a usable recipe: ${second.read.problem}`)
}

function read(answer: Answer, fallbackCategory: Category): ReadAnswer {
  if (answer.text.trim() === '') return { kind: 'unusable', problem: 'The answer is empty.' }
  const json = findJson(answer.text)
  if (json !== undefined) return readAnswer(json, fallbackCategory)
  const problem = answer.cutOff
    ? 'The answer was cut off because it is too long.'
    : 'The answer is not valid JSON.'
  return { kind: 'unusable', problem }
}

function callOf(
  endpoint: Endpoint,
  capability: Capability,
  prompt: string,
  mending: boolean,
): AnswerRequest['call'] {
  return {
    prompt: [
      { role: 'system', content: instructions(capability !== 'schema') },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    providerOptions: endpoint.callOptions.providerOptions,
    ...(capability === 'schema' && {
      responseFormat: { type: 'json', name: 'recipe', schema: recipeAnswerSchema() },
      reasoning: endpoint.callOptions.reasoning,
      ...(mending && { temperature: MENDING_TEMPERATURE }),
    }),
    ...(capability === 'json' && { responseFormat: { type: 'json' } }),
  }
}
