import type { ModelConnection, ModelRole, ModelTrial } from '#contract/models.ts'
import { AiError } from '#server/ports/ai.ts'
import type { AiOperator } from '#server/ports/ai-operator.ts'
import { isFields } from './answer-fields.ts'
import { askModel, type ModelTools, type Read, type Usage } from './ask-model.ts'
import type { callLog } from './call-log.ts'
import type { Change } from './fetch/request-parameters.ts'
import { inJson } from './instructions.ts'
import { factsOf, type ModelFacts } from './model-facts.ts'
import { type Painter, paintDish } from './paint-dish.ts'
import { redSquare } from './red-square.ts'
import { tokensOfReferences } from './references.ts'
import { remedyOf } from './remedy.ts'
import type { Service } from './service.ts'

export interface Configured {
  writing: ModelTools
  vision: ModelTools | null
  fallback: ModelTools | null
  pictures: Painter | null
  /** Number of recipes that the writing models are shown as reference. */
  references: number
}

/** Context length in tokens that is too small for rules, question and recipe. */
const SMALL_CONTEXT = 8_192

/** Lists the configured models for the operator, and tries each of them out. */
export function operatorOf(configured: Configured, logged: ReturnType<typeof callLog>): AiOperator {
  const roles = (['writing', 'vision', 'pictures', 'fallback'] as const).filter((role) => configured[role])

  return {
    connections: () =>
      roles.map((role) => ({
        ...connectionOf(role, configured[role]),
        references: role === 'writing' || role === 'fallback' ? referencesOf(configured) : null,
      })),

    async tryOut(role, { signal }) {
      const asked = configured[role]
      if (!asked) throw new AiError('broken', 'No model is configured for this')
      const { service, model } = 'service' in asked ? asked : asked.endpoint
      const started = performance.now()
      const outcome = await tried(role, asked, logged, signal)
      const ms = Math.round(performance.now() - started)
      // A service that cannot be reached is not asked for more.
      const isThere = outcome.ok || !['unreachable', 'timeout'].includes(outcome.error.kind)
      const facts = isThere ? await factsOf(service, model, signal) : { contextTokens: null, models: [] }
      return trialOf({
        role,
        service,
        outcome,
        facts,
        ms,
        timeoutS: Math.round(asked.deadline.firstMs / 1000),
        hasOwnService: service.address() !== configured.writing.endpoint.service.address(),
      })
    },
  }
}

type Outcome = { ok: true; said: string; usage: Usage; remark: string | null } | { ok: false; error: AiError }

async function tried(
  role: ModelRole,
  asked: ModelTools | Painter,
  logged: ReturnType<typeof callLog>,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    return 'service' in asked
      ? await logged('drawDish', asked, () => triedPicture(asked, signal))
      : await logged('tryOut', asked.endpoint, () => triedWords(asked, role === 'vision', signal))
  } catch (cause) {
    if (cause instanceof AiError && !signal.aborted) return { ok: false, error: cause }
    throw cause
  }
}

interface Word {
  word: string
}

/**
 * Asks in the same way as for a recipe: with a schema, streamed, with all settings. Only question and answer
 * are small.
 */
async function triedWords(tools: ModelTools, isSeeing: boolean, signal: AbortSignal): Promise<Outcome> {
  const { value, usage } = await askModel<Word>(
    tools,
    {
      instructions: (schemaInPrompt) =>
        [
          'You are asked for one word, to see whether you can be reached.',
          inJson(schemaInPrompt, wordSchema),
        ].join('\n\n'),
      question: isSeeing
        ? 'Which colour has the square in this picture? Answer in English.'
        : 'Answer with the word ready.',
      ...(isSeeing && { photos: [redSquare] }),
      name: 'word',
      schema: () => wordSchema,
      read: readWord,
      mending: false,
    },
    signal,
  )
  const isRight = /red/i.test(value.word)
  const remark =
    isSeeing && !isRight ? 'It did not see that the square is red: it may not look at pictures at all.' : null
  return { ok: true, said: value.word, usage, remark }
}

const wordSchema = {
  type: 'object',
  properties: { word: { type: 'string' } },
  required: ['word'],
  additionalProperties: false,
}

const readWord = (answer: unknown): Read<Word> =>
  isFields(answer) && typeof answer.word === 'string'
    ? { kind: 'value', value: { word: answer.word.slice(0, 200) } }
    : { kind: 'unusable', problem: 'The answer is not a JSON object with "word".' }

async function triedPicture(painter: Painter, signal: AbortSignal): Promise<Outcome> {
  const dish = await paintDish(painter, tomatoSoup, { signal, quality: 'standard' })
  const size = 'bytes' in dish ? dish.bytes.byteLength : 0
  const usage = { calls: 1, inputTokens: 0, outputTokens: 0 }
  return { ok: true, said: `A picture of ${Math.ceil(size / 1000)} kB`, usage, remark: null }
}

const tomatoSoup = {
  title: 'Tomato Soup',
  description: 'Smooth and warm.',
  category: 'lunch' as const,
  prepTime: 5,
  cookTime: 20,
  restTime: 0,
  servings: 2,
  ingredients: [{ amount: '1 pound', item: 'tomatoes' }],
  instructions: ['Simmer the tomatoes for 20 minutes.'],
}

interface Tried {
  role: ModelRole
  service: Service
  outcome: Outcome
  facts: ModelFacts
  ms: number
  timeoutS: number
  hasOwnService: boolean
}

function trialOf({ role, service, outcome, facts, ms, ...rest }: Tried): ModelTrial {
  const address = service.address()
  const common = { role, ok: outcome.ok, ms, address, ...facts }
  if (outcome.ok) {
    const { said, usage, remark } = outcome
    const isSmall = facts.contextTokens !== null && facts.contextTokens < SMALL_CONTEXT
    const small = isSmall
      ? `Its window of ${facts.contextTokens} tokens is small: a recipe may be cut off.`
      : null
    const { inputTokens, outputTokens } = usage
    return { ...common, said, kind: null, remedy: remark ?? small, inputTokens, outputTokens, models: [] }
  }
  const { error } = outcome
  return {
    ...common,
    said: service.conceal(error.said ?? error.message),
    kind: error.kind,
    remedy: remedyOf({ error, role, address, ...rest }),
    inputTokens: 0,
    outputTokens: 0,
  }
}

const referencesOf = ({ references: most }: Configured): ModelConnection['references'] =>
  most > 0 ? { most, tokens: tokensOfReferences[most] ?? 0 } : null

function connectionOf(
  role: ModelRole,
  configured: ModelTools | Painter | null,
): Omit<ModelConnection, 'references'> {
  if (!configured) throw new Error('only configured roles are asked for')
  const isPainter = 'service' in configured
  const { service, model, engine } = isPainter ? configured : configured.endpoint
  return {
    role,
    provider: service.name,
    model,
    engine,
    address: service.address(),
    ...service.shown,
    structured: isPainter ? null : configured.capability.found(),
    leftOut: [...new Set(service.changesOf(model).map(nameOf))],
  }
}

const nameOf = (change: Change): string => (change.kind === 'merge-system' ? 'system' : change.name)
