/** Change to a request that the service refused. */
export type Change =
  | { kind: 'drop'; name: string }
  | { kind: 'set'; name: string; to: string }
  | { kind: 'rename'; name: string; to: string }
  | { kind: 'limit'; name: string; to: number }
  | { kind: 'merge-system' }

type Body = Record<string, unknown>

/** Optional parameters of a request, each with a pattern of the refusals that name it. */
const optionalParameters: readonly (readonly [name: string, mention: RegExp])[] = [
  ['stream_options', /stream_options|include_usage/i],
  ['temperature', /temperature/i],
  ['generationConfig.temperature', /temperature/i],
  ['reasoning_effort', /reasoning|\bthink/i],
  ['reasoning', /reasoning|\bthink/i],
  ['thinking', /\bthinking/i],
  ['generationConfig.thinkingConfig', /thinking/i],
  ['store', /\bstore\b/i],
  ['image_config', /image_config|aspect/i],
]

/**
 * Optional parameters of a picture request, in the order in which they are dropped when a refusal names none.
 */
const optionalPictureParameters: readonly (readonly [name: string, mention: RegExp])[] = [
  ['quality', /quality/i],
  ['size', /\bsize|resolution|dimension|width|height|\d{3,4}x\d{3,4}/i],
  ['response_format', /response_format/i],
  ['generationConfig.imageConfig', /image_?(?:config|size)|aspect/i],
  ['n', /\bn\b/],
]

/** Names of the answer limit at different services. Those of chat completions can stand for each other. */
const limits = [
  'max_tokens',
  'max_completion_tokens',
  'max_output_tokens',
  'generationConfig.maxOutputTokens',
]
const otherSpelling: Record<string, string> = {
  max_tokens: 'max_completion_tokens',
  max_completion_tokens: 'max_tokens',
}
const namesLimit =
  /max_(?:completion_|output_)?tokens|maxOutputTokens|context (?:length|window|size)|(?:output|completion|new) tokens/i
const isTooLarge = /too (?:large|long|many|high)|exceed|at most|maximum|less than|greater than|<=/i
const isUnknown =
  /unsupported|not supported|unrecogni[sz]ed|unknown|unexpected|extra|not permitted|not allowed|use '/i
const refusesSystem =
  /system (?:role|message|prompt|instruction)s?|developer instruction|only (?:support|user)/i

/** Words of refusals that concern the content of a request, not its parameters. */
const refusesContent = /safety|polic(?:y|ies)|moderation|content|billing|credit|quota|api key/i

/** Answer limit below which no recipe fits. */
const LEAST_TOKENS = 1_000

/**
 * Finds a change for a request that was refused with these words; null when they name nothing that could be
 * dropped or renamed. Changes that were tried are not proposed again.
 */
export function changeFor(body: Body, said: string, tried: readonly Change[]): Change | null {
  if (isForPicture(body)) return changeOfPicture(body, said, tried)
  const wish = optionalParameters.find(
    ([name, mention]) => at(body, name) !== undefined && mention.test(said),
  )
  if (wish) return { kind: 'drop', name: wish[0] }
  const limit = limits.find((name) => at(body, name) !== undefined)
  if (limit && namesLimit.test(said)) return changeOfLimit(body, limit, said, tried)
  if (refusesSystem.test(said) && messagesOf(body)?.[0]?.role === 'system') return { kind: 'merge-system' }
  // A bare request that was refused without a reason has only this parameter left beside the question itself.
  const isBare = !('response_format' in body) && !refusesContent.test(said)
  return isBare && 'stream_options' in body ? { kind: 'drop', name: 'stream_options' } : null
}

const isForPicture = (body: Body) =>
  ('prompt' in body && !('messages' in body)) || at(body, 'generationConfig.imageConfig') !== undefined

/**
 * Proposes another size where the refusal names one, else drops the parameter that is named, else one
 * optional parameter after the other.
 */
function changeOfPicture(body: Body, said: string, tried: readonly Change[]): Change | null {
  const there = optionalPictureParameters.filter(([name]) => at(body, name) !== undefined)
  const named = there.find(([, mention]) => mention.test(said))
  const [name] = named ?? (refusesContent.test(said) ? [] : (there[0] ?? []))
  if (name === undefined) return null
  const [size] = said.match(/\d{3,4}x\d{3,4}/g)?.filter((one) => one !== body.size) ?? []
  const isTried = tried.some((change) => change.kind === 'set')
  return name === 'size' && size && !isTried ? { kind: 'set', name, to: size } : { kind: 'drop', name }
}

function changeOfLimit(body: Body, name: string, said: string, tried: readonly Change[]): Change | null {
  const now = Number(at(body, name))
  // Anthropic, which takes the system prompt apart from the messages, accepts no request without a limit.
  const isNeeded = 'system' in body
  const to = otherSpelling[name]
  if (!isNeeded && isUnknown.test(said) && !isTooLarge.test(said)) {
    const isTried = tried.some((change) => change.kind === 'rename' && change.to === name)
    return to && !isTried ? { kind: 'rename', name, to } : { kind: 'drop', name }
  }
  const told = limitIn(said, now)
  if (told !== null) return { kind: 'limit', name, to: told }
  if (now / 2 >= LEAST_TOKENS) return { kind: 'limit', name, to: Math.floor(now / 2) }
  return isNeeded ? null : { kind: 'drop', name }
}

const numberIn = (said: string, pattern: RegExp): number | null => {
  const [, figures] = pattern.exec(said) ?? []
  return figures === undefined ? null : Number(figures.replaceAll(/[,_]/g, ''))
}
const N = String.raw`(\d[\d,_]*)`

/** Reads the number of tokens that a refusal allows, when it is lower than the requested one. */
function limitIn(said: string, now: number): number | null {
  const context = numberIn(said, new RegExp(`context (?:length|window|size)\\D{0,30}${N}`, 'i'))
  const input =
    numberIn(
      said,
      new RegExp(`${N} (?:tokens )?(?:in|from|of) (?:the |your )?(?:messages|prompt|input)`, 'i'),
    ) ??
    numberIn(said, new RegExp(`${N} input tokens`, 'i')) ??
    numberIn(said, new RegExp(`prompt (?:contains|has) (?:at least )?${N}`, 'i'))
  const most =
    context !== null && input !== null
      ? context - input
      : numberIn(
          said,
          new RegExp(
            `(?:at most|maximum (?:value |number )?(?:is|of|allowed)|less than or equal to|<=|>) ${N}`,
            'i',
          ),
        )
  return most !== null && most >= LEAST_TOKENS / 4 && most < now ? most : null
}

/** Returns a copy of the request with all learned changes applied. */
export function withChanges(body: Body, changes: readonly Change[]): Body {
  return changes.reduce<Body>((now, change) => {
    if (change.kind === 'merge-system') return withMergedSystem(now)
    const value = at(now, change.name)
    if (value === undefined) return now
    if (change.kind === 'set') return put(now, change.name, change.to)
    if (change.kind === 'drop') return put(now, change.name, undefined)
    if (change.kind === 'rename') return put(put(now, change.name, undefined), change.to, value)
    return put(now, change.name, Math.min(Number(value), change.to))
  }, body)
}

interface Message {
  role: string
  content: unknown
}
const messagesOf = ({ messages }: Body): Message[] | undefined =>
  Array.isArray(messages) ? (messages as Message[]) : undefined // our own client wrote them

/** Puts the system prompt in front of the question, for models that know no role but the user's. */
function withMergedSystem(body: Body): Body {
  const [system, user, ...rest] = messagesOf(body) ?? []
  if (system?.role !== 'system' || !user) return body
  const content = Array.isArray(user.content)
    ? [{ type: 'text', text: system.content }, ...user.content]
    : `${String(system.content)}\n\n${String(user.content)}`
  return { ...body, messages: [{ ...user, content }, ...rest] }
}

function at(body: Body, name: string): unknown {
  const [head = '', tail] = name.split('.')
  const value = body[head]
  return tail === undefined ? value : (value as Body | undefined)?.[tail]
}

function put(body: Body, name: string, value: unknown): Body {
  const [head = '', tail] = name.split('.')
  if (tail !== undefined) return { ...body, [head]: put({ ...(body[head] as Body) }, tail, value) }
  const { [head]: _, ...rest } = body
  return value === undefined ? rest : { ...rest, [head]: value }
}
