import { AiError } from '#server/ports/ai.ts'
import { refused } from './ai-failure.ts'
import type { Capability, createCapability } from './capability.ts'
import type { Deadline } from './deadline.ts'
import type { Endpoint } from './endpoint.ts'
import { findJson } from './find-json.ts'
import { mendAnswer } from './instructions.ts'
import { withPatience } from './patience.ts'
import { rulesWatch } from './repeats-rules.ts'
import { type Answer, type AnswerRequest, streamAnswer } from './stream-answer.ts'
import { withoutData } from './words-of-failure.ts'

export interface ModelTools {
  endpoint: Endpoint
  deadline: Deadline
  capability: ReturnType<typeof createCapability>
}

/** Outcome of reading a parsed answer. `problem` is told to the model when it is asked once more. */
export type Read<T> =
  | { kind: 'value'; value: T }
  | { kind: 'refused' }
  | { kind: 'unusable'; problem: string }

/** Question to a model, with the functions that read its answer. */
export interface Asked<T> {
  /** System prompt; `schemaInPrompt` is true for services that do not take the schema as a parameter. */
  instructions: (schemaInPrompt: boolean) => string
  question: string
  /** JPEG photos that the question is about. */
  photos?: readonly Uint8Array[]
  /** Noun for the answer in the request and in a repair prompt, such as `recipe`. */
  name: string
  /** JSON schema of the answer in the form that providers want. */
  schema: () => object
  read: (value: unknown) => Read<T>
  /** True for a second attempt after failed checks. */
  mending: boolean
  /** Makes a listener for each try; it is called with the whole text so far. */
  onText?: () => (text: string) => void
}

export interface Usage {
  calls: number
  inputTokens: number
  outputTokens: number
}

const MENDING_TEMPERATURE = 0.2

/**
 * Asks a model in three steps: ask, with the schema where the service takes it; find the answer in the text
 * that came; when there is none, ask once more and name the problem. A second failure is reported as such.
 * @throws AiError, or the signal's reason.
 */
export async function askModel<T>(
  tools: ModelTools,
  asked: Asked<T>,
  signal: AbortSignal,
): Promise<{ value: T; usage: Usage }> {
  const usage = { calls: 0, inputTokens: 0, outputTokens: 0 }
  try {
    return { value: await answerOf(tools, asked, usage, signal), usage }
  } catch (cause) {
    // An unusable answer has to be paid for all the same.
    if (cause instanceof AiError && usage.calls > 0) cause.spent = usage
    throw cause
  }
}

async function answerOf<T>(
  tools: ModelTools,
  asked: Asked<T>,
  usage: Usage,
  signal: AbortSignal,
): Promise<T> {
  const ask = async (prompt: string, mending: boolean) => {
    const repeatsRules = rulesWatch(asked.instructions(false))
    const tell = asked.onText?.()
    const onText = tell && ((text: string) => void (repeatsRules(text) || tell(text)))
    const answer = await tools.capability((capability) =>
      streamAnswer({
        ...tools,
        signal,
        call: callOf(tools.endpoint, capability, asked, prompt, mending),
        ...(onText && { onText }),
      }).catch((cause: unknown) => {
        throw withoutQuestion(cause, prompt)
      }),
    )
    usage.calls += 1
    usage.inputTokens += answer.inputTokens ?? 0
    usage.outputTokens += answer.outputTokens ?? 0
    return { answer, read: repeatsRules(answer.text) ? rulesRepeated : read(answer, asked) }
  }

  const first = await withPatience(signal, () => ask(asked.question, asked.mending))
  if (first.read.kind === 'value') return first.read.value
  if (first.read.kind === 'refused') throw refused()

  const mend = `${asked.question}\n\n${mendAnswer(asked.name, first.answer.text, first.read.problem)}`
  const second = await ask(mend, true)
  if (second.read.kind === 'value') return second.read.value
  if (second.read.kind === 'refused') throw refused()
  const { problem } = second.read
  throw new AiError('broken', `The AI service answered twice without a usable ${asked.name}: ${problem}`, {
    said: problem,
  })
}

/** Removes the cook's question from an error, because the operator reads the words of the service. */
function withoutQuestion(cause: unknown, question: string): unknown {
  if (!(cause instanceof AiError) || cause.said === undefined) return cause
  const { kind, message, retryAfterS, said } = cause
  return new AiError(kind, message, { cause: cause.cause, retryAfterS, said: withoutData(said, question) })
}

const rulesRepeated = { kind: 'unusable', problem: 'The answer repeats rules instead of food.' } as const

function read<T>(answer: Answer, asked: Asked<T>): Read<T> {
  if (answer.text.trim() === '') {
    const problem = answer.cutOff
      ? 'The answer was cut off before it began: all of its tokens went into thoughts.'
      : 'The answer is empty.'
    return { kind: 'unusable', problem }
  }
  const json = findJson(answer.text)
  if (json !== undefined) return asked.read(json)
  const problem = answer.cutOff
    ? 'The answer was cut off because it is too long.'
    : 'The answer is not valid JSON.'
  return { kind: 'unusable', problem }
}

function callOf<T>(
  endpoint: Endpoint,
  capability: Capability,
  { instructions, photos = [], name, schema }: Asked<T>,
  prompt: string,
  mending: boolean,
): AnswerRequest['call'] {
  return {
    prompt: [
      { role: 'system', content: instructions(capability !== 'schema') },
      {
        role: 'user',
        content: [
          ...photos.map((data) => ({
            type: 'file' as const,
            mediaType: 'image/jpeg',
            data: { type: 'data' as const, data },
          })),
          { type: 'text' as const, text: prompt },
        ],
      },
    ],
    maxOutputTokens: capability === 'text' ? undefined : endpoint.maxTokens,
    providerOptions: endpoint.providerOptions,
    ...(capability !== 'text' && {
      temperature: temperatureOf(endpoint, mending && capability === 'schema'),
    }),
    ...(capability === 'schema' && {
      responseFormat: { type: 'json' as const, name, schema: schema() },
      reasoning: endpoint.reasoning,
    }),
    ...(capability === 'json' && {
      responseFormat: { type: 'json' as const },
      ...(endpoint.isReasoningSet && { reasoning: endpoint.reasoning }),
    }),
  }
}

/** A repair is written at a low temperature, which keeps closer to the rules. */
const temperatureOf = ({ temperature }: Endpoint, mending: boolean) =>
  mending ? Math.min(MENDING_TEMPERATURE, temperature ?? MENDING_TEMPERATURE) : temperature
